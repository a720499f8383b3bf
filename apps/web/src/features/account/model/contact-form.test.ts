import { expect, test } from 'vitest'
import { contactFormOf, newContact, toContactDraft } from './contact-form.ts'

const contact = {
  id: '1',
  name: '韩梅梅',
  phone: '021-5888888',
  email: null,
  postcode: null,
  address: '上海市浦东新区',
  isDefault: false,
}

test('a contact person that was opened and saved unchanged stays the same', () => {
  const { id: _id, ...facts } = contact
  expect(toContactDraft(contactFormOf(contact))).toEqual(facts)
})

test('blanks around what is typed are left out, and an emptied field is cleared', () =>
  expect(toContactDraft({ ...contactFormOf(contact), name: ' 李雷 ', address: ' ' })).toMatchObject({
    name: '李雷',
    address: null,
  }))

test('the first contact person is the default one, the next is not', () =>
  expect([newContact(true).isDefault, newContact(false).isDefault]).toEqual([true, false]))
