import type { Announcement } from '@markwright/api-client/models/announcement'
import { Drawer } from 'antd'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../hooks/use-may.ts'
import { AnnouncementComposer } from './announcement-composer.tsx'
import { AnnouncementView } from './announcement-view.tsx'

const WIDTH_PX = 1040

/** A notice beside the list: to be written by anyone who may while it is a draft, to be read from then on. */
export function AnnouncementDrawer({
  isNew,
  announcement,
  onClose,
}: {
  isNew: boolean
  announcement: Announcement | undefined
  onClose: () => void
}) {
  const { t } = useTranslation('backoffice')
  const mayEdit = useMay()('announcements.edit')
  const isEdited = isNew || (mayEdit && announcement?.status === 'draft')
  return (
    <Drawer
      open={isNew || announcement !== undefined}
      title={isNew ? t('announcements.new') : t('announcements.one')}
      size={`min(${WIDTH_PX}px, 100vw)`}
      destroyOnHidden
      onClose={onClose}
    >
      {isEdited && (
        <AnnouncementComposer key={announcement?.id} announcement={announcement ?? null} onClose={onClose} />
      )}
      {!isEdited && announcement && <AnnouncementView announcement={announcement} />}
    </Drawer>
  )
}
