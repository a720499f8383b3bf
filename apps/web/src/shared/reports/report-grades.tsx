import type { ReportClass } from '@markwright/api-client/models/reportClass'
import { niceClassName } from '@markwright/domain/marks/nice-classes'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../i18n/language.ts'
import { GradeBadge } from '../clearance/grade-badge.tsx'
import { LevelCounts } from './level-counts.tsx'
import styles from './report-content.module.css'

/** Grade, chance with its band, and what is in the way, class by class; each leads to its section. */
export function ReportGrades({ classes }: { classes: readonly ReportClass[] }) {
  const { t } = useTranslation('reports')
  const language = useLanguage()
  return (
    <table className={styles.grades}>
      <caption className="visually-hidden">{t('content.grades')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('content.class')}</th>
          <th scope="col">{t('content.grade')}</th>
          <th scope="col">{t('content.chance')}</th>
          <th scope="col">{t('content.counts')}</th>
        </tr>
      </thead>
      <tbody>
        {classes.map(({ class: no, grade, advice, chance, band: [least = 0, most = 0], counts }) => (
          <tr key={no}>
            <th scope="row">
              {t('classShort', { no })} <small>{niceClassName(no, language)}</small>
            </th>
            <td>
              <GradeBadge grade={grade} words={advice} />
            </td>
            <td>
              <div className={styles.chance}>
                <span className={styles.bar} data-grade={grade} aria-hidden="true">
                  <i style={{ width: `${chance}%` }} />
                  <em style={{ left: `${least}%`, width: `${most - least}%` }} />
                </span>
                <b className="numeric">{chance}%</b>
                <small className="numeric">{t('content.band', { least, most })}</small>
              </div>
            </td>
            <td data-label={t('content.counts')}>
              <LevelCounts counts={counts} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
