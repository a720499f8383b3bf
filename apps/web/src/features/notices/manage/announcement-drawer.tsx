import type { Announcement } from '@markwright/api-client/models/announcement'
import { useTranslation } from 'react-i18next'
import { SideDrawer } from '../../../shared/ui/layout/side-drawer.tsx'
import { useMay } from '../../../shared/manage/use-may.ts'
import { AnnouncementComposer } from './announcement-composer.tsx'
import { AnnouncementView } from './announcement-view.tsx'

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
    <SideDrawer<Announcement | 'new'>
      subject={isNew ? 'new' : (announcement ?? null)}
      title={isNew ? t('announcements.new') : t('announcements.one')}
      widthPx={1040}
      onClose={onClose}
    >
      {(opened) =>
        isEdited || opened === 'new' ? (
          <AnnouncementComposer key={announcement?.id} announcement={announcement ?? null} onClose={onClose} />
        ) : (
          <AnnouncementView announcement={opened} />
        )
      }
    </SideDrawer>
  )
}
