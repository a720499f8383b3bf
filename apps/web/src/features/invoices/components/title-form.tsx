import { createInvoiceTitle, updateInvoiceTitle, useSuggestInvoiceTitle } from '@markwright/api-client/invoices'
import type { InvoiceTitle } from '@markwright/api-client/models/invoiceTitle'
import { formProblems } from '@markwright/domain/site/form-problems'
import { checkInvoiceTitleField, type InvoiceTitleField } from '@markwright/domain/money/invoice-statuses'
import { Button, Checkbox, Flex, Form, Input, Radio, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { problemRule } from '../../../shared/lib/problem-rule.ts'
import { useFormAction } from '../../../shared/lib/use-form-action.ts'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { type FailedField, FormProblems } from '../../../shared/ui/forms/form-problems.tsx'
import { whenSlow } from '../../../shared/ui/feedback/when-slow.tsx'
import { titleFormOf, toTitleDraft, type TitleForm as Values } from '../model/title-form.ts'

type Props = {
  /** Null for a new one, which begins with what the certification says. */
  before: InvoiceTitle | null
  onSaved: (title: InvoiceTitle) => Promise<void> | void
  onCancel: () => void
}

/** An invoice title to change, or a new one. */
export function TitleForm(props: Props) {
  const suggestion = useSuggestInvoiceTitle({ query: { enabled: props.before === null, retry: false } })
  if (props.before === null && suggestion.isPending) return <Skeleton active paragraph={{ rows: 6 }} />
  return <Fields {...props} initial={titleFormOf(props.before ?? suggestion.data ?? null)} />
}

function Fields({ before, initial, onSaved, onCancel }: Props & { initial: Values }) {
  const { t } = useTranslation('invoices')
  const language = useLanguage()
  const [form] = Form.useForm<Values>()
  const [failedFields, setFailedFields] = useState<readonly FailedField[]>([])
  const type = Form.useWatch('type', form) ?? initial.type
  const save = useFormAction(form, async (values: Values) => {
    setFailedFields([])
    const draft = toTitleDraft(values)
    await onSaved(await (before ? updateInvoiceTitle(before.id, draft) : createInvoiceTitle(draft)))
  })
  const field = (name: InvoiceTitleField, length: number) => (
    <Form.Item
      name={name}
      label={t(`title.${name}`)}
      required={type === 'special' || name === 'title'}
      dependencies={['type']}
      rules={[
        problemRule((text) => {
          const problem = checkInvoiceTitleField(name, text.trim(), form.getFieldValue('type'))
          if (problem === 'missing') return t('title.missing', { name: t(`title.${name}`) })
          return problem && formProblems[problem][language]
        }),
      ]}
    >
      <Input maxLength={length} autoComplete="off" />
    </Form.Item>
  )
  return (
    <Form<Values>
      form={form}
      layout="vertical"
      initialValues={initial}
      validateTrigger="onBlur"
      scrollToFirstError={{ focus: true }}
      disabled={save.isRunning}
      onFinish={(values) => void save.run(values)}
      onFinishFailed={({ errorFields }) => setFailedFields(errorFields)}
    >
      <FormProblems form={form} fields={failedFields} />
      {before === null && initial.title !== '' && (
        <p style={{ color: 'var(--ink-soft)', marginBottom: 16 }}>{t('title.prefilled')}</p>
      )}
      <Form.Item name="type" label={t('title.type')} extra={t(`title.typeHelp.${type}`)}>
        <Radio.Group
          options={(['normal', 'special'] as const).map((value) => ({ value, label: t(`type.${value}`) }))}
        />
      </Form.Item>
      {field('title', 200)}
      {field('taxId', 40)}
      {field('address', 300)}
      {field('phone', 40)}
      {field('bank', 200)}
      {field('account', 60)}
      <Form.Item name="isDefault" valuePropName="checked">
        <Checkbox>{t('title.isDefault')}</Checkbox>
      </Form.Item>
      <ErrorNote error={save.error} act={before === null ? 'add' : 'change'} />
      <Flex gap={8}>
        <Button type="primary" htmlType="submit" loading={whenSlow(save.isRunning)}>
          {t('title.save')}
        </Button>
        <Button onClick={onCancel}>{t('cancel')}</Button>
      </Flex>
    </Form>
  )
}
