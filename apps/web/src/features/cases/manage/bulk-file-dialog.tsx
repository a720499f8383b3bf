import { Alert, Form, Input } from 'antd'
import { type ClipboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { FormDialog } from '../../../shared/manage/form-dialog.tsx'
import { BulkOutcome } from './bulk-outcome.tsx'
import type { BulkDialogProps } from './use-bulk-change.ts'

const NUMBER_MAX = 50
type Values = { numbers: Record<string, string> }

/** The lines of a column that was copied from a spreadsheet; null for a text of one line. */
function columnOf(text: string): string[] | null {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/)
  return lines.length > 1 || text.includes('\t') ? lines : null
}

/** Records the selected cases as filed, each with its office number. What is refused stays, with its number. */
export function BulkFileDialog({ isOpen, cases, bulk, onClose }: BulkDialogProps) {
  const { t } = useTranslation('caseDesk')
  const language = useLanguage()
  const [form] = Form.useForm<Values>()
  const [pasteProblem, setPasteProblem] = useState<string | null>(null)
  const pasteFrom = (first: number) => (event: ClipboardEvent<HTMLInputElement>) => {
    const lines = columnOf(event.clipboardData.getData('text'))
    setPasteProblem(null)
    if (!lines) return
    event.preventDefault()
    const rows = cases.slice(first)
    if (lines.some((line) => line.includes('\t'))) setPasteProblem(t('file.oneColumn'))
    else if (lines.length > rows.length)
      setPasteProblem(t('file.tooManyLines', { lines: lines.length, rows: rows.length }))
    else for (const [at, line] of lines.entries()) form.setFieldValue(['numbers', rows[at]!.id], line.trim())
  }
  const isTwice = (id: string, number: string) =>
    cases.some((each) => each.id !== id && form.getFieldValue(['numbers', each.id])?.trim() === number)
  return (
    <FormDialog<Values>
      isOpen={isOpen}
      title={t('file.title', { count: cases.length })}
      confirmLabel={t('file.confirm')}
      form={form}
      act={({ numbers }) => bulk.run({ change: 'file' }, numbers)}
      onClose={onClose}
    >
      <BulkOutcome outcome={bulk.outcome} />
      <p style={{ marginBottom: 16 }}>{t('file.text')}</p>
      {pasteProblem && <Alert type="error" showIcon role="alert" title={pasteProblem} style={{ marginBottom: 16 }} />}
      {cases.map(({ id, caseNo, typeName, title }, at) => (
        <Form.Item
          key={id}
          name={['numbers', id]}
          label={
            <span>
              <span className="numeric">{caseNo}</span> {typeName[language]} {title}
            </span>
          }
          rules={[
            { required: true, whitespace: true, message: t('file.numberMissing') },
            { max: NUMBER_MAX, message: t('file.numberLong', { max: NUMBER_MAX }) },
            {
              validator: (_rule, number: string | undefined) =>
                number?.trim() && isTwice(id, number.trim())
                  ? Promise.reject(new Error(t('file.numberTwice')))
                  : Promise.resolve(),
            },
          ]}
          style={{ marginBottom: 12 }}
        >
          <Input autoComplete="off" aria-label={t('file.number', { number: caseNo })} onPaste={pasteFrom(at)} />
        </Form.Item>
      ))}
    </FormDialog>
  )
}
