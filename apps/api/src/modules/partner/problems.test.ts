import { expect, test } from 'vitest'
import { AppError, commonErrors, refusal } from '../../kernel/errors.ts'
import { PartnerRefusal, problemOf } from './problems.ts'

const requested = { language: 'en', traceId: 'trace-0001' } as const
const used = refusal(200, 20302, '查询次数已用完', 'No searches are left.')

test.each([
  [new PartnerRefusal('nonce_replayed'), 401, 'nonce_replayed', null],
  [new AppError(used, { used: 3, limit: 3, nextStep: 'buy' }), 402, 'quota_exceeded', 20302],
  [new AppError(refusal(200, 20103, '特殊字符', 'Special characters.')), 422, 'rule_violated', 20103],
  [new AppError(commonErrors.notFound), 404, 'not_found', null],
  [new AppError(commonErrors.tooLarge), 413, 'too_large', null],
  [new AppError(commonErrors.unreadable), 400, 'unreadable', 40002],
  [new AppError(commonErrors.internal), 500, 'internal', null],
  [new AppError(commonErrors.notReady), 503, 'unavailable', null],
])('%j is a problem of status %d', (error, status, code, reason) => {
  expect(problemOf(error, requested)).toMatchObject({ status, code, reason, traceId: 'trace-0001' })
})

test('what is wrong with a field is listed', () => {
  const errors = [{ path: 'body.classes', code: 'type', message: 'must be array' }]
  expect(problemOf(new AppError(commonErrors.invalid, { errors }), requested).errors).toEqual(errors)
  const field = new AppError(commonErrors.invalid, { field: 'expiresOn', reason: 'past' })
  expect(problemOf(field, requested).errors).toEqual([
    { path: 'expiresOn', code: 'past', message: commonErrors.invalid.msg.en },
  ])
  const empty = new AppError(used, { problems: [{ field: 'tradeMarkText', code: 20301 }] })
  expect(problemOf(empty, requested).errors).toEqual([
    { path: 'text', code: '20301', message: 'No searches are left.' },
  ])
})

test.each([
  ['vienna', 'viennaCodes'],
  ['similarGroup', 'similarGroups'],
  ['privateDate', 'expiryDate'],
])('a problem with %s is named as the partner contract does', (field, path) => {
  const refused = new AppError(used, { problems: [{ field, code: 20104 }] })
  expect(problemOf(refused, requested).errors).toMatchObject([{ path }])
})
