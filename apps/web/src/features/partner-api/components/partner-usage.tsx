import { DownloadOutlined } from '@ant-design/icons'
import { getExportPartnerUsageUrl, useGetPartnerUsage } from '@markwright/api-client/partner-keys'
import { Button, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { SmallTable } from '../../../shared/list/small-table.tsx'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
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
          <SmallTable
            label={t('usage.title')}
            rows={data.records}
            keyOf={({ day, keyId, product }) => `${day} ${keyId} ${product}`}
            pageSize={10}
            columns={[
              {
                key: 'day',
                title: t('usage.columns.day'),
                render: ({ day }) => <span className="numeric">{day}</span>,
              },
              {
                key: 'key',
                title: t('usage.columns.key'),
                render: ({ keyName, isTest }) => (isTest ? `${keyName} (${t('keys.test')})` : keyName),
              },
              { key: 'product', title: t('usage.columns.product'), render: ({ product }) => t(`products.${product}`) },
              ...(['calls', 'failures', 'words'] as const).map((key) => ({
                key,
                title: t(`usage.columns.${key}`),
                isNumber: true,
                render: (row: (typeof data.records)[number]) => row[key].toLocaleString('en'),
              })),
            ]}
          />
        </>
      )}
    </section>
  )
}
