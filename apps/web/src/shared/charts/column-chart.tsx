import { chartPalette } from '@markwright/domain/site/chart-palette'
import { useRef } from 'react'
import { useElementSize } from '../lib/use-element-size.ts'
import { palette } from '../ui/brand/theme.ts'
import { niceScale } from './nice-scale.ts'
import styles from './charts.module.css'

const HEIGHT = 240
const ROOM = { left: 52, right: 8, top: 12, bottom: 24 }
/** Of a label below a column, in pixels. */
const LABEL_WIDTH = 38

export type Column = {
  label: string
  values: readonly number[]
  title: string
  /** Stands back, where another is chosen. */
  isFaint?: boolean
}

/** Columns side by side, one of each series at every label. A drawing: its figures are in the table behind it. */
export function ColumnChart({ columns, label }: { columns: readonly Column[]; label: string }) {
  const box = useRef<HTMLDivElement>(null)
  const { widthPx } = useElementSize(box)
  const width = Math.max(280, widthPx)
  const { top, ticks } = niceScale(Math.max(...columns.flatMap(({ values }) => values)))
  const plot = { width: width - ROOM.left - ROOM.right, height: HEIGHT - ROOM.top - ROOM.bottom }
  const y = (value: number) => ROOM.top + plot.height * (1 - value / top)
  const step = plot.width / columns.length
  const series = columns[0]?.values.length ?? 1
  const bar = Math.min(26, Math.max(1, (step * 0.8) / series))
  const everyLabel = Math.max(1, Math.ceil(LABEL_WIDTH / step))
  return (
    <div ref={box} className={styles.chart}>
      <svg width={width} height={HEIGHT} role="img" aria-label={label}>
        {ticks.map((tick) => (
          <g key={tick}>
            <line x1={ROOM.left} x2={width - ROOM.right} y1={y(tick)} y2={y(tick)} stroke={palette.line} />
            <text x={ROOM.left - 6} y={y(tick) + 4} textAnchor="end" className={styles.tick}>
              {tick.toLocaleString('en')}
            </text>
          </g>
        ))}
        {columns.map((column, at) => {
          const middle = ROOM.left + step * (at + 0.5)
          return (
            <g key={column.label}>
              <title>{column.title}</title>
              <rect x={middle - step / 2} y={ROOM.top} width={step} height={plot.height} fill="transparent" />
              {column.values.map((value, index) => (
                <rect
                  key={index}
                  x={middle - (bar * series) / 2 + bar * index}
                  y={y(value)}
                  width={Math.max(1, bar - 1)}
                  height={Math.max(0, ROOM.top + plot.height - y(value))}
                  fill={chartPalette[index]}
                  fillOpacity={column.isFaint ? 0.35 : 1}
                />
              ))}
              {at % everyLabel === 0 && (
                <text x={middle} y={HEIGHT - 7} textAnchor="middle" className={styles.tick}>
                  {column.label}
                </text>
              )}
            </g>
          )
        })}
      </svg>
    </div>
  )
}
