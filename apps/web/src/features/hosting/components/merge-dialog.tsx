import { mergeApplicants } from '@markwright/api-client/hosting'
import type { Applicant } from '@markwright/api-client/models/applicant'
import { Modal, Radio } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../shared/lib/use-action.ts'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { useRefresh } from '../hooks/use-hosting.ts'

/** Makes several applicants one, whose other spellings the others become. Open where there are any. */
export function MergeDialog({
  applicants,
  onMerged,
  onClose,
}: {
  applicants: readonly Applicant[]
  onMerged: () => void
  onClose: () => void
}) {
  const { t } = useTranslation('hosting')
  const refresh = useRefresh()
  const [kept, setKept] = useState<string | null>(null)
  const keptId = applicants.some(({ id }) => id === kept) ? kept : applicants[0]?.id
  const merge = useAction(async () => {
    if (!keptId) return
    const others = applicants.filter(({ id }) => id !== keptId)
    const { applicantName } = await mergeApplicants(keptId, { ids: others.map(({ id }) => id) })
    notifySuccess(t('applicants.merged', { name: applicantName }))
    onMerged()
    onClose()
    await refresh()
  })
  return (
    <Modal
      open={applicants.length > 0}
      title={t('applicants.mergeTitle')}
      okText={t('applicants.mergeAct')}
      okButtonProps={{ loading: merge.isRunning }}
      onOk={() => void merge.run()}
      onCancel={onClose}
      afterClose={merge.forgive}
    >
      <p style={{ marginBottom: 12 }}>{t('applicants.mergeText')}</p>
      <Radio.Group
        vertical
        aria-label={t('applicants.mergeInto')}
        value={keptId}
        options={applicants.map(({ id, applicantName }) => ({ value: id, label: applicantName }))}
        onChange={({ target }) => setKept(String(target.value))}
      />
      <ErrorNote error={merge.error} />
    </Modal>
  )
}
