import { ApiError } from '@markwright/api-client/fetch'
import { deleteHostingAgent } from '@markwright/api-client/hosting'
import type { HostingAgent } from '@markwright/api-client/models/hostingAgent'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../shared/ui/feedback/confirm-dialog.tsx'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { useRefresh } from '../hooks/use-hosting.ts'

const IN_USE = 61044

/** Deletes an agent; where rights name it, only after that was said. */
export function RemoveAgent({
  agent,
  isOpen,
  onClose,
}: {
  agent: HostingAgent | null
  isOpen: boolean
  onClose: () => void
}) {
  const { t } = useTranslation('agents')
  const refresh = useRefresh()
  // Somebody may have named it since the list was read, or the caller does not see all rights that do.
  const [isUsed, setIsUsed] = useState(false)
  const count = agent === null ? 0 : Object.values(agent.counts).reduce((sum, each) => sum + each, 0)
  const detach = count > 0 || isUsed
  const name = agent?.name ?? ''
  const text = count > 0 ? t('removeUsed', { name, count }) : t(isUsed ? 'removeUsedUnseen' : 'removeText', { name })
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('removeTitle')}
      text={text}
      confirmLabel={t(detach ? 'removeDetach' : 'remove')}
      act={async () => {
        try {
          if (agent) await deleteHostingAgent(agent.id, { detach })
        } catch (error) {
          if (error instanceof ApiError && error.code === IN_USE) setIsUsed(true)
          throw error
        }
        notifySuccess(t('removed'))
        await refresh()
      }}
      onClose={() => {
        setIsUsed(false)
        onClose()
      }}
    />
  )
}
