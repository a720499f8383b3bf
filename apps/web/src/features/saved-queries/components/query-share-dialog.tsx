import type { SavedQuery } from '@markwright/api-client/models/savedQuery'
import { revokeShare, shareSavedQuery } from '@markwright/api-client/saved-queries'
import { useTranslation } from 'react-i18next'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import { ShareDialog } from '../../../shared/share/share-dialog.tsx'

/** Links to what a query found last. */
export function QueryShareDialog({
  query,
  isOpen,
  onChanged,
  onClose,
}: {
  query: SavedQuery
  isOpen: boolean
  onChanged: () => Promise<void>
  onClose: () => void
}) {
  const { t } = useTranslation('queries')
  return (
    <ShareDialog
      isOpen={isOpen}
      title={t('share.title', { name: query.name })}
      text={t('share.text', { time: toLocalMinute(query.lastRun.runTime) })}
      shares={query.shares.map((share) => ({ ...share, path: share.url }))}
      spans={[7, 30, 90, 365]}
      onMake={async (days) => {
        await shareSavedQuery(query.id, { days })
        await onChanged()
      }}
      onRevoke={async (token) => {
        await revokeShare(token)
        await onChanged()
      }}
      onClose={onClose}
    />
  )
}
