import { useListCaseTypes } from '@markwright/api-client/cases'
import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { FormDialog } from '../../../shared/manage/form-dialog.tsx'
import { BulkOutcome } from './bulk-outcome.tsx'
import type { BulkDialogProps } from './use-bulk-change.ts'
import { firstTemplate, REQUEST_MAX, RequestFields, type RequestValues, textsOfTemplate } from './request-fields.tsx'

type Values = RequestValues & { cn: string; en: string }

/** Requests documents of the selected cases, with a text for the members of each language. */
export function BulkRequestDialog({ isOpen, cases, bulk, onClose }: BulkDialogProps) {
  const { t } = useTranslation('caseDesk')
  const language = useLanguage()
  const types = useListCaseTypes()
  const [form] = Form.useForm<Values>()
  const kinds = new Map(
    (types.data ?? [])
      .filter(({ productType }) => cases.some((each) => each.productType === productType))
      .flatMap(({ documents }) => documents)
      .filter(({ isGenerated }) => !isGenerated)
      .map(({ kind, label }) => [kind, label[language]]),
  )
  return (
    <FormDialog<Values>
      isOpen={isOpen}
      title={t('request.title', { count: cases.length })}
      confirmLabel={t('request.confirm')}
      form={form}
      initialValues={{ template: firstTemplate, documents: [], ...textsOfTemplate(firstTemplate) }}
      onValuesChange={({ template }) => template && form.setFieldsValue(textsOfTemplate(template))}
      act={({ documents = [], cn, en }) =>
        bulk.run({ change: 'requestDocuments', documents, reasons: { cn: cn.trim(), en: en.trim() } })
      }
      onClose={onClose}
    >
      <BulkOutcome outcome={bulk.outcome} />
      <p style={{ marginBottom: 16 }}>{t('request.text')}</p>
      <RequestFields kinds={[...kinds]} />
      {(['cn', 'en'] as const).map((each) => (
        <Form.Item
          key={each}
          name={each}
          hidden={cases.every(({ memberLanguage }) => memberLanguage !== each)}
          label={t(`request.textOf.${each}`)}
          extra={t('request.textHelp')}
          rules={[{ required: true, whitespace: true, message: t('request.textMissing') }]}
        >
          <Input.TextArea rows={5} maxLength={REQUEST_MAX} lang={each === 'cn' ? 'zh-CN' : 'en'} />
        </Form.Item>
      ))}
    </FormDialog>
  )
}
