import { expect, test } from 'vitest'
import { emptyForm, readSuccessAddress, toSuccessQuery, writeSuccessAddress } from './success-address.ts'

const soap = { id: '0301-abc', classNo: 3, group: '0301', cn: '肥皂|块', en: 'soap' }
const form = { text: '云澜', applicant: '甲公司', chosen: { classes: [9], groups: ['2501'], items: [soap] } }

test('an address brings back the question, and a bar in a name does no harm', () => {
  const read = readSuccessAddress(new URLSearchParams(writeSuccessAddress(form).toString()))
  expect(read).toEqual({ ...form, chosen: { ...form.chosen, items: [{ ...soap, cn: '肥皂 块' }] } })
})

test('what cannot be read is left out', () => {
  const address = new URLSearchParams('text=X&classify=99;abc&groups=1&item=3|0301||&item=x')
  expect(readSuccessAddress(address)).toEqual({ ...emptyForm, text: 'X' })
})

test('groups go by their codes, items by their words and groups', () => {
  expect(toSuccessQuery(form)).toEqual({
    tradeMarkText: '云澜',
    classify: '09',
    goods: [
      { class: 25, name: '2501', group: '2501' },
      { class: 3, name: '肥皂|块', group: '0301' },
    ],
    applicant: '甲公司',
  })
  expect(toSuccessQuery({ ...emptyForm, text: ' 云澜 ' })).toEqual({ tradeMarkText: '云澜' })
})

test('a name with special characters is requested without them', () => {
  expect(toSuccessQuery({ ...emptyForm, text: 'AT&T' }).tradeMarkText).toBe('AT T')
  expect(toSuccessQuery({ ...emptyForm, text: '&&' }).tradeMarkText).toBe('&&')
})
