import type { ClassSuccess } from '@markwright/api-client/models/classSuccess'
import { niceClassName } from '@markwright/domain/marks/nice-classes'
import { useTranslation } from 'react-i18next'
import { GradeBadge } from '../../../shared/clearance/grade-badge.tsx'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { RiskMarkCard } from './risk-mark-card.tsx'
import styles from './success.module.css'

/** One class: its grade, what stands against the name, and what would change it. */
export function ClassPanel({ text, assessed }: { text: string; assessed: ClassSuccess }) {
  const { t } = useTranslation('clearance')
  const language = useLanguage()
  const { class: no, grade, rate, band, riskMarks, riskCount, absoluteGrounds, goods, deleteItems, basis } = assessed
  return (
    <article className={styles.panel} aria-labelledby={`class-${no}`}>
      <header className={styles.verdict}>
        <h3 id={`class-${no}`}>{t('panel.class', { no, name: niceClassName(no, language) })}</h3>
        <GradeBadge grade={grade} words={t(`grade.${grade}`)} />
        <p className="numeric">
          <b className={styles.rate}>{t('panel.rate', { rate })}</b>{' '}
          <span className={styles.note}>{t('panel.band', band)}</span>
        </p>
      </header>
      {goods.length > 0 && (
        <p className={styles.note}>
          {t('panel.goods')}
          {goods
            .map(({ name, group, estimated }) =>
              // A whole group goes by its code.
              name === group
                ? t('panel.group', { group })
                : t(estimated ? 'panel.estimatedItem' : 'panel.item', { name, group: group ?? t('panel.noGroup') }),
            )
            .join(t('separator'))}
        </p>
      )}
      {deleteItems && (
        <p className={styles.advice}>
          {t('panel.delete', {
            items: deleteItems.items.join(t('separator')),
            grade: deleteItems.grade,
            rate: deleteItems.rate,
          })}
        </p>
      )}
      <section aria-label={t('panel.grounds')}>
        <h4>{t('panel.grounds')}</h4>
        {absoluteGrounds.length === 0 ? (
          <p className={styles.note}>{t('panel.noGrounds')}</p>
        ) : (
          <ul className={styles.grounds}>
            {absoluteGrounds.map(({ rule, entry, severity, text: sentence }) => (
              <li key={`${rule}-${entry}`}>
                <span className={styles.severity} data-severity={severity}>
                  {t(`severity.${severity}`)}
                </span>{' '}
                {language === 'cn' ? sentence.zh : sentence.en} <code>{rule}</code>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section aria-label={t('panel.marks')}>
        <h4>{t('panel.marks')}</h4>
        <p className={styles.note}>
          {riskCount === 0 ? t('panel.noMarks') : t('panel.marksNote', { count: riskCount, shown: riskMarks.length })}
        </p>
        {riskMarks.map((risk) => (
          <RiskMarkCard key={risk.mark.id} text={text} risk={risk} engineVersion={basis.engineVersion} />
        ))}
      </section>
    </article>
  )
}
