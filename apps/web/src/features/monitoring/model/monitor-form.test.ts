import { expect, test } from 'vitest'
import { newMonitorPath } from '../../../shared/lib/paths.ts'
import { formOfAddress, problemOfForm, toDraft } from './monitor-form.ts'

const formOf = (fields: Record<string, string>) =>
  formOfAddress(new URLSearchParams(newMonitorPath(fields).split('?')[1]))

test('an address fills in the form, and the form is sent as the contract words it', () => {
  const form = formOf({ type: 'similar', tradeMarkText: '云澜', degree: 'high', country: 'CN;EU', classify: '09' })
  expect(toDraft(form, '图形')).toEqual({
    name: '云澜',
    type: 'similar',
    query: { tradeMarkText: '云澜', degree: 'high', country: ['CN', 'EU'], classify: '09' },
    channels: ['site'],
    frequency: 'issue',
    webhookUrl: null,
  })
})

test('the renewal of a mark is monitored from its page by number and office', () => {
  const form = formOf({ type: 'renewal', applicationNumber: '10000001', country: 'CN' })
  expect(problemOfForm(form)).toBeNull()
  expect(toDraft(form, '图形')).toMatchObject({
    name: '10000001',
    type: 'renewal',
    query: { applicationNumber: '10000001', country: ['CN'], classify: '' },
  })
})

test('what the chosen type does not compare is not sent', () => {
  const form = { ...formOf({ tradeMarkText: '云澜' }), type: 'appNo' as const, numbers: '1；2', classes: '09' }
  expect(toDraft(form, '图形').query).toEqual({ applicationNumber: '1;2', country: [] })
})

test('an image is named by its address with the part that counts', () => {
  const form = formOf({ type: 'image', imgFile: 'f1', crop: '0.1,0.2,0.5,0.5', degree: 'high' })
  expect(toDraft(form, '图形')).toMatchObject({
    name: '图形',
    type: 'image',
    query: { imgFile: 'f1', crop: { x: 0.1, y: 0.2, width: 0.5, height: 0.5 }, degree: 'high', country: [] },
  })
  expect(toDraft({ ...form, image: { markId: 'CN_1', crop: null, preview: 'data:' } }, '').query).toEqual({
    markId: 'CN_1',
    degree: 'high',
    country: [],
    classify: '',
  })
})

test.each([
  ['similar', {}, 'text'],
  ['image', { text: '云澜' }, 'image'],
  ['similar', { text: '云澜' }, null],
  ['competitor', { text: '云澜' }, 'applicant'],
  ['notice', {}, 'either'],
  ['notice', { applicant: '甲' }, null],
  ['renewal', { text: '云澜' }, 'eitherRenewal'],
  ['appNo', { numbers: '1', channels: ['webhook'] }, 'webhook'],
] as const)('%s with %o lacks %s', (type, fields, problem) => {
  expect(
    problemOfForm({ ...formOf({ type }), ...fields, channels: [...('channels' in fields ? fields.channels : [])] }),
  ).toBe(problem)
})
