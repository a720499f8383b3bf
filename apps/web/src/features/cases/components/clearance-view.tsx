import type { CaseClearance } from '@markwright/api-client/models/caseClearance'
import type { CaseClearanceClass } from '@markwright/api-client/models/caseClearanceClass'
import { niceClassName } from '@markwright/domain/marks/nice-classes'
import { useTranslation } from 'react-i18next'
import { GradeBadge } from '../../../shared/clearance/grade-badge.tsx'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import { successRatePath, trademarkDetailPath } from '../../../shared/lib/paths.ts'
import { LevelBadge } from '../../../shared/similarity/level-badge.tsx'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import styles from './clearance-view.module.css'

/** The chance of registration of a mark as it was assessed, and what stands against it in each class. */
export function ClearanceView({ clearance }: { clearance: NonNullable<CaseClearance> }) {
  const { t } = useTranslation(['cases', 'clearance'])
  const { time, text, applicant, dataDate, classes } = clearance
  return (
    <section aria-label={t('clearance.title')}>
      {classes.map((each) => (
        <ClassResult key={each.classNo} result={each} />
      ))}
      <p className={styles.note}>
        {t('clearance.basis', { text, time: toLocalMinute(time), day: dataDate ?? '—' })} {t('clearance:result.note')}{' '}
        <SiteLink
          to={successRatePath({ text, applicant, classify: classes.map(({ classNo }) => classNo).join(';') })}
          target="_blank"
          style={{ textDecoration: 'underline' }}
        >
          {t('clearance.more')}
        </SiteLink>
      </p>
    </section>
  )
}

/** The assessment that is saved with a case, with its heading. */
export function CaseClearanceSection({ clearance }: { clearance: NonNullable<CaseClearance> }) {
  const { t } = useTranslation('cases')
  return (
    <>
      <h2 style={{ fontSize: 16, marginTop: 28 }}>{t('clearance.title')}</h2>
      {!clearance.isCurrent && <p>{t('clearance.former')}</p>}
      <ClearanceView clearance={clearance} />
    </>
  )
}

function ClassResult({
  result: { classNo, grade, rate, marks, grounds, usualGroups },
}: {
  result: CaseClearanceClass
}) {
  const { t } = useTranslation(['cases', 'clearance'])
  const language = useLanguage()
  return (
    <article className={styles.class}>
      <h3>
        {t('clearance:panel.class', { no: classNo, name: niceClassName(classNo, language) })}{' '}
        <GradeBadge grade={grade} words={t(`clearance:grade.${grade}`)} />{' '}
        <span className="numeric">{t('clearance:panel.rate', { rate })}</span>
      </h3>
      {grounds.length > 0 && (
        <ul aria-label={t('clearance:panel.grounds')}>
          {grounds.map(({ rule, severity, text }, index) => (
            <li key={index}>
              {t(`clearance:severity.${severity}`)}: {text[language]} <code>{rule}</code>
            </li>
          ))}
        </ul>
      )}
      {marks.length === 0 ? (
        <p className={styles.note}>{t('clearance.noMarks')}</p>
      ) : (
        <ul aria-label={t('clearance.marks')} className={styles.marks}>
          {marks.map(({ id, name, appNo, applicant, level, score }) => (
            <li key={id}>
              <SiteLink to={trademarkDetailPath(id)} target="_blank">
                {name || appNo}
              </SiteLink>{' '}
              <LevelBadge level={level} score={score} />
              <span className={styles.note}>{[appNo, applicant].filter(Boolean).join(' · ')}</span>
            </li>
          ))}
        </ul>
      )}
      {usualGroups.length > 0 && (
        <>
          <p style={{ marginTop: 8 }}>{t('clearance.usualGroups', { count: usualGroups[0]!.sampled })}</p>
          <ul aria-label={t('clearance.usualGroupsLabel')}>
            {usualGroups.map(({ code, name, share }) => (
              <li key={code}>{t('clearance.usualGroup', { code, name: name[language], share })}</li>
            ))}
          </ul>
        </>
      )}
    </article>
  )
}
