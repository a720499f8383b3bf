import { ApiError, NO_ANSWER } from '@markwright/api-client/fetch'
import { Button, Form } from 'antd'
import { createContext, type ReactNode, use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { whenSlow } from '../../../shared/ui/feedback/when-slow.tsx'
import { type Attempt, failureOf } from '../model/failure.ts'
import type { FieldName, FormValues } from '../model/form-values.ts'
import { useDialog } from './dialog-context.ts'
import { type Problem, ProblemSummary } from './problem-summary.tsx'

type FormContext = {
  /** Tells why an attempt failed, beside its field and above the form. */
  report: (attempt: Attempt, error: unknown) => void
  clear: () => void
}
const Context = createContext<FormContext | null>(null)
export const useDialogForm = (): FormContext => use(Context)!

/** A form of the dialog. What is wrong is beside the fields and above them; it is sent only once at a time. */
export function DialogForm({
  attempt,
  submitText,
  onSubmit,
  children,
}: {
  attempt: Attempt
  submitText: string
  onSubmit: (values: FormValues) => Promise<void>
  children: ReactNode
}) {
  const { t } = useTranslation(['identity', 'site'])
  const { savePhone } = useDialog()
  const [form] = Form.useForm<FormValues>()
  const [isBusy, setIsBusy] = useState(false)
  const [problems, setProblems] = useState<Problem[]>([])
  const clear = () => setProblems([])

  const report = (failed: Attempt, error: unknown) => {
    // A fault of ours looks to the user like an answer that did not come, but is not to be lost.
    if (!(error instanceof ApiError)) reportError(error)
    const refusal = error instanceof ApiError ? error : new ApiError(0, NO_ANSWER, '')
    const { headline, field, wayOut } = failureOf(failed, refusal)
    const message = refusal.message || t('site:error.noAnswer')
    const text = headline ? t(`failures.${headline}`) : message
    setProblems([{ text, detail: message === text ? null : message, field, wayOut }])
    if (field) form.setFields([{ name: field, errors: [message] }])
  }
  const submit = async (values: FormValues) => {
    if (isBusy) return
    setIsBusy(true)
    clear()
    try {
      await onSubmit(values)
    } catch (error) {
      report(attempt, error)
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Context value={{ report, clear }}>
      <Form<FormValues>
        form={form}
        // Before the names in ids, so that no form of the page has the same.
        name="signIn"
        layout="vertical"
        requiredMark={false}
        validateTrigger="onSubmit"
        scrollToFirstError={{ focus: true }}
        onValuesChange={(changed) => {
          clear()
          // What was wrong with a field is not said of what it holds now.
          form.setFields((Object.keys(changed) as FieldName[]).map((name) => ({ name, errors: [] })))
          if ('number' in changed || 'regionCode' in changed) savePhone(changed)
        }}
        onFinish={submit}
        onFinishFailed={({ errorFields }) => {
          // A single one is shown beside its field.
          if (errorFields.length > 1)
            setProblems(
              errorFields.map(({ name, errors }) => ({
                text: errors[0] ?? '',
                detail: null,
                field: name[0] as FieldName,
                wayOut: null,
              })),
            )
        }}
      >
        <ProblemSummary problems={problems} onOpen={(field) => form.focusField(field)} />
        {children}
        <Button block size="large" type="primary" htmlType="submit" loading={whenSlow(isBusy)} disabled={isBusy}>
          {submitText}
        </Button>
      </Form>
    </Context>
  )
}
