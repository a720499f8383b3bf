import { getListUserEntitlementsQueryKey, useListUserEntitlements } from '@markwright/api-client/backoffice'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Flex, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { useMay } from '../../../shared/manage/use-may.ts'
import { EntitlementCard } from './entitlement-card.tsx'
import { GrantPlanDialog } from './grant-plan-dialog.tsx'
import styles from './user-entitlements.module.css'

/** Nobody has so many that staff would page through them. */
const SHOWN_MAX = 50

/** What a member has bought, tries and was granted, and what staff can change about it. */
export function UserEntitlements({ userId, isReadOnly }: { userId: string; isReadOnly: boolean }) {
  const { t } = useTranslation('plans')
  const queryClient = useQueryClient()
  const mayManage = useMay()('entitlements.manage') && !isReadOnly
  const query = { current: 1, size: SHOWN_MAX }
  const { data, error, refetch } = useListUserEntitlements(userId, query, { query: { staleTime: 0 } })
  const [isGranting, setIsGranting] = useState(false)
  return (
    <section aria-labelledby="entitlements-title" className={styles.entitlements}>
      <Flex justify="space-between" align="center">
        <h3 id="entitlements-title">{t('entitlement.title')}</h3>
        {mayManage && (
          <Button size="small" aria-haspopup="dialog" onClick={() => setIsGranting(true)}>
            {t('entitlement.new')}
          </Button>
        )}
      </Flex>
      {error && !data && <ErrorView error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton active paragraph={{ rows: 3 }} />}
      {data?.total === 0 && <p className={styles.none}>{t('entitlement.none')}</p>}
      {data && data.total > 0 && (
        <ul className={styles.list}>
          {data.records.map((entitlement) => (
            <li key={entitlement.id}>
              <EntitlementCard entitlement={entitlement} isReadOnly={isReadOnly} />
            </li>
          ))}
        </ul>
      )}
      {data && data.total > SHOWN_MAX && <p className={styles.none}>{t('entitlement.more', { count: SHOWN_MAX })}</p>}
      {mayManage && (
        <GrantPlanDialog
          userId={userId}
          isOpen={isGranting}
          onDone={() => void queryClient.invalidateQueries({ queryKey: getListUserEntitlementsQueryKey(userId) })}
          onClose={() => setIsGranting(false)}
        />
      )}
    </section>
  )
}
