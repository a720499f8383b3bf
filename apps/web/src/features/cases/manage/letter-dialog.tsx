import { CaseDelivery } from '@markwright/api-client/models/caseDelivery'
import type { CaseLetterForm } from '@markwright/api-client/models/caseLetterForm'
import type { CaseLetterKind } from '@markwright/api-client/models/caseLetterKind'
import { uploadLimits } from '@markwright/domain/files/upload-limits'
import { HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import { Form, Input, Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { fileProblem } from '../../../shared/lib/file-problem.ts'
import { FormDialog } from '../../../shared/manage/form-dialog.tsx'
import { FileField } from '../../../shared/ui/forms/file-field.tsx'

type Values = { kind: string; datedOn: string; method: CaseDelivery | ''; receivedOn: string; file: File | null }

const { suffixes } = uploadLimits.priority

/** Records a document of the office in a case. */
export function LetterDialog({
  isOpen,
  kinds,
  act,
  onClose,
}: {
  isOpen: boolean
  kinds: CaseLetterKind[]
  act: (form: CaseLetterForm) => Promise<void>
  onClose: () => void
}) {
  const { t } = useTranslation('cases')
  const language = useLanguage()
  const [form] = Form.useForm<Values>()
  const chosen = Form.useWatch('kind', form)
  const kind = kinds.find((each) => each.kind === chosen)
  const [today] = useState(() => todayIn(HOME_ZONE, new Date()))
  return (
    <FormDialog<Values>
      isOpen={isOpen}
      title={t('letters.record')}
      confirmLabel={t('letters.record')}
      form={form}
      initialValues={{ datedOn: today, method: 'electronic', receivedOn: '', file: null }}
      act={({ kind: value, datedOn, method, receivedOn, file }) =>
        act({ file: file!, kind: value, datedOn, ...(method && { method }), ...(receivedOn && { receivedOn }) })
      }
      onClose={onClose}
    >
      <Form.Item
        name="kind"
        label={t('letters.kind')}
        extra={kind && t(kind.beginsPeriod ? 'letters.period' : 'letters.noPeriod')}
        rules={[{ required: true, message: t('letters.kindMissing') }]}
      >
        <Select options={kinds.map((each) => ({ value: each.kind, label: each.label[language] }))} />
      </Form.Item>
      <Form.Item
        name="datedOn"
        label={kind?.dateLabel?.[language] ?? t('letters.datedOn')}
        rules={[{ required: true, message: t('letters.dayMissing') }]}
      >
        <Input type="date" max={today} />
      </Form.Item>
      <Form.Item name="method" label={t('letters.methodLabel')}>
        <Select
          options={[
            ...Object.values(CaseDelivery).map((value) => ({ value, label: t(`letters.method.${value}`) })),
            { value: '', label: t('letters.unknownMethod') },
          ]}
        />
      </Form.Item>
      <Form.Item name="receivedOn" label={t('letters.receivedOn')} extra={t('letters.receivedOnHelp')}>
        <Input type="date" max={today} />
      </Form.Item>
      <Form.Item
        name="file"
        label={t('letters.file')}
        extra={t('letters.fileNote', { suffixes: suffixes.join(', ') })}
        rules={[
          {
            validator: (_rule, file: File | null) => {
              const problem = file ? fileProblem(file, uploadLimits.priority, language) : t('letters.fileMissing')
              return problem ? Promise.reject(new Error(problem)) : Promise.resolve()
            },
          },
        ]}
      >
        <FileField label={t('letters.choose')} suffixes={suffixes} />
      </Form.Item>
    </FormDialog>
  )
}
