import type { ReportClass } from '@markwright/api-client/models/reportClass'
import type { ReportMark } from '@markwright/api-client/models/reportMark'
import type { ReportQuestion } from '@markwright/api-client/models/reportQuestion'
import { niceClassName } from '@markwright/domain/marks/nice-classes'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../i18n/language.ts'
import { CitedMarks } from './cited-marks.tsx'
import { GradeBadge } from '../clearance/grade-badge.tsx'
import styles from './report-content.module.css'

/** What a report says of one class; `comment` is what the reviewer says of it, or where they say it. */
export function ReportClassSection({
  assessed,
  marks,
  question,
  comment,
}: {
  assessed: ReportClass
  marks: ReadonlyMap<string, ReportMark>
  question: ReportQuestion
  comment: ReactNode
}) {
  const { t } = useTranslation('reports')
  const language = useLanguage()
  const { class: no, grade, advice, grounds, citations, withoutGoods } = assessed
  const join = language === 'cn' ? '；' : '; '
  const goods = question.goods.filter((item) => item.class === no).map(({ name }) => name)
  return (
    <section className={styles.class}>
      <h2>
        {t('classShort', { no })} <small>{niceClassName(no, language)}</small>
      </h2>
      <p>
        <GradeBadge grade={grade} words={advice} />
      </p>
      <p className={styles.soft}>
        {goods.length > 0 ? t('content.goods', { goods: goods.join(join) }) : t('content.wholeClass')}
      </p>
      {withoutGoods && (
        <p className={styles.soft}>
          {t('content.withoutGoods', { goods: withoutGoods.goods.join(join), grade: withoutGoods.grade })}
        </p>
      )}
      {comment}
      <h3>{t('content.grounds')}</h3>
      {grounds.length === 0 && <p className={styles.soft}>{t('content.noGrounds')}</p>}
      <ul className={styles.grounds}>
        {grounds.map((ground) => (
          <li key={ground.rule}>
            <b>{ground.severityText}</b> {ground.text} <small>{ground.rule}</small>
          </li>
        ))}
      </ul>
      <h3>{t('content.cited')}</h3>
      {citations.length === 0 ? (
        <p className={styles.soft}>{t('content.noneCited')}</p>
      ) : (
        <CitedMarks citations={citations} marks={marks} />
      )}
    </section>
  )
}
