import type { ReportImage } from '@markwright/api-client/models/reportImage'
import { getGetTrademarkImageUrl } from '@markwright/api-client/trademarks'
import { useTranslation } from 'react-i18next'
import { ImageExplanation } from '../similarity/image-explanation.tsx'
import { ReportMarkLine } from './report-mark-line.tsx'
import styles from './report-content.module.css'

/** Earlier marks whose images are similar to that of the mark, each with the parts that agree. */
export function SimilarImages({ image: { preview, total, marks } }: { image: ReportImage }) {
  const { t } = useTranslation('reports')
  return (
    <>
      <p className={styles.faint}>{t(total === 0 ? 'content.noImages' : 'content.imagesNote', { count: total })}</p>
      <ol className={styles.cited}>
        {marks.map(({ mark, regions }) => (
          <li key={mark.id}>
            <ReportMarkLine mark={mark} />
            <ImageExplanation
              image={{ preview, crop: null }}
              hit={{ name: mark.name, thumbUrl: getGetTrademarkImageUrl(mark.id, { size: 'thumb' }) }}
              similarity={{
                score: mark.score,
                level: mark.level,
                rule: 'IMG',
                components: { image: mark.score },
                spans: [],
                regions,
                reasons: [],
              }}
              engineVersion={null}
            />
          </li>
        ))}
      </ol>
      {total > marks.length && (
        <p className={styles.faint}>{t('content.moreImages', { count: total - marks.length })}</p>
      )}
    </>
  )
}
