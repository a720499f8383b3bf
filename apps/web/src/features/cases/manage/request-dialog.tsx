import type { ManagedCase } from '@markwright/api-client/models/managedCase'
import { namesDocuments, requestText } from '@markwright/domain/cases/document-requests'
import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { FormDialog } from '../../../shared/manage/form-dialog.tsx'
import { firstTemplate, REQUEST_MAX, RequestFields, type RequestValues, textsOfTemplate } from './request-fields.tsx'

type Values = RequestValues & { text: string }

/** Requests documents of a case, in the language of its member; those that are missing are ticked. */
export function RequestDialog({
  found,
  act,
  onClose,
}: {
  found: ManagedCase
  act: (reason: string) => Promise<void>
  onClose: () => void
}) {
  const { t } = useTranslation('caseDesk')
  const language = useLanguage()
  const [form] = Form.useForm<Values>()
  const { memberLanguage } = found
  const kinds = found.type.documents.filter(({ isGenerated }) => !isGenerated)
  // What was sent by post and has not arrived is missing once it is asked for.
  const underWay = found.post?.receivedTime === null ? found.post.kinds : []
  const textOf = ({ text = '', documents = [] }: Partial<Values>) =>
    requestText(
      text,
      kinds.filter(({ kind }) => documents.includes(kind)).map(({ label }) => label[memberLanguage]),
      memberLanguage,
    ).trim()
  const values = Form.useWatch([], form) as Values | undefined
  const checkText = (text: string) => {
    const { documents = [] } = form.getFieldsValue()
    if (documents.length === 0 && namesDocuments(text)) return t('request.nothing')
    const { length } = textOf({ text, documents })
    return length > REQUEST_MAX ? t('request.tooLong', { max: REQUEST_MAX, count: length }) : null
  }
  return (
    <FormDialog<Values>
      isOpen
      title={t('request.open')}
      confirmLabel={t('request.confirm')}
      form={form}
      initialValues={{
        template: firstTemplate,
        documents: [...new Set([...found.missingDocuments, ...underWay])],
        text: textsOfTemplate(firstTemplate)[memberLanguage],
      }}
      onValuesChange={({ template }) =>
        template && form.setFieldValue('text', textsOfTemplate(template)[memberLanguage])
      }
      act={(input) => act(textOf(input))}
      onClose={onClose}
    >
      <p style={{ marginBottom: 16 }}>{t('request.own')}</p>
      <RequestFields kinds={kinds.map(({ kind, label }) => [kind, label[language]])} />
      <Form.Item
        name="text"
        label={t(`request.textOf.${memberLanguage}`)}
        extra={t('request.textHelp')}
        dependencies={['documents']}
        rules={[
          { required: true, whitespace: true, message: t('request.textMissing') },
          {
            validator: (_rule, text: string) => {
              const problem = checkText(text)
              return problem ? Promise.reject(new Error(problem)) : Promise.resolve()
            },
          },
        ]}
      >
        <Input.TextArea rows={5} lang={memberLanguage === 'cn' ? 'zh-CN' : 'en'} />
      </Form.Item>
      <h3 style={{ fontSize: 14 }}>{t('request.preview')}</h3>
      <p lang={memberLanguage === 'cn' ? 'zh-CN' : 'en'} style={{ whiteSpace: 'pre-line' }}>
        {values && textOf(values)}
      </p>
    </FormDialog>
  )
}
