import type { UserCredit } from '@markwright/api-client/models/userCredit'

/** Of a member to whom no credit limit was granted. */
export const noCredit: UserCredit = {
  limit: null,
  used: '0.00',
  available: '0.00',
  currency: 'CNY',
  endDate: null,
  isInForce: false,
  orders: [],
  requests: [],
}
