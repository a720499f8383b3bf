import { addLetterTemplate } from '@markwright/api-client/hosting'
import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../shared/manage/form-dialog.tsx'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { FileField } from '../../../shared/ui/forms/file-field.tsx'
import { useRefresh } from '../hooks/use-hosting.ts'

type Values = { name: string; file: File }

/** Uploads a template of letters; one of the same name is replaced. */
export function TemplateDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('billing')
  const refresh = useRefresh()
  const [form] = Form.useForm<Values>()
  return (
    <FormDialog<Values>
      form={form}
      isOpen={isOpen}
      title={t('letters.add')}
      confirmLabel={t('letters.upload')}
      onValuesChange={({ file }) => {
        if (file && !form.getFieldValue('name')) form.setFieldValue('name', file.name.replace(/\.docx$/i, ''))
      }}
      act={async ({ name, file }) => {
        await addLetterTemplate({ name: name.trim(), file })
        notifySuccess(t('letters.added'))
        await refresh()
      }}
      onClose={onClose}
    >
      <Form.Item
        name="file"
        label={t('letters.file')}
        extra={t('letters.fileHelp')}
        rules={[{ required: true, message: t('letters.fileMissing') }]}
      >
        <FileField label={t('letters.choose')} suffixes={['docx']} />
      </Form.Item>
      <Form.Item
        name="name"
        label={t('letters.name')}
        extra={t('letters.nameHelp')}
        rules={[{ required: true, whitespace: true, message: t('letters.nameMissing') }]}
      >
        <Input maxLength={100} />
      </Form.Item>
    </FormDialog>
  )
}
