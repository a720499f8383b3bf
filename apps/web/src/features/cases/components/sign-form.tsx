import { signDocument } from '@markwright/api-client/cases'
import type { SignatureRequest } from '@markwright/api-client/models/signatureRequest'
import { Button, Checkbox, Form, Input, Radio } from 'antd'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../shared/lib/use-action.ts'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { whenSlow } from '../../../shared/ui/feedback/when-slow.tsx'
import { SignaturePad, type SignaturePadHandle } from './signature-pad.tsx'

type Values = { name: string; method: 'drawn' | 'typed'; agree?: boolean }

/** Name, signature and consent of the person who signs by a link. */
export function SignForm({
  token,
  documentHash,
  onSigned,
}: {
  token: string
  documentHash: string
  onSigned: (request: SignatureRequest) => void
}) {
  const { t } = useTranslation('caseWork')
  const pad = useRef<SignaturePadHandle>(null)
  const [form] = Form.useForm<Values>()
  const [isDrawnMissing, setIsDrawnMissing] = useState(false)
  const method = Form.useWatch('method', form)
  const sign = useAction(async ({ name, method: by, agree = false }: Values) => {
    const drawing = by === 'drawn' ? (pad.current?.read() ?? null) : null
    setIsDrawnMissing(by === 'drawn' && drawing === null)
    if (by === 'drawn' && drawing === null) return
    onSigned(await signDocument(token, { name: name.trim(), drawing, agree, documentHash }))
  })
  return (
    <Form<Values>
      form={form}
      layout="vertical"
      initialValues={{ method: 'drawn' }}
      style={{ maxWidth: 600 }}
      onFinish={(values) => void sign.run(values)}
    >
      <Form.Item
        name="name"
        label={t('sign.name')}
        rules={[{ required: true, whitespace: true, message: t('sign.nameHelp') }]}
      >
        <Input maxLength={100} autoComplete="name" />
      </Form.Item>
      <Form.Item name="method" label={t('sign.method')}>
        <Radio.Group options={(['drawn', 'typed'] as const).map((value) => ({ value, label: t(`sign.${value}`) }))} />
      </Form.Item>
      {/* Hidden rather than removed, so that a drawing is still there. */}
      <Form.Item
        hidden={method === 'typed'}
        label={t('sign.draw')}
        {...(isDrawnMissing && { validateStatus: 'error' as const, help: t('sign.drawHelp') })}
      >
        <SignaturePad ref={pad} onDraw={() => setIsDrawnMissing(false)} />
      </Form.Item>
      <Form.Item
        name="agree"
        valuePropName="checked"
        rules={[
          {
            validator: async (_, value) => {
              if (value !== true) throw new Error(t('sign.agreeHelp'))
            },
          },
        ]}
      >
        <Checkbox>{t('sign.agree')}</Checkbox>
      </Form.Item>
      <p style={{ color: 'var(--ink-soft)', marginBottom: 16 }}>{t('sign.office')}</p>
      <ErrorNote error={sign.error} act="submit" />
      <Button type="primary" size="large" htmlType="submit" loading={whenSlow(sign.isRunning)}>
        {t('sign.submit')}
      </Button>
    </Form>
  )
}
