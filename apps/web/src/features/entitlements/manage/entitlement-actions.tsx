import { getListEntitlementsQueryKey, getListUserEntitlementsQueryKey } from '@markwright/api-client/backoffice'
import type { Entitlement } from '@markwright/api-client/models/entitlement'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Flex } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../shared/manage/use-may.ts'
import { ExtendEntitlementDialog } from './extend-entitlement-dialog.tsx'
import { RevokeEntitlementDialog } from './revoke-entitlement-dialog.tsx'

/** What staff may do about an entitlement in its state; nothing for those who may only read. */
export function EntitlementActions({ entitlement }: { entitlement: Entitlement }) {
  const { t } = useTranslation('plans')
  const queryClient = useQueryClient()
  const mayManage = useMay()('entitlements.manage')
  const [act, setAct] = useState<'extend' | 'revoke' | null>(null)
  const { state, userId } = entitlement
  const renew = () => {
    void queryClient.invalidateQueries({ queryKey: getListUserEntitlementsQueryKey(userId) })
    void queryClient.invalidateQueries({ queryKey: getListEntitlementsQueryKey() })
  }
  const close = () => setAct(null)
  if (!mayManage || state === 'revoked') return null
  return (
    <Flex gap={8} style={{ marginTop: 6 }}>
      <Button size="small" aria-haspopup="dialog" onClick={() => setAct('extend')}>
        {t('entitlement.extend')}
      </Button>
      {state !== 'ended' && (
        <Button size="small" danger aria-haspopup="dialog" onClick={() => setAct('revoke')}>
          {t('entitlement.revoke')}
        </Button>
      )}
      <ExtendEntitlementDialog entitlement={act === 'extend' ? entitlement : null} onDone={renew} onClose={close} />
      <RevokeEntitlementDialog entitlement={act === 'revoke' ? entitlement : null} onDone={renew} onClose={close} />
    </Flex>
  )
}
