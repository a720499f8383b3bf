import type { Account } from '@markwright/api-client/models/account'

/** A member who has said nothing of themselves yet. */
export const account: Account = {
  name: null,
  companyName: null,
  industry: null,
  email: null,
  phone: '13800138000',
  address: null,
  city: null,
  postcode: null,
  country: null,
  gender: null,
  displayCurrency: 'CNY',
  roleType: 'enterprise',
  lang: 'cn',
  nickname: null,
  avatar: null,
  wechatBound: false,
  merchantId: 'M0123456789AB',
  certifiedCompany: null,
  version: 1,
}
