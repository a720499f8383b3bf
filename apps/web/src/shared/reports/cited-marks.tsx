import type { ReportCitation } from '@markwright/api-client/models/reportCitation'
import type { ReportMark } from '@markwright/api-client/models/reportMark'
import { useTranslation } from 'react-i18next'
import { LevelBadge } from '../similarity/level-badge.tsx'
import { ReportMarkLine } from './report-mark-line.tsx'
import styles from './report-content.module.css'

/** Earlier marks that stand against a class, what weighs most first. */
export function CitedMarks({
  citations,
  marks,
}: {
  citations: readonly ReportCitation[]
  marks: ReadonlyMap<string, ReportMark>
}) {
  const { t } = useTranslation('reports')
  return (
    <>
      <p className={styles.faint}>{t('content.columnsNote')}</p>
      <ol className={styles.cited}>
        {citations.map((citation) => {
          const mark = marks.get(citation.id)
          return (
            mark && (
              <li key={citation.id}>
                <ReportMarkLine mark={mark} />
                <dl>
                  <div>
                    <dt>{t('content.similarity')}</dt>
                    <dd>
                      <LevelBadge level={mark.level} score={mark.score} />
                    </dd>
                  </div>
                  <div>
                    <dt>{t('content.standing')}</dt>
                    <dd>{citation.standing}</dd>
                  </div>
                  <div>
                    <dt>{t('content.relation')}</dt>
                    <dd>{citation.goods}</dd>
                  </div>
                  <div>
                    <dt>{t('content.share')}</dt>
                    <dd className="numeric">{Math.round(citation.share * 100)}%</dd>
                  </div>
                  <div>
                    <dt>{t('content.without')}</dt>
                    <dd>{citation.gradeWithout}</dd>
                  </div>
                </dl>
              </li>
            )
          )
        })}
      </ol>
    </>
  )
}
