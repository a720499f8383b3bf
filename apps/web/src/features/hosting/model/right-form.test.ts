import type { PortfolioItem } from '@markwright/api-client/models/portfolioItem'
import { expect, test } from 'vitest'
import { rightChangeOf, rightFormOf } from './right-form.ts'

const item = {
  version: 3,
  office: 'CN',
  number: '77000001',
  title: '云托',
  registrationNumber: null,
  classes: [9, 42],
  patentKind: null,
  state: 'live',
  owner: '甲公司',
  agent: null,
  filedOn: '2016-01-02',
  priorityOn: null,
  registeredOn: null,
  expiresOn: '2027-05-13',
  clientId: null,
  applicantId: null,
  agentId: null,
  claims: null,
  feeReduction: null,
  details: { version: 'V1.0' },
  note: null,
} as unknown as PortfolioItem

test('a form that says the same changes nothing, in whatever order the classes are', () =>
  expect(rightChangeOf(item, { ...rightFormOf(item), classes: [42, 9], owner: ' 甲公司 ' })).toEqual({ version: 3 }))

test('only what differs is sent; an empty field is sent as nothing', () =>
  expect(rightChangeOf(item, { ...rightFormOf(item), expiresOn: '', classes: [9], note: ' 注意 ' })).toEqual({
    version: 3,
    expiresOn: null,
    classes: [9],
    note: '注意',
  }))

test('details are sent together', () =>
  expect(rightChangeOf(item, { ...rightFormOf(item), version: '', issuer: '市监局' })).toEqual({
    version: 3,
    details: { issuer: '市监局' },
  }))
