import { Form } from 'antd'
import { createContext, type ReactNode, use } from 'react'
import { controlId } from '../model/case-content.ts'

/** What the check of the draft has found, by path. */
export const ProblemsContext = createContext<ReadonlyMap<string, string>>(new Map())

/** A labelled control of a case with what is wrong with it. */
export function Control({
  path,
  label,
  help,
  isRequired = true,
  children,
}: {
  path: string
  label: string
  help?: string | null
  isRequired?: boolean
  children: (control: { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string }) => ReactNode
}) {
  const problem = use(ProblemsContext).get(path)
  const id = controlId(path)
  const helpId = `${id}-help`
  return (
    <Form.Item
      label={label}
      htmlFor={id}
      required={isRequired}
      layout="vertical"
      validateStatus={problem ? 'error' : ''}
      help={problem ? <span id={helpId}>{problem}</span> : undefined}
      extra={help ?? undefined}
    >
      {children({ id, ...(problem && { 'aria-invalid': true as const, 'aria-describedby': helpId }) })}
    </Form.Item>
  )
}
