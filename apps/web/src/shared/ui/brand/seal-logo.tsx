/** The brand mark: 知匠 cut into a seal. Decoration; the name is beside it as text. */
export const SealLogo = ({ sizePx }: { sizePx: number }) => (
  <svg viewBox="0 0 64 64" width={sizePx} height={sizePx} aria-hidden="true" focusable="false">
    <path fill="var(--seal)" d="M5 3.5 31 3l27.5.6 2.3 2.2.4 26.4-.5 26.3-2.4 2.3-26 .3-26.5-.5L3.2 58 3 32l.3-26.4z" />
    <g fill="none" stroke="#fffdf8" strokeWidth="3.6" strokeLinecap="square">
      <path d="M17 9.5 13 15.5M14.5 14.4H32M11 21.4H33.5M22.5 14.4V21.4L12 30.4M23.5 22.5 33 30" />
      <path d="M40 13.5H53V29.5H40Z" />
      <path d="M53.5 36.5H11V55.5H54" />
      <path d="M44.5 41 25 42.2V46.2L20.4 50.4M25 46.2H50.5M40.4 46.2V49.4" />
    </g>
  </svg>
)
