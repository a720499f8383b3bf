import type { Account } from '@markwright/api-client/models/account'
import { expect, test } from 'vitest'
import { editsOf, type Profile, profileOf, updateOf } from './profile.ts'

const account: Account = {
  name: '李雷',
  companyName: null,
  industry: 'software',
  email: null,
  phone: '13800138000',
  address: null,
  city: '上海',
  postcode: null,
  country: 'CN',
  gender: null,
  displayCurrency: 'CNY',
  roleType: 'individual',
  lang: 'cn',
  nickname: null,
  avatar: '/admin/sys-file/public/a.png',
  wechatBound: false,
  merchantId: 'M0123456789AB',
  certifiedCompany: null,
  version: 3,
}
const profile = profileOf(account)
const sent = (after: Partial<Profile>) => updateOf(editsOf(profile, { ...profile, ...after }))

test('what was never entered is an empty field', () => expect(profile).toMatchObject({ companyName: '', name: '李雷' }))

test('nothing is sent of what stayed as it was, whatever blanks were typed around it', () =>
  expect(sent({ name: ' 李雷 ', avatar: { url: '/admin/sys-file/public/a.png', fileId: '' } })).toEqual({}))

test('only what was changed is sent', () =>
  expect(sent({ name: ' 韩梅梅 ', displayCurrency: 'EUR' })).toEqual({ name: '韩梅梅', displayCurrency: 'EUR' }))

test('an emptied field and a cleared choice are removed', () =>
  expect(sent({ city: '  ', country: undefined })).toEqual({ city: null, country: null }))

test('an image is sent by its file, a removed one as none', () => {
  expect(sent({ avatar: { url: '/b.png', fileId: 'file-b' } })).toEqual({ avatarFileId: 'file-b' })
  expect(sent({ avatar: { url: '', fileId: '' } })).toEqual({ avatarFileId: null })
})
