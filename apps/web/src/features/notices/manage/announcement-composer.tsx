import {
  createAnnouncement,
  deleteAnnouncement,
  getListAnnouncementsQueryKey,
  updateAnnouncement,
} from '@markwright/api-client/backoffice'
import type { Announcement } from '@markwright/api-client/models/announcement'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button, Flex, Form } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { whenSlow } from '../../../shared/ui/feedback/when-slow.tsx'
import { useStaffDraft } from '../../../shared/manage/use-staff-draft.ts'
import { type AnnouncementForm, emptyForm, toDraft, toForm } from './announcement-form.ts'
import { ConfirmedButton } from '../../../shared/manage/confirmed-button.tsx'
import { RestoredNote } from '../../../shared/manage/restored-note.tsx'
import { AnnouncementFields } from './announcement-fields.tsx'
import { SendDialog } from './send-dialog.tsx'

/**
 * Writes a notice; `announcement` is the draft as it was saved last, null for a new one. What was typed and not saved is
 * there again when it is opened again.
 */
export function AnnouncementComposer({
  announcement,
  onClose,
}: {
  announcement: Announcement | null
  onClose: () => void
}) {
  const { t } = useTranslation('backoffice')
  const queryClient = useQueryClient()
  const [form] = Form.useForm<AnnouncementForm>()
  const [saved, setSaved] = useState(announcement)
  const [toSend, setToSend] = useState<Announcement | null>(null)
  const draft = useStaffDraft<AnnouncementForm>(`announcement-${announcement?.id ?? 'new'}`)
  const { restored, isRestored } = draft
  const [version, setVersion] = useState(restored.version ?? announcement?.version ?? null)
  const savedValues = saved ? toForm(saved) : emptyForm
  const refresh = () => queryClient.invalidateQueries({ queryKey: getListAnnouncementsQueryKey() })

  const save = useMutation({
    mutationFn: (values: AnnouncementForm) =>
      saved
        ? updateAnnouncement(saved.id, { ...toDraft(values), ...(version !== null && { version }) })
        : createAnnouncement(toDraft(values)),
    onSuccess: (now) => {
      setSaved(now)
      setVersion(now.version)
      draft.remove()
      void refresh()
    },
  })
  const saveAnd = async (next: (now: Announcement) => void) => {
    const values = await form.validateFields().catch(() => null)
    if (values) save.mutate(values, { onSuccess: next })
  }
  const remove = async (id: string) => {
    await deleteAnnouncement(id)
    draft.remove()
    notifySuccess(t('announcements.deleted'))
    onClose()
    await refresh()
  }
  return (
    <>
      <RestoredNote
        isRestored={isRestored}
        onDiscard={() => {
          draft.remove()
          setVersion(saved?.version ?? null)
          save.reset()
          form.setFieldsValue(savedValues)
        }}
      />
      <Form<AnnouncementForm>
        form={form}
        layout="vertical"
        initialValues={{ ...savedValues, ...restored }}
        scrollToFirstError={{ focus: true }}
        onValuesChange={(_changed, values) => draft.save({ ...values, version })}
      >
        <AnnouncementFields />
        <ErrorNote error={save.error} />
        <Flex gap={8} wrap justify="end">
          {saved && (
            <ConfirmedButton
              danger
              style={{ marginRight: 'auto' }}
              label={t('announcements.delete')}
              question={{ title: t('announcements.deleteTitle'), text: t('announcements.deleteText') }}
              act={() => remove(saved.id)}
            />
          )}
          <Button disabled={save.isPending} onClick={() => void saveAnd(() => notifySuccess(t('announcements.saved')))}>
            {t('announcements.saveDraft')}
          </Button>
          <Button
            type="primary"
            disabled={save.isPending}
            loading={whenSlow(save.isPending)}
            onClick={() => void saveAnd(setToSend)}
          >
            {t('announcements.send')}
          </Button>
        </Flex>
      </Form>
      <SendDialog announcement={toSend} onSent={onClose} onClose={() => setToSend(null)} />
    </>
  )
}
