import { useListPartnerKeys } from '@markwright/api-client/partner-keys'
import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { CopyText } from '../../../shared/ui/controls/copy-text.tsx'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { PartnerKeys } from '../components/partner-keys.tsx'
import styles from '../components/partner-api.module.css'
import { PartnerStatements } from '../components/partner-statements.tsx'
import { PluginWords } from '../components/plugin-words.tsx'
import { PartnerUsage } from '../components/partner-usage.tsx'
import { Webhooks } from '../components/webhooks.tsx'
import { documentPath } from '../model/document-path.ts'

/** Request keys of the member, what they use, and the addresses that are called. */
export function PartnerApiPage() {
  const { t, i18n } = useTranslation('partnerApi')
  const { data, error, refetch } = useListPartnerKeys({ query: { staleTime: 0 } })
  return (
    <WorkPage title={t('title')} lead={t('lead')}>
      {error && !data ? (
        <ErrorView error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton active paragraph={{ rows: 8 }} style={{ marginTop: 20 }} />
      ) : (
        <>
          <p className={styles.facts}>
            <span>{t('merchantId')}</span>
            <code>{data.merchantId}</code>
            <CopyText text={data.merchantId} name={t('merchantId')} />
            <SiteLink to={documentPath('guides/first-call', i18n.language)}>{t('guides')}</SiteLink>
            <SiteLink to={documentPath('clients/', i18n.language)}>{t('clients')}</SiteLink>
            <SiteLink to={documentPath('reference', i18n.language)}>{t('reference')}</SiteLink>
          </p>
          <PluginWords />
          <PartnerKeys keys={data.records} onChange={async () => void (await refetch())} />
          <PartnerUsage />
          <PartnerStatements />
          <Webhooks />
        </>
      )}
    </WorkPage>
  )
}
