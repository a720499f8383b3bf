import { DownloadOutlined } from '@ant-design/icons'
import type { CompressedDrawing } from '@markwright/api-client/models/compressedDrawing'
import type { CompressedDrawings } from '@markwright/api-client/models/compressedDrawings'
import type { DrawingFacts } from '@markwright/api-client/models/drawingFacts'
import { Alert, Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { saveMade, saveZip } from '../model/files.ts'
import styles from './patent-tools.module.css'

const MM_PER_INCH = 25.4
const kB = (bytes: number) => `${Math.max(1, Math.round(bytes / 1024)).toLocaleString('en')} kB`

/** Drawings before and after, what to look at in them, and their download. */
export function DrawingResults({ found: { limits, drawings, problems } }: { found: CompressedDrawings }) {
  const { t } = useTranslation('patentTools')
  return (
    <section className={styles.result} aria-label={t('compress.results')}>
      <p className={styles.note}>{t('compress.rule', { ...limits, kb: Math.round(limits.bytesMax / 1024) })}</p>
      {problems.length > 0 && (
        <Alert
          className={styles.alert}
          type="warning"
          showIcon
          role="alert"
          title={problems.map(({ name, problem }, at) => (
            // The same file may be refused twice.
            <p key={`${at} ${name}`}>
              {name} {t(`compress.problems.${problem}`)}
            </p>
          ))}
        />
      )}
      {drawings.length > 0 && (
        <>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('compress.file')}</th>
                <th scope="col">{t('compress.before')}</th>
                <th scope="col">{t('compress.after')}</th>
                <th scope="col" />
              </tr>
            </thead>
            <tbody>
              {drawings.map((drawing, at) => (
                // The same file may be compressed twice.
                <Row key={`${at} ${drawing.name}`} drawing={drawing} />
              ))}
            </tbody>
          </table>
          <Button type="primary" onClick={() => void saveZip(drawings, 'drawings.zip')}>
            {t('downloadZip')}
          </Button>
        </>
      )}
    </section>
  )
}

function Row({ drawing }: { drawing: CompressedDrawing }) {
  const { t } = useTranslation('patentTools')
  const { name, before, after, lost, warnings } = drawing
  const percent = (lost * 100).toFixed(1)
  return (
    <tr>
      <th scope="row">
        {name}
        {warnings.length === 0 && <p className={styles.note}>✓ {t('compress.ok')}</p>}
        {lost > 0 && !warnings.includes('detail') && (
          <p className={styles.note}>{t('compress.changed', { percent: lost < 0.001 ? '< 0.1' : percent })}</p>
        )}
        {warnings.map((warning) => (
          <p key={warning} className={styles.warning}>
            ⚠ {t(`compress.warnings.${warning}`, { percent })}
          </p>
        ))}
      </th>
      <td data-label={t('compress.before')}>
        <Facts facts={before} />
      </td>
      <td data-label={t('compress.after')}>
        <Facts facts={after} />
      </td>
      <td>
        <Button icon={<DownloadOutlined />} aria-label={`${t('download')} ${name}`} onClick={() => saveMade(drawing)}>
          {t('download')}
        </Button>
      </td>
    </tr>
  )
}

function Facts({ facts: { format, bytes, width, height, dpi } }: { facts: DrawingFacts }) {
  const { t } = useTranslation('patentTools')
  const mm = (pixels: number) => ((pixels / dpi!) * MM_PER_INCH).toFixed(0)
  return (
    <>
      {format.toUpperCase()}, {kB(bytes)}
      <br />
      {width} × {height} px
      <br />
      {dpi ? `${dpi} dpi, ${mm(width)} × ${mm(height)} mm` : t('compress.dpiUnknown')}
    </>
  )
}
