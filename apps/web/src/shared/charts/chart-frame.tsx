import { DownloadOutlined, PictureOutlined } from '@ant-design/icons'
import { type ImageExportFormat, imageExportFormats } from '@markwright/domain/files/image-export'
import { Button, Select, Space } from 'antd'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toCsv } from '@markwright/domain/files/csv'
import { saveAsImage } from '../lib/save-as-image.ts'
import { saveFile } from '../lib/save-file.ts'
import { useAction } from '../lib/use-action.ts'
import { ErrorNote } from '../ui/feedback/error-note.tsx'
import styles from './charts.module.css'

const formats = imageExportFormats.map((value) => ({ value, label: value.toUpperCase() }))

/** A chart with its figures behind it: as a table to unfold, and as a file; the chart itself as an image. */
export function ChartFrame({
  title,
  header,
  rows,
  isWide = false,
  none,
  children,
}: {
  title: string
  header: readonly string[]
  rows: readonly (readonly (string | number)[])[]
  isWide?: boolean
  /** What is shown where there are no figures. */
  none?: string
  children: ReactNode
}) {
  const { t } = useTranslation('statistics')
  const id = useId()
  const chart = useRef<HTMLDivElement>(null)
  const [format, setFormat] = useState<ImageExportFormat>('png')
  const saveImage = useAction(async () => {
    if (chart.current) await saveAsImage(chart.current, title, format)
  })
  const save = () => saveFile(new Blob([toCsv([header, ...rows])], { type: 'text/csv;charset=utf-8' }), `${title}.csv`)
  return (
    <section className={styles.frame} data-wide={isWide || undefined} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <span className={`${styles.saves} no-print`}>
          <Space.Compact>
            <Select
              size="small"
              aria-label={t('imageFormatOf', { title })}
              popupMatchSelectWidth={false}
              disabled={rows.length === 0}
              options={formats}
              value={format}
              onChange={setFormat}
            />
            <Button
              size="small"
              icon={<PictureOutlined />}
              disabled={rows.length === 0 || saveImage.isRunning}
              aria-label={t('imageOf', { format: format.toUpperCase(), title })}
              onClick={() => void saveImage.run()}
            >
              {t('image', { format: format.toUpperCase() })}
            </Button>
          </Space.Compact>
          <Button
            size="small"
            icon={<DownloadOutlined />}
            disabled={rows.length === 0}
            aria-label={t('csvOf', { title })}
            onClick={save}
          >
            {t('csv')}
          </Button>
        </span>
      </div>
      <ErrorNote error={saveImage.error} />
      {rows.length === 0 ? <p className={styles.none}>{none ?? t('noneHere')}</p> : <div ref={chart}>{children}</div>}
      {rows.length > 0 && (
        <details className={styles.details}>
          <summary>{t('showTable')}</summary>
          <div className={styles.scroll} role="group" aria-labelledby={id} tabIndex={0}>
            <table className={styles.table}>
              <thead>
                <tr>
                  {header.map((name) => (
                    <th key={name} scope="col">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row, index) => (
                  <tr key={index}>
                    {row.map((value, at) => (
                      <td key={at} className={typeof value === 'number' && at > 0 ? styles.number : undefined}>
                        {typeof value === 'number' && at > 0 ? value.toLocaleString('en') : value}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </details>
      )}
    </section>
  )
}
