import { createAddress, updateAddress } from '@markwright/api-client/addresses'
import type { MailingAddress } from '@markwright/api-client/models/mailingAddress'
import { formProblems } from '@markwright/domain/form-problems'
import { checkPostcode } from '@markwright/domain/mailing-address'
import { Button, Checkbox, Drawer, Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../i18n/language.ts'
import { formDraft } from '../lib/form-draft.ts'
import { problemRule } from '../lib/problem-rule.ts'
import { useFieldProblem } from '../lib/use-field-problem.ts'
import { useFormAction } from '../lib/use-form-action.ts'
import { useMember } from '../session/use-member.ts'
import { ErrorNote } from '../ui/error-note.tsx'
import { DraftForm } from '../ui/draft-form.tsx'
import { whenSlow } from '../ui/when-slow.tsx'
import { type AddressForm as Values, addressFormOf, newAddress, toAddressDraft } from './address-form.ts'
import { RegionField } from './region-field.tsx'

/** What the drawer holds: an address to change, or a new one. */
export type OpenedAddress = { kind: 'new'; isFirst: boolean } | { kind: 'old'; address: MailingAddress }

/** A mailing address in a drawer; what is typed and not saved is there again when it is opened anew. */
export function AddressDrawer({
  opened,
  onSaved,
  onClose,
}: {
  opened: OpenedAddress | null
  onSaved: (address: MailingAddress) => Promise<void>
  onClose: () => void
}) {
  const { t } = useTranslation('addresses')
  return (
    <Drawer
      open={opened !== null}
      title={t(opened?.kind === 'old' ? 'edit' : 'add')}
      size={460}
      styles={{ wrapper: { maxWidth: '100%' } }}
      destroyOnHidden
      onClose={onClose}
    >
      {opened && <AddressForm opened={opened} onSaved={onSaved} />}
    </Drawer>
  )
}

function AddressForm({
  opened,
  onSaved,
}: {
  opened: OpenedAddress
  onSaved: (address: MailingAddress) => Promise<void>
}) {
  const { t } = useTranslation('addresses')
  const language = useLanguage()
  const member = useMember()
  const problemOf = useFieldProblem()
  const [form] = Form.useForm<Values>()
  // A draft belongs to the address as it was read: one that was changed elsewhere since then begins anew.
  const draft = formDraft<Values>(
    `address-${member?.id}-${opened.kind === 'old' ? JSON.stringify(opened.address) : 'new'}`,
  )
  const save = useFormAction(form, async (values: Values) => {
    const address = toAddressDraft(values)
    const saved = await (opened.kind === 'old' ? updateAddress(opened.address.id, address) : createAddress(address))
    draft.remove()
    await onSaved(saved)
  })
  const required = (message: string) => ({ required: true, whitespace: true, message })
  return (
    <DraftForm
      form={form}
      draft={draft}
      initial={opened.kind === 'old' ? addressFormOf(opened.address) : newAddress(opened.isFirst)}
      scrollToFirstError={{ focus: true }}
      onFinish={(values) => void save.run(values)}
    >
      <Form.Item name="recipient" label={t('recipient')} rules={[required(t('recipientMissing'))]}>
        <Input maxLength={100} autoComplete="name" autoFocus />
      </Form.Item>
      <Form.Item name="phone" label={t('phone')} rules={[required(t('phoneMissing')), problemRule(problemOf('phone'))]}>
        <Input maxLength={40} type="tel" autoComplete="tel" />
      </Form.Item>
      <Form.Item
        name="region"
        label={t('region')}
        validateTrigger="onSubmit"
        required
        rules={[
          {
            validator: async (_rule, region: string[]) => {
              const { isRegion } = await import('@markwright/domain/chinese-divisions')
              if (!isRegion(region)) throw new Error(t('regionMissing'))
            },
          },
        ]}
      >
        <RegionField />
      </Form.Item>
      <Form.Item name="detail" label={t('detail')} rules={[required(t('detailMissing'))]}>
        <Input.TextArea maxLength={200} autoSize={{ minRows: 2 }} autoComplete="street-address" />
      </Form.Item>
      <Form.Item
        name="postcode"
        label={t('postcode')}
        dependencies={['region']}
        rules={[
          problemRule((text) => {
            const problem = checkPostcode(form.getFieldValue('region'), text.trim())
            return problem && formProblems[problem][language]
          }),
        ]}
      >
        <Input maxLength={20} autoComplete="postal-code" style={{ maxWidth: 160 }} />
      </Form.Item>
      <Form.Item name="isDefault" valuePropName="checked">
        <Checkbox>{t('isDefault')}</Checkbox>
      </Form.Item>
      <ErrorNote error={save.error} act={opened.kind === 'old' ? 'change' : 'add'} />
      <Button type="primary" htmlType="submit" loading={whenSlow(save.isRunning)}>
        {t('save')}
      </Button>
    </DraftForm>
  )
}
