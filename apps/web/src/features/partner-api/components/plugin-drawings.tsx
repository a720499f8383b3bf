import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './partner-api.module.css'

const INK = 'var(--ink)'
const SOFT = 'var(--ink-soft)'
const LINE = 'var(--line)'
const PAPER = 'var(--paper)'
const ACCENT = 'var(--seal)'

/** A drawing of 360 by 190 units, described by `label`. */
const Drawing = ({ label, children }: { label: string; children: ReactNode }) => (
  <figure className={styles.drawing}>
    <svg viewBox="0 0 360 190" role="img" aria-label={label}>
      <rect x="1" y="1" width="358" height="188" rx="8" fill="#fff" stroke={LINE} />
      {children}
    </svg>
    <figcaption>{label}</figcaption>
  </figure>
)

type At = { x: number; y: number }

const Words = ({
  x,
  y,
  text,
  strong = false,
  color = INK,
}: At & { text: string; strong?: boolean; color?: string }) => (
  <text x={x} y={y} fontSize="12" fontWeight={strong ? 650 : 400} fill={color}>
    {text}
  </text>
)
const Box = ({ x, y, width, height, fill = '#fff' }: At & { width: number; height: number; fill?: string }) => (
  <rect x={x} y={y} width={width} height={height} rx="4" fill={fill} stroke={LINE} />
)
const Press = ({ x, y, text, width = 96 }: At & { text: string; width?: number }) => (
  <>
    <rect x={x} y={y} width={width} height="26" rx="4" fill={ACCENT} />
    <text x={x + width / 2} y={y + 17} fontSize="12" textAnchor="middle" fill="#fff">
      {text}
    </text>
  </>
)
/** The number of an action, in the order in which they are done. */
const Mark = ({ x, y, number }: At & { number: number }) => (
  <>
    <circle cx={x} cy={y} r="9" fill={INK} />
    <text x={x} y={y + 4} fontSize="11" textAnchor="middle" fill="#fff">
      {number}
    </text>
  </>
)

/** Where keys are created. */
export function KeysDrawing() {
  const { t } = useTranslation('partnerApi')
  return (
    <Drawing label={t('plugins.draw.keys')}>
      <Words x={20} y={32} text={t('title')} strong />
      <Words x={20} y={58} text={`${t('plugins.draw.merchant')}  M0123456789AB`} />
      <Mark x={230} y={54} number={1} />
      <Press x={20} y={74} text={t('plugins.draw.create')} />
      <Mark x={132} y={87} number={2} />
      <Box x={20} y={114} width={320} height={60} fill={PAPER} />
      <rect x="34" y="128" width="12" height="12" rx="2" fill={ACCENT} />
      <path d="m37 134 3 3 5-6" stroke="#fff" strokeWidth="1.6" fill="none" />
      <Words x={54} y={139} text={t('plugins.draw.translation')} />
      <Mark x={132} y={135} number={3} />
      <Words x={34} y={162} text="rk_live_…3f9c" color={SOFT} />
    </Drawing>
  )
}

/** What is entered in the settings of a tool. */
export function ConnectDrawing() {
  const { t } = useTranslation('partnerApi')
  return (
    <Drawing label={t('plugins.draw.connect')}>
      <Words x={20} y={32} text="DeepL" strong />
      <Words x={20} y={62} text={t('plugins.values.server')} />
      <Box x={20} y={70} width={320} height={28} />
      <Words x={30} y={88} text={window.location.origin.slice(0, 46)} />
      <Mark x={326} y={84} number={1} />
      <Words x={20} y={122} text={t('plugins.values.key')} />
      <Box x={20} y={130} width={320} height={28} />
      <Words x={30} y={148} text="M0123456789AB:rk_live_…3f9c" />
      <Mark x={326} y={144} number={2} />
    </Drawing>
  )
}

/** Texts with their translations, as they are shown in either language. */
const pairs = [
  ['一种锂离子电池', 'A lithium-ion battery'],
  ['隔膜', 'Separator'],
  ['电极', 'Electrode'],
] as const
const [[battery, batteryTranslated]] = pairs

/** Segments with their translations. */
export function EditorDrawing() {
  const { t } = useTranslation('partnerApi')
  return (
    <Drawing label={t('plugins.draw.segments')}>
      <Words x={24} y={32} text={t('plugins.draw.source')} strong />
      <Words x={190} y={32} text={t('plugins.draw.target')} strong />
      {pairs.map(([source, target], at) => (
        <g key={source}>
          <Box x={16} y={46 + at * 44} width={160} height={36} fill={PAPER} />
          <Box x={182} y={46 + at * 44} width={162} height={36} />
          <Words x={26} y={68 + at * 44} text={source} />
          <Words x={192} y={68 + at * 44} text={target} />
        </g>
      ))}
    </Drawing>
  )
}

/** The manifest names the task pane. */
export function ManifestDrawing() {
  const { t } = useTranslation('partnerApi')
  return (
    <Drawing label={t('plugins.draw.manifest')}>
      <Box x={20} y={40} width={110} height={110} fill={PAPER} />
      <Words x={34} y={66} text="manifest.xml" strong />
      {[82, 96, 110, 124].map((y, at) => (
        <rect key={y} x="34" y={y} width={80 - at * 12} height="5" rx="2" fill={LINE} />
      ))}
      <path d="M140 95h44m-10-8 10 8-10 8" stroke={INK} strokeWidth="2" fill="none" />
      <Box x={196} y={24} width={144} height={142} />
      <rect x="262" y="24" width="78" height="142" fill={PAPER} stroke={LINE} />
      <Words x={206} y={46} text="Office" strong />
      {[64, 78, 92, 106].map((y) => (
        <rect key={y} x="206" y={y} width="46" height="5" rx="2" fill={LINE} />
      ))}
      <Press x={264} y={60} width={74} text={t('plugins.draw.translate')} />
    </Drawing>
  )
}

/** The task pane beside a document or a workbook. */
export function PaneDrawing({ kind }: { kind: 'word' | 'excel' }) {
  const { t } = useTranslation('partnerApi')
  return (
    <Drawing label={t(`plugins.draw.${kind}`)}>
      {kind === 'word' ? (
        <>
          {[34, 48, 62].map((y) => (
            <rect key={y} x="20" y={y} width="150" height="5" rx="2" fill={LINE} />
          ))}
          <rect x="18" y="80" width="128" height="22" fill={PAPER} stroke={ACCENT} />
          <Words x={24} y={95} text={battery} />
          {[120, 134, 148].map((y) => (
            <rect key={y} x="20" y={y} width="150" height="5" rx="2" fill={LINE} />
          ))}
          <Mark x={160} y={91} number={1} />
        </>
      ) : (
        <>
          {pairs.map(([source], at) => (
            <g key={source}>
              <rect x="18" y={36 + at * 34} width="116" height="34" fill={PAPER} stroke={ACCENT} />
              <rect x="134" y={36 + at * 34} width="44" height="34" fill="#fff" stroke={LINE} />
              <Words x={26} y={57 + at * 34} text={source} />
              <Words x={144} y={57 + at * 34} text={`=B${at + 2}`} color={SOFT} />
            </g>
          ))}
          <Mark x={132} y={36} number={1} />
        </>
      )}
      <rect x="192" y="1" width="167" height="188" fill={PAPER} stroke={LINE} />
      <Press x={206} y={22} width={120} text={t('plugins.draw.translate')} />
      <Mark x={340} y={35} number={2} />
      <Box x={206} y={60} width={138} height={62} />
      <Words x={214} y={82} text={batteryTranslated} />
      <Press x={194} y={136} width={146} text={t('plugins.draw.replace')} />
      <Mark x={344} y={149} number={3} />
    </Drawing>
  )
}
