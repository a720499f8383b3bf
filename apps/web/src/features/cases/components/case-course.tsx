import type { CaseChange } from '@markwright/api-client/models/caseChange'
import { useTranslation } from 'react-i18next'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import { shownMoney } from '../../../shared/lib/money.ts'
import styles from './case-course.module.css'

/** What happened to a case, the latest first. */
export function CaseCourse({ history }: { history: readonly CaseChange[] }) {
  const { t } = useTranslation('cases')
  return (
    <ol aria-label={t('course.title')} className={styles.course}>
      {history.map(({ event, by, reason, feeRefund, time }, index) => (
        <li key={index}>
          {t(`course.event.${event as 'create'}`, { defaultValue: event })} · {t(`course.by.${by}`)}
          <time className="day">{toLocalMinute(time)}</time>
          {reason && <p>{reason}</p>}
          {feeRefund && (
            <p>{t('course.feeRefund', { number: feeRefund.number, amount: shownMoney(feeRefund.amount) })}</p>
          )}
        </li>
      ))}
    </ol>
  )
}
