import { createContact, updateContact } from '@markwright/api-client/account'
import type { Contact } from '@markwright/api-client/models/contact'
import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { problemRule } from '../../../shared/lib/problem-rule.ts'
import { useFieldProblem } from '../../../shared/lib/use-field-problem.ts'
import { OwnRecordDrawer, type OwnRecordDrawerProps } from '../../../shared/own-records/own-record-drawer.tsx'
import { type ContactForm, contactFormOf, newContact, toContactDraft } from '../model/contact-form.ts'

/** A contact person in a drawer. */
export function ContactDrawer(drawer: OwnRecordDrawerProps<Contact>) {
  const { t } = useTranslation('account')
  const problemOf = useFieldProblem()
  return (
    <OwnRecordDrawer<Contact, ContactForm>
      {...drawer}
      name="contact"
      widthPx={420}
      texts={{
        add: t('contacts.add'),
        edit: t('contacts.edit'),
        isDefault: t('contacts.isDefault'),
        save: t('save'),
      }}
      initialOf={(opened) => (opened.kind === 'old' ? contactFormOf(opened.record) : newContact(opened.isFirst))}
      save={(values, id) => {
        const contact = toContactDraft(values)
        return id === null ? createContact(contact) : updateContact(id, contact)
      }}
    >
      {() => (
        <>
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
            <Input.TextArea maxLength={300} rows={2} autoComplete="off" />
          </Form.Item>
        </>
      )}
    </OwnRecordDrawer>
  )
}
