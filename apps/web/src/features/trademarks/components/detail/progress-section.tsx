import type { TrademarkDetailProgressItem } from '@markwright/api-client/models/trademarkDetailProgressItem'
import { gazetteIssueName } from '@markwright/domain/marks/gazette-labels'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../shared/i18n/language.ts'
import styles from './progress-section.module.css'

/** What has happened to the mark, oldest first, with the issue of the gazette where it was published. */
export function ProgressSection({ events }: { events: readonly TrademarkDetailProgressItem[] }) {
  const { t } = useTranslation('detail')
  const language = useLanguage()
  return (
    <ol className={styles.events}>
      {events.map(({ date, code, text, textEn, issue }, index) => (
        <li key={index}>
          <time dateTime={date} className="numeric">
            {date}
          </time>{' '}
          {language === 'en' ? (textEn ?? text) : text}{' '}
          <span className={`${styles.code} numeric`}>
            {[issue && t('gazetteIssue', { issue: gazetteIssueName(issue, language) }), code]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ol>
  )
}
