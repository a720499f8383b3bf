import { cancelAnnouncement, getListAnnouncementsQueryKey } from '@markwright/api-client/backoffice'
import type { Announcement } from '@markwright/api-client/models/announcement'
import { useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Progress } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { useAudienceText } from './use-audience-text.ts'
import { useMay } from '../../../shared/manage/use-may.ts'
import { auditOfPath } from '../../../shared/manage/audit-address.ts'
import { ConfirmedButton } from '../../../shared/manage/confirmed-button.tsx'
import { Facts } from '../../../shared/ui/layout/facts.tsx'
import { Instant } from '../../../shared/manage/instant.tsx'
import { AnnouncementState } from './announcement-state.tsx'
import styles from './announcements.module.css'
import { NoticePreview } from './notice-preview.tsx'
import { SendDialog } from './send-dialog.tsx'

/** A notice that can be changed no more, or not by this member of staff: what it says, and how far it has come. */
export function AnnouncementView({ announcement }: { announcement: Announcement }) {
  const { t } = useTranslation('backoffice')
  const audienceText = useAudienceText()
  const queryClient = useQueryClient()
  const may = useMay()
  const [toSend, setToSend] = useState<Announcement | null>(null)
  const { id, status, link, audience, author, receivers, readers, createTime, scheduledTime, sentTime } = announcement
  const cancel = async () => {
    await cancelAnnouncement(id)
    notifySuccess(t('announcements.cancelled'))
    await queryClient.invalidateQueries({ queryKey: getListAnnouncementsQueryKey() })
  }
  return (
    <>
      {status === 'failed' && (
        <Alert type="error" showIcon style={{ marginBottom: 16 }} title={t('announcements.failedText')} />
      )}
      <div className={styles.sides}>
        <NoticePreview
          language="cn"
          title={announcement.titleCn}
          content={announcement.contentCn}
          hasLink={link !== null}
        />
        <NoticePreview
          language="en"
          title={announcement.titleEn}
          content={announcement.contentEn}
          hasLink={link !== null}
        />
      </div>
      <Facts
        facts={[
          [t('announcements.state'), <AnnouncementState key="state" status={status} />],
          [t('announcements.audience'), audienceText(audience)],
          [t('announcements.link'), link],
          [t('announcements.author'), author],
          [t('announcements.created'), <Instant key="created" at={createTime} />],
          [t('announcements.scheduled'), <Instant key="scheduled" at={scheduledTime} />],
          [t('announcements.sent'), <Instant key="sent" at={sentTime} />],
          [t('announcements.receivers'), receivers],
          [
            t('announcements.readers'),
            <Progress
              key="readers"
              percent={receivers === 0 ? 0 : Math.floor((readers * 100) / receivers)}
              format={() => t('announcements.read', { readers, receivers })}
              aria-label={t('announcements.readers')}
            />,
          ],
        ]}
      />
      <div className={styles.acts}>
        {may('audit.read') && <SiteLink to={auditOfPath(id)}>{t('audit.ofSubject')}</SiteLink>}
        {status === 'scheduled' && may('announcements.send') && (
          <ConfirmedButton
            label={t('announcements.cancel')}
            question={{ title: t('announcements.cancelTitle'), text: t('announcements.cancelText') }}
            act={cancel}
          />
        )}
        {status === 'failed' && may('announcements.send') && (
          <Button type="primary" onClick={() => setToSend(announcement)}>
            {t('announcements.sendAgain')}
          </Button>
        )}
      </div>
      <SendDialog announcement={toSend} onSent={() => setToSend(null)} onClose={() => setToSend(null)} />
    </>
  )
}
