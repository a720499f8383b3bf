import { uploadLimits } from '@markwright/domain/files/upload-limits'
import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { fileProblem } from '../../../shared/lib/file-problem.ts'
import { FileField } from '../../../shared/ui/forms/file-field.tsx'
import { FormDialog } from '../../../shared/manage/form-dialog.tsx'

/** What staff add to an invoice; `issuedOn` only of the invoice itself. */
export type DocumentValues = { invoiceNumber: string; issuedOn: string; file: File | null }

/** Uploads an invoice that was issued elsewhere, or the one that reverses it. */
export function DocumentDialog({
  isOpen,
  kind,
  today,
  act,
  onClose,
}: {
  isOpen: boolean
  kind: 'issue' | 'reversal'
  today: string
  act: (values: DocumentValues) => Promise<void>
  onClose: () => void
}) {
  const { t } = useTranslation('invoices')
  const language = useLanguage()
  const { suffixes } = uploadLimits.invoice
  return (
    <FormDialog<DocumentValues>
      isOpen={isOpen}
      title={t(`manage.${kind}.title`)}
      confirmLabel={t(`manage.${kind}.confirm`)}
      initialValues={{ invoiceNumber: '', issuedOn: today, file: null }}
      act={({ invoiceNumber, ...values }) => act({ ...values, invoiceNumber: invoiceNumber.trim() })}
      onClose={onClose}
    >
      <Form.Item
        name="invoiceNumber"
        label={t(`manage.${kind}.number`)}
        rules={[{ required: true, whitespace: true, message: t('manage.numberMissing') }]}
      >
        <Input maxLength={40} autoFocus className="numeric" />
      </Form.Item>
      {kind === 'issue' && (
        <Form.Item
          name="issuedOn"
          label={t('detail.issuedOn')}
          rules={[{ required: true, message: t('manage.dayMissing') }]}
        >
          <Input type="date" />
        </Form.Item>
      )}
      <Form.Item
        name="file"
        label={t('manage.file')}
        extra={t('manage.fileNote', { suffixes: suffixes.join(', ') })}
        rules={[
          {
            validator: (_rule, file: File | null) => {
              const problem = file && fileProblem(file, uploadLimits.invoice, language)
              if (problem) return Promise.reject(new Error(problem))
              return file || kind === 'reversal'
                ? Promise.resolve()
                : Promise.reject(new Error(t('manage.fileMissing')))
            },
          },
        ]}
      >
        <FileField label={t('manage.choose')} suffixes={suffixes} />
      </Form.Item>
    </FormDialog>
  )
}
