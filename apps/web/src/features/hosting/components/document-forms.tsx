import {
  replaceApplicantDocument,
  updateApplicantDocument,
  uploadApplicantDocument,
} from '@markwright/api-client/hosting'
import type { ApplicantDocument } from '@markwright/api-client/models/applicantDocument'
import type { ApplicantDocumentKind } from '@markwright/api-client/models/applicantDocumentKind'
import { uploadLimits } from '@markwright/domain/files/upload-limits'
import { Form, Input, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { fileProblem } from '../../../shared/lib/file-problem.ts'
import type { FormDraft } from '../../../shared/lib/form-draft.ts'
import { useFormAction } from '../../../shared/lib/use-form-action.ts'
import { useUserDraft } from '../../../shared/session/use-user-draft.ts'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { DraftForm } from '../../../shared/ui/forms/draft-form.tsx'
import { FileField } from '../../../shared/ui/forms/file-field.tsx'
import { useRefresh } from '../hooks/use-hosting.ts'
import { documentKinds } from '../model/documents.ts'
import { DialogFoot } from './dialog-foot.tsx'

/** What is said of a document, as it is typed. */
type Details = {
  kind: ApplicantDocumentKind
  title: string
  number?: string
  issuedOn?: string
  expiresOn?: string
  note?: string
}
type Version = Pick<Details, 'number' | 'issuedOn' | 'expiresOn'> & { file: File | null }
type Upload = Details & { applicantId: string; file: File | null }
const limits = uploadLimits.applicantDocument
const fileSuffixes = limits.suffixes.map((suffix) => suffix.toLowerCase())

/** Uploads a document of one of the applicants. */
export function UploadForm({
  applicants,
  applicantId,
  onClose,
}: {
  applicants: readonly { value: string; label: string }[]
  applicantId: string | null
  onClose: () => void
}) {
  const { t } = useTranslation(['applicantDocuments', 'hosting'])
  const refresh = useRefresh()
  const [form] = Form.useForm<Upload>()
  const draft = withoutFile(useUserDraft<Upload>('document'))
  const { run, isRunning, error } = useFormAction(form, async ({ file, ...values }: Upload) => {
    await uploadApplicantDocument({ ...stated(values), file: file! })
    draft.remove()
    notifySuccess(t('uploaded'))
    onClose()
    await refresh()
  })
  const only = applicants.length === 1 ? applicants[0]!.value : null
  const initial = {
    kind: 'powerOfAttorney' as const,
    ...((applicantId ?? only) && { applicantId: applicantId ?? only! }),
  }
  return (
    <DraftForm<Upload> form={form} draft={draft} initial={initial} onFinish={(values) => void run(values)}>
      <FileItem />
      <Form.Item
        name="applicantId"
        label={t('form.applicant')}
        rules={[{ required: true, message: t('form.applicantMissing') }]}
      >
        <Select showSearch={{ optionFilterProp: 'label' }} options={[...applicants]} />
      </Form.Item>
      <DetailFields />
      <ErrorNote error={error} act="add" />
      <DialogFoot label={t('upload')} isBusy={isRunning} onClose={onClose} />
    </DraftForm>
  )
}

/** Changes what is said of a document. */
export function EditForm({ document, onClose }: { document: ApplicantDocument; onClose: () => void }) {
  const { t } = useTranslation(['applicantDocuments', 'hosting'])
  const refresh = useRefresh()
  const { id, version } = document
  const [form] = Form.useForm<Details>()
  // A draft belongs to the document as it was read: one that was changed elsewhere since then begins anew.
  const draft = useUserDraft<Details>(`document-${id}-${version}`)
  const { run, isRunning, error } = useFormAction(form, async (values: Details) => {
    await updateApplicantDocument(id, { ...stated(values), version })
    draft.remove()
    notifySuccess(t('saved'))
    onClose()
    await refresh()
  })
  return (
    <DraftForm<Details> form={form} draft={draft} initial={detailsOf(document)} onFinish={(values) => void run(values)}>
      <DetailFields />
      <ErrorNote error={error} act="change" />
      <DialogFoot label={t('hosting:save')} isBusy={isRunning} onClose={onClose} />
    </DraftForm>
  )
}

/** Uploads a newer version of a document. */
export function ReplaceForm({ document, onClose }: { document: ApplicantDocument; onClose: () => void }) {
  const { t } = useTranslation(['applicantDocuments', 'hosting'])
  const refresh = useRefresh()
  const { id, version } = document
  const [form] = Form.useForm<Version>()
  const draft = withoutFile(useUserDraft<Version>(`document-version-${id}-${version}`))
  const { run, isRunning, error } = useFormAction(form, async ({ file, ...values }: Version) => {
    await replaceApplicantDocument(id, { ...stated(values), version, file: file! })
    draft.remove()
    notifySuccess(t('replaced'))
    onClose()
    await refresh()
  })
  return (
    <DraftForm<Version> form={form} draft={draft} initial={{}} onFinish={(values) => void run(values)}>
      <p style={{ marginBottom: 14 }}>{t('replaceText')}</p>
      <FileItem />
      <VersionFields />
      <ErrorNote error={error} act="change" />
      <DialogFoot label={t('replace')} isBusy={isRunning} onClose={onClose} />
    </DraftForm>
  )
}

function FileItem() {
  const { t } = useTranslation('applicantDocuments')
  const language = useLanguage()
  return (
    <Form.Item
      name="file"
      label={t('form.file')}
      required
      extra={t('form.fileHelp')}
      rules={[
        {
          validator: (_rule, file: File | null | undefined) => {
            const problem = file ? fileProblem(file, limits, language) : t('form.fileMissing')
            return problem ? Promise.reject(new Error(problem)) : Promise.resolve()
          },
        },
      ]}
    >
      <FileField label={t('form.chooseFile')} suffixes={fileSuffixes} />
    </Form.Item>
  )
}

function DetailFields() {
  const { t } = useTranslation(['applicantDocuments', 'hosting'])
  return (
    <>
      <Form.Item name="kind" label={t('form.kind')}>
        <Select options={documentKinds.map((value) => ({ value, label: t(`hosting:documentKind.${value}`) }))} />
      </Form.Item>
      <Form.Item
        name="title"
        label={t('form.title')}
        rules={[{ required: true, whitespace: true, message: t('form.titleMissing') }]}
      >
        <Input maxLength={200} />
      </Form.Item>
      <VersionFields />
      <Form.Item name="note" label={t('form.note')} extra={t('form.noteHelp')}>
        <Input.TextArea maxLength={2000} rows={3} />
      </Form.Item>
    </>
  )
}

function VersionFields() {
  const { t } = useTranslation('applicantDocuments')
  return (
    <>
      <Form.Item name="number" label={t('form.number')}>
        <Input maxLength={100} />
      </Form.Item>
      <Form.Item name="issuedOn" label={t('form.issuedOn')}>
        <Input type="date" />
      </Form.Item>
      <Form.Item
        name="expiresOn"
        label={t('form.expiresOn')}
        extra={t('form.expiresOnHelp')}
        dependencies={['issuedOn']}
        rules={[
          ({ getFieldValue }) => ({
            validator: (_rule, day: string | undefined) => {
              const issuedOn = getFieldValue('issuedOn') as string | undefined
              return day && issuedOn && day < issuedOn ? Promise.reject(new Error(t('form.order'))) : Promise.resolve()
            },
          }),
        ]}
      >
        <Input type="date" />
      </Form.Item>
    </>
  )
}

const detailsOf = ({ kind, title, number, issuedOn, expiresOn, note }: ApplicantDocument): Details => ({
  kind,
  title,
  ...stated({ number: number ?? '', issuedOn: issuedOn ?? '', expiresOn: expiresOn ?? '', note: note ?? '' }),
})

/** Without the fields that are empty. */
const stated = <Values extends Record<string, string>>(values: { [Name in keyof Values]?: Values[Name] | undefined }) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value)) as Values

/** A draft cannot hold a file. */
const withoutFile = <Values extends { file: File | null }>(draft: FormDraft<Values>): FormDraft<Values> => ({
  ...draft,
  save: (values) => draft.save({ ...values, file: null }),
})
