import { revokeGrant } from '@markwright/api-client/backoffice'
import type { Grant } from '@markwright/api-client/models/grant'
import { useTranslation } from 'react-i18next'
import { saySuccess } from '../../../../shared/ui/say.ts'
import { ReasonDialog } from '../reason-dialog.tsx'

/** Ends a grant at once, with a reason for colleagues; null closes it. */
export function RevokeGrantDialog({
  grant,
  onDone,
  onClose,
}: {
  grant: Grant | null
  onDone: () => void
  onClose: () => void
}) {
  const { t } = useTranslation('backoffice')
  return (
    <ReasonDialog
      isOpen={grant !== null}
      title={t('grants.revokeTitle')}
      text={t('grants.revokeText')}
      help={t('users.reasonHelp')}
      confirmLabel={t('grants.revoke')}
      act={async (reason) => {
        if (grant) await revokeGrant(grant.id, { reason })
        onDone()
        saySuccess(t('grants.revoked'))
      }}
      onClose={onClose}
    />
  )
}
