import { createContact, updateContact } from '@markwright/api-client/account'
import type { Contact } from '@markwright/api-client/models/contact'
import { Button, Checkbox, Drawer, Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { formDraft } from '../../../shared/lib/form-draft.ts'
import { problemRule } from '../../../shared/lib/problem-rule.ts'
import { useMember } from '../../../shared/session/use-member.ts'
import { ErrorNote } from '../../../shared/ui/error-note.tsx'
import { DraftForm } from '../../../shared/ui/draft-form.tsx'
import { whenSlow } from '../../../shared/ui/when-slow.tsx'
import { useFieldProblem } from '../../../shared/lib/use-field-problem.ts'
import { useFormAction } from '../../../shared/lib/use-form-action.ts'
import { type ContactForm as Values, contactFormOf, newContact, toContactDraft } from '../model/contact-form.ts'

/** What the drawer holds: a contact person to change, or a new one. */
export type OpenedContact = { kind: 'new'; isFirst: boolean } | { kind: 'old'; contact: Contact }

/** A contact person in a drawer; what is typed and not saved is there again when it is opened anew. */
export function ContactDrawer({
  opened,
  onSaved,
  onClose,
}: {
  opened: OpenedContact | null
  onSaved: () => Promise<void>
  onClose: () => void
}) {
  const { t } = useTranslation('account')
  return (
    <Drawer
      open={opened !== null}
      title={t(opened?.kind === 'old' ? 'contacts.edit' : 'contacts.add')}
      size={420}
      styles={{ wrapper: { maxWidth: '100%' } }}
      destroyOnHidden
      onClose={onClose}
    >
      {opened && <ContactForm opened={opened} onSaved={onSaved} />}
    </Drawer>
  )
}

function ContactForm({ opened, onSaved }: { opened: OpenedContact; onSaved: () => Promise<void> }) {
  const { t } = useTranslation('account')
  const member = useMember()
  const problemOf = useFieldProblem()
  const [form] = Form.useForm<Values>()
  // A draft belongs to the contact as it was read: one that was changed elsewhere since then begins anew.
  const draft = formDraft<Values>(
    `contact-${member?.id}-${opened.kind === 'old' ? JSON.stringify(opened.contact) : 'new'}`,
  )
  const save = useFormAction(form, async (values: Values) => {
    const contact = toContactDraft(values)
    if (opened.kind === 'old') await updateContact(opened.contact.id, contact)
    else await createContact(contact)
    draft.remove()
    await onSaved()
  })
  return (
    <DraftForm
      form={form}
      draft={draft}
      initial={opened.kind === 'old' ? contactFormOf(opened.contact) : newContact(opened.isFirst)}
      scrollToFirstError={{ focus: true }}
      onFinish={(values) => void save.run(values)}
    >
      <Form.Item
        name="name"
        label={t('field.name')}
        rules={[{ required: true, whitespace: true, message: t('missing.name') }]}
      >
        <Input maxLength={100} autoComplete="off" autoFocus />
      </Form.Item>
      <Form.Item
        name="phone"
        label={t('contacts.phone')}
        rules={[
          { required: true, whitespace: true, message: t('contacts.phoneMissing') },
          problemRule(problemOf('phone')),
        ]}
      >
        <Input maxLength={40} type="tel" autoComplete="off" />
      </Form.Item>
      <Form.Item name="email" label={t('field.email')} rules={[problemRule(problemOf('email'))]}>
        <Input maxLength={200} type="email" autoComplete="off" />
      </Form.Item>
      <Form.Item name="postcode" label={t('field.postcode')} rules={[problemRule(problemOf('postalCode'))]}>
        <Input maxLength={20} autoComplete="off" />
      </Form.Item>
      <Form.Item name="address" label={t('field.address')}>
        <Input.TextArea maxLength={300} autoSize={{ minRows: 2 }} autoComplete="off" />
      </Form.Item>
      <Form.Item name="isDefault" valuePropName="checked">
        <Checkbox>{t('contacts.isDefault')}</Checkbox>
      </Form.Item>
      <ErrorNote error={save.error} />
      <Button type="primary" htmlType="submit" loading={whenSlow(save.isRunning)}>
        {t('save')}
      </Button>
    </DraftForm>
  )
}
