import { BellOutlined } from '@ant-design/icons'
import type { Renewal } from '@markwright/api-client/models/renewal'
import { countryName } from '@markwright/domain/places/countries'
import { renewalStatuses } from '@markwright/domain/marks/renewal'
import { useTranslation } from 'react-i18next'
import { newMonitorPath } from '../../../../shared/lib/paths.ts'
import { useLanguage } from '../../../../shared/i18n/language.ts'
import { ButtonLink } from '../../../../shared/ui/controls/button-link.tsx'
import { renewalTimeline } from '../../model/renewal-timeline.ts'
import styles from './renewal-bar.module.css'

/** Labels are turned inwards where they would leave the bar. */
const EDGE_PERCENT = 8

/** Monitors reckon by the rule of mainland China, which says nothing of when marks of other offices can be renewed. */
const REMINDED_OFFICE = 'CN'

/** The renewal window on a bar of time, with the rule by which its days were reckoned, and a way to be reminded. */
export function RenewalBar({ renewal, office, appNo }: { renewal: Renewal; office: string; appNo: string }) {
  const { t } = useTranslation('detail')
  const language = useLanguage()
  const timeline = renewalTimeline(renewal)
  const { status, oneYearBefore, validdate, sixMonthAfter, today } = renewal
  if (!timeline || status === '') return <p>{t('renewal.unknown')}</p>
  const { opens, expires, closes, days } = timeline
  const edge = timeline.today < EDGE_PERCENT ? 'start' : timeline.today > 100 - EDGE_PERCENT ? 'end' : undefined
  const borders = [
    { at: opens, day: oneYearBefore, name: t('renewal.opens') },
    { at: expires, day: validdate, name: t('renewal.expires') },
    { at: closes, day: sixMonthAfter, name: t('renewal.closes') },
  ]
  return (
    <>
      <p className={styles.verdict}>
        <strong>{renewalStatuses[status][language === 'cn' ? 'zh' : 'en']}</strong>
        {t('colon')}
        {t(`renewal.verdict.${status}`, {
          count: days,
          opens: oneYearBefore,
          expires: validdate,
          closes: sixMonthAfter,
        })}
      </p>
      <div className={styles.bar} aria-hidden="true">
        <div className={styles.track}>
          <div className={styles.open} style={{ left: `${opens}%`, width: `${expires - opens}%` }} />
          <div className={styles.grace} style={{ left: `${expires}%`, width: `${closes - expires}%` }} />
        </div>
        {borders.map(({ at, day, name }) => (
          <div key={name} className={`${styles.border} numeric`} style={{ left: `${at}%` }}>
            {day}
            <span>{name}</span>
          </div>
        ))}
        <div className={styles.today} style={{ left: `${timeline.today}%` }} data-edge={edge}>
          <span className="numeric">
            {timeline.isTodayOutside ? t('renewal.todayOutside', { today }) : t('renewal.today', { today })}
          </span>
        </div>
      </div>
      <p className={`${styles.rule} numeric`}>
        {t('renewal.rule', { opens: oneYearBefore, expires: validdate, closes: sixMonthAfter })}
        {office !== 'CN' && ` ${t('renewal.ruleElsewhere', { office: countryName(office, language) })}`}
      </p>
      {office === REMINDED_OFFICE && status !== '不可续展' && (
        <ButtonLink
          className={`${styles.reminder} no-print`}
          icon={<BellOutlined />}
          to={newMonitorPath({ type: 'renewal', applicationNumber: appNo, country: office })}
        >
          {t('renewal.remind')}
        </ButtonLink>
      )}
    </>
  )
}
