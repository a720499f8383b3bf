import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { problemRule } from '../../../shared/lib/problem-rule.ts'
import { useFieldProblem } from '../../../shared/lib/use-field-problem.ts'

/** The fields `contact`, `phone` and `email` of a form: whom to ask, and how. */
export function ContactFields() {
  const { t } = useTranslation('hosting')
  const problemOf = useFieldProblem()
  return (
    <>
      <Form.Item name="contact" label={t('form.contact')}>
        <Input maxLength={100} />
      </Form.Item>
      <Form.Item name="phone" label={t('form.phone')} rules={[problemRule(problemOf('phone'))]}>
        <Input type="tel" maxLength={30} />
      </Form.Item>
      <Form.Item name="email" label={t('form.email')} rules={[problemRule(problemOf('email'))]}>
        <Input type="email" maxLength={100} />
      </Form.Item>
    </>
  )
}
