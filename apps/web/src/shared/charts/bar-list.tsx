import { chartPalette } from '@markwright/domain/site/chart-palette'
import type { ReactNode } from 'react'
import styles from './charts.module.css'

export type Bar = {
  key: string
  label: ReactNode
  total: number
  /** Stretches of the bar from the left, in the order of the legend. */
  parts: readonly number[]
}

/** Bars across, one below the other, each with its number; `legend` names the stretches. */
export function BarList({ bars, legend }: { bars: readonly Bar[]; legend?: readonly string[] }) {
  const max = Math.max(1, ...bars.map(({ total }) => total))
  return (
    <>
      {legend && <Legend names={legend} />}
      <ul className={styles.bars}>
        {bars.map(({ key, label, total, parts }) => (
          <li key={key}>
            <span className={styles.label}>{label}</span>
            <span className={styles.track} aria-hidden="true">
              {parts.map((part, at) => (
                <i key={at} style={{ width: `${(100 * part) / max}%`, background: chartPalette[at] }} />
              ))}
            </span>
            <span className={`${styles.value} numeric`}>{total.toLocaleString('en')}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

export const Legend = ({ names }: { names: readonly string[] }) => (
  <ul className={styles.legend}>
    {names.map((name, at) => (
      <li key={name}>
        <i style={{ background: chartPalette[at] }} aria-hidden="true" />
        {name}
      </li>
    ))}
  </ul>
)
