import { Form, type FormInstance, type FormProps } from 'antd'
import { type ReactNode, useState } from 'react'
import type { FormDraft } from '../../lib/form-draft.ts'
import { type FailedField, FormProblems } from './form-problems.tsx'

/** A form whose values are saved as `draft` while they are typed; what is wrong with them is listed on top of it. */
export function DraftForm<Values extends object>({
  form,
  draft,
  initial,
  onFinish,
  children,
  ...settings
}: Pick<FormProps<Values>, 'disabled' | 'requiredMark' | 'scrollToFirstError' | 'style'> & {
  form: FormInstance<Values>
  draft: FormDraft<Values>
  /** Shown where nothing was saved. */
  initial: Partial<Values>
  onFinish: (values: Values) => void
  children: ReactNode
}) {
  const [failedFields, setFailedFields] = useState<readonly FailedField[]>([])
  const [initialValues] = useState(() => ({ ...initial, ...draft.read() }))
  return (
    <Form<Values>
      form={form}
      layout="vertical"
      initialValues={initialValues}
      validateTrigger="onBlur"
      onValuesChange={(_changed, values) => draft.save(values)}
      onFinish={(values) => {
        setFailedFields([])
        onFinish(values)
      }}
      onFinishFailed={({ errorFields }) => setFailedFields(errorFields)}
      {...settings}
    >
      <FormProblems form={form} fields={failedFields} />
      {children}
    </Form>
  )
}
