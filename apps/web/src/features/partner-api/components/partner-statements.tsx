import { DownloadOutlined } from '@ant-design/icons'
import { getExportPartnerUsageUrl, useListPartnerStatements } from '@markwright/api-client/partner-keys'
import { Button, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import styles from './partner-api.module.css'

/** What was used in each month, with its days as a file. */
export function PartnerStatements() {
  const { t } = useTranslation('partnerApi')
  const language = useLanguage()
  const { data, error, refetch } = useListPartnerStatements({ query: { staleTime: 0 } })
  return (
    <section className={styles.section}>
      <h2>{t('statements.title')}</h2>
      {error && !data ? (
        <ErrorView error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton active />
      ) : data.length === 0 ? (
        <p className={styles.note}>{t('statements.none')}</p>
      ) : (
        <ul className={styles.cards}>
          {data.map(({ from, to, calls, failures, words }) => {
            const month = from.slice(0, 7)
            return (
              <li key={from} className={styles.card}>
                <strong className="numeric">{month}</strong>
                <p>
                  {t('statements.figures', {
                    calls: calls.toLocaleString('en'),
                    failures: failures.toLocaleString('en'),
                    words: words.toLocaleString('en'),
                  })}
                </p>
                <p className={styles.acts}>
                  <Button
                    type="text"
                    icon={<DownloadOutlined />}
                    aria-label={t('statements.download', { month })}
                    href={`${getExportPartnerUsageUrl({ from, to })}&lang=${language}`}
                  >
                    CSV
                  </Button>
                </p>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
