/** Decoration; the name of the jurisdiction is beside it. */
export const Flag = ({ code }: { code: string }) => (
  <img
    src={`/flags/${code.toLowerCase()}.svg`}
    alt=""
    width={20}
    height={15}
    loading="lazy"
    decoding="async"
    style={{ flex: 'none', border: '1px solid var(--line)' }}
  />
)
