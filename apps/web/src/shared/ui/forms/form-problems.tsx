import { Form, type FormInstance } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ProblemSummary } from './problem-summary.tsx'

/** A field as Ant Design reports it where a form cannot be sent. */
export type FailedField = { name: (string | number)[]; errors: string[] }

/**
 * Everything that is wrong with a form, on top of it; each problem leads to its field and goes away once the field is
 * corrected. `fields` are those because of which the form was not sent.
 */
export function FormProblems<Values>({ form, fields }: { form: FormInstance<Values>; fields: readonly FailedField[] }) {
  const { t } = useTranslation('site')
  const problems = useOpenProblems(form, fields)
  if (problems.length === 0) return null
  return (
    <ProblemSummary
      title={t('formProblems', { count: problems.length })}
      problems={problems.map(({ name, errors }) => ({
        key: name.join('.'),
        text: errors[0],
        onFollow: () => form.focusField(name),
      }))}
    />
  )
}

/** Ant Design sends a form only if no other validation begins while that of the submission runs. */
async function untilNothingIsValidated<Values>(form: FormInstance<Values>) {
  do await new Promise((resolve) => setTimeout(resolve))
  while (form.isFieldsValidating())
}

/** Those of the failed fields in which something is still wrong. They are checked again whenever a value changes. */
function useOpenProblems<Values>(form: FormInstance<Values>, fields: readonly FailedField[]): FailedField[] {
  const values: unknown = Form.useWatch([], form)
  const [checked, setChecked] = useState({ fields, open: fields })
  const checkedValues = useRef<{ fields: readonly FailedField[]; values: unknown }>({ fields, values })
  useEffect(() => {
    const before = checkedValues.current
    checkedValues.current = { fields, values }
    // A form that has just been refused was checked with these values.
    if (before.fields !== fields || before.values === values || fields.length === 0) return
    let isOutdated = false
    const names = fields.map(({ name }) => name) as Parameters<typeof form.validateFields>[0]
    const check = async () => {
      await untilNothingIsValidated(form)
      if (isOutdated) return
      const open = await form.validateFields(names).then(
        () => [],
        ({ errorFields }: { errorFields: FailedField[] }) => errorFields,
      )
      if (!isOutdated) setChecked({ fields, open })
    }
    void check()
    return () => {
      isOutdated = true
    }
  }, [form, fields, values])
  const open = checked.fields === fields ? checked.open : fields
  return open.filter(({ errors }) => errors.length > 0)
}
