import { getListAnnouncementsQueryKey, useSendAnnouncement } from '@markwright/api-client/backoffice'
import type { Announcement } from '@markwright/api-client/models/announcement'
import { useQueryClient } from '@tanstack/react-query'
import { Form, Input, Modal, Radio } from 'antd'
import { useTranslation } from 'react-i18next'
import { userZone } from '../../../shared/lib/local-time.ts'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { whenSlow } from '../../../shared/ui/feedback/when-slow.tsx'
import { useAudienceText } from './use-audience-text.ts'
import { localMinuteIn, toServerInstant } from '../../../shared/manage/scheduled-time.ts'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'

type Values = { when: 'now' | 'later'; at: string }

/** A time to begin with; most notices are planned for the next hours. */
const PROPOSED_MINUTES = 60

/** Says what sending means, and when it happens: at once or at a time by the clock of the user. Null closes it. */
export function SendDialog({
  announcement,
  onSent,
  onClose,
}: {
  announcement: Announcement | null
  onSent: () => void
  onClose: () => void
}) {
  const { t } = useTranslation('backoffice')
  const queryClient = useQueryClient()
  const audienceText = useAudienceText()
  const [form] = Form.useForm<Values>()
  const isLater = Form.useWatch('when', form) === 'later'
  const { mutate, error, isPending, reset } = useSendAnnouncement({
    mutation: {
      onSuccess: ({ status }) => {
        onClose()
        onSent()
        notifySuccess(t(status === 'scheduled' ? 'announcements.isScheduled' : 'announcements.isSending'))
      },
      onSettled: () => queryClient.invalidateQueries({ queryKey: getListAnnouncementsQueryKey() }),
    },
  })
  const send = ({ when, at }: Values) => {
    if (!announcement) return
    const { id, version } = announcement
    mutate({ id, data: { at: when === 'later' ? toServerInstant(at) : null, version } })
  }
  return (
    <Modal
      open={announcement !== null}
      title={t('announcements.sendTitle')}
      okText={isLater ? t('announcements.schedule') : t('announcements.sendNow')}
      okButtonProps={{ loading: whenSlow(isPending), disabled: isPending }}
      destroyOnHidden
      afterClose={reset}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      {announcement && <p>{t('announcements.sendText', { audience: audienceText(announcement.audience) })}</p>}
      <Form<Values>
        form={form}
        layout="vertical"
        preserve={false}
        style={{ marginTop: 16 }}
        initialValues={{ when: 'now', at: localMinuteIn(PROPOSED_MINUTES) }}
        onFinish={send}
      >
        <ErrorNote error={error} />
        <Form.Item name="when" label={t('announcements.when')}>
          <Radio.Group
            options={[
              { value: 'now', label: t('announcements.atOnce') },
              { value: 'later', label: t('announcements.atTime') },
            ]}
          />
        </Form.Item>
        <Form.Item
          name="at"
          label={t('announcements.time')}
          extra={t('announcements.zone', { zone: userZone() })}
          hidden={!isLater}
          rules={[
            {
              validator: (_rule, at: string) =>
                !isLater || new Date(at) > new Date()
                  ? Promise.resolve()
                  : Promise.reject(new Error(t('announcements.timePast'))),
            },
          ]}
        >
          <Input type="datetime-local" min={localMinuteIn(0)} style={{ maxWidth: 240 }} />
        </Form.Item>
      </Form>
    </Modal>
  )
}
