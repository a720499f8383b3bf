import { type DocumentRequestCode, documentRequests } from '@markwright/domain/cases/document-requests'
import { Checkbox, Form, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'

/** Characters of the text of a request. */
export const REQUEST_MAX = 500
export type RequestValues = { template: DocumentRequestCode; documents?: string[] }

export const [{ code: firstTemplate }] = documentRequests
export const textsOfTemplate = (code: DocumentRequestCode) => documentRequests.find((each) => each.code === code)!.text

/** The template of a request of documents, and the documents; `kinds` are those that can be ticked, by their names. */
export function RequestFields({ kinds }: { kinds: readonly (readonly [kind: string, name: string])[] }) {
  const { t } = useTranslation('caseDesk')
  const language = useLanguage()
  return (
    <>
      <Form.Item name="template" label={t('request.template')}>
        <Select options={documentRequests.map(({ code, name }) => ({ value: code, label: name[language] }))} />
      </Form.Item>
      <Form.Item name="documents" label={t('request.documents')}>
        <Checkbox.Group
          style={{ display: 'grid', gap: 4 }}
          options={kinds.map(([value, label]) => ({ value, label }))}
        />
      </Form.Item>
    </>
  )
}
