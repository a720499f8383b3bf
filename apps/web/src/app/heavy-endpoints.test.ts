import { expect, test } from 'vitest'
import { isHeavyEndpoint } from './heavy-endpoints.ts'

test.each([
  '/common/query/search/v2',
  '/common/query/tmCompare/excelExport',
  '/common/query/countryStatisic/byYear',
  '/custody/renewal/page',
  '/order/order/getOrderRenewalPage',
])('a call to %s shows the indicator', (path) => expect(isHeavyEndpoint(path)).toBe(true))

test.each([
  '/common/query/countries',
  '/common/query/detail',
  '/common/query/search/v21',
  '/custody/applicant/list',
  '/order/order/getOrderPage',
  '/x/common/query/search/v2',
])('a call to %s does not', (path) => expect(isHeavyEndpoint(path)).toBe(false))
