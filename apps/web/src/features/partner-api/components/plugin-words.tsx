import { useGetUsage, useListPlans } from '@markwright/api-client/entitlements'
import { useListPartnerKeys } from '@markwright/api-client/partner-keys'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../shared/lib/paths.ts'
import { useIsMember } from '../../../shared/session/session.ts'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import styles from './partner-api.module.css'

const PLAN = 'pluginWords'
const SERVICE_TYPE = 28
const shown = (count: number) => count.toLocaleString('en')

/** Free words of plug-ins: what everybody gets, and what the member has left. */
export function PluginWords() {
  const { t } = useTranslation('partnerApi')
  const isMember = useIsMember()
  const { data: plans } = useListPlans({ serviceType: SERVICE_TYPE })
  const { data: usage } = useGetUsage({ query: { enabled: isMember, staleTime: 0 } })
  const { data: keys } = useListPartnerKeys({ query: { enabled: isMember, staleTime: 0 } })
  const total = plans?.find(({ code }) => code === PLAN)?.limits[0]?.total
  const left = usage?.find(({ service }) => service === PLAN)?.extraLeft ?? 0
  const hasKey = keys?.records.some(({ isTest, scopes }) => !isTest && scopes.includes('translation')) ?? false
  return (
    <div className={styles.words} role="status">
      {total && <p>{t('plugins.words.offer', { total: shown(total) })}</p>}
      {isMember && usage && keys && (left > 0 || hasKey || total) && (
        <p>
          <strong>
            {left > 0
              ? t('plugins.words.left', { left: shown(left) })
              : hasKey
                ? t('plugins.words.usedUp')
                : total && t('plugins.words.waiting', { total: shown(total) })}
          </strong>{' '}
          {left > 0 ? (
            <SiteLink to={paths.myServer}>{t('plugins.words.mine')}</SiteLink>
          ) : (
            hasKey && <SiteLink to={paths.services}>{t('plugins.words.buy')}</SiteLink>
          )}
        </p>
      )}
    </div>
  )
}
