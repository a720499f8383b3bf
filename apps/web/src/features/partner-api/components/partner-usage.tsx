import { DownloadOutlined } from '@ant-design/icons'
import { getExportPartnerUsageUrl, useGetPartnerUsage } from '@markwright/api-client/partner-keys'
import { Button, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { ErrorView } from '../../../shared/ui/error-view.tsx'
import { useLanguage } from '../../../shared/i18n/language.ts'
import styles from './partner-api.module.css'

/** Calls of the last 30 days by day, key and product. */
export function PartnerUsage() {
  const { t } = useTranslation('partnerApi')
  const language = useLanguage()
  const { data, error, refetch } = useGetPartnerUsage({}, { query: { staleTime: 0 } })
  return (
    <section className={styles.section}>
      <h2>{t('usage.title')}</h2>
      {error && !data ? (
        <ErrorView error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton active />
      ) : data.records.length === 0 ? (
        <p className={styles.note}>{t('usage.none')}</p>
      ) : (
        <>
          <p className={styles.tools}>
            <span>{t('usage.days', { from: data.from, to: data.to })}</span>
            <Button icon={<DownloadOutlined />} href={`${getExportPartnerUsageUrl()}?lang=${language}`}>
              CSV
            </Button>
          </p>
          <div className={styles.wide}>
            <table className={styles.table}>
              <thead>
                <tr>
                  {(['day', 'key', 'product', 'calls', 'failures', 'words'] as const).map((column) => (
                    <th key={column} scope="col">
                      {t(`usage.columns.${column}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {data.records.map((row) => (
                  <tr key={`${row.day} ${row.keyId} ${row.product}`}>
                    <td className="numeric">{row.day}</td>
                    <td>
                      {row.keyName}
                      {row.isTest && ` (${t('keys.test')})`}
                    </td>
                    <td>{t(`products.${row.product}`)}</td>
                    <td className="numeric">{row.calls}</td>
                    <td className="numeric">{row.failures}</td>
                    <td className="numeric">{row.words}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </section>
  )
}
