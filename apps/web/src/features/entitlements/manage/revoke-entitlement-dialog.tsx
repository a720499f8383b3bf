import { revokeEntitlement } from '@markwright/api-client/backoffice'
import type { Entitlement } from '@markwright/api-client/models/entitlement'
import { useTranslation } from 'react-i18next'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { ReasonDialog } from '../../../shared/manage/reason-dialog.tsx'

/** Ends an entitlement at once, with a reason for colleagues; null closes it. */
export function RevokeEntitlementDialog({
  entitlement,
  onDone,
  onClose,
}: {
  entitlement: Entitlement | null
  onDone: () => void
  onClose: () => void
}) {
  const { t } = useTranslation(['plans', 'backoffice'])
  return (
    <ReasonDialog
      isOpen={entitlement !== null}
      title={t('entitlement.revokeTitle')}
      text={t('entitlement.revokeText')}
      help={t('backoffice:users.reasonHelp')}
      confirmLabel={t('entitlement.revoke')}
      act={async (reason) => {
        if (entitlement) await revokeEntitlement(entitlement.id, { reason })
        onDone()
        notifySuccess(t('entitlement.revoked'))
      }}
      onClose={onClose}
    />
  )
}
