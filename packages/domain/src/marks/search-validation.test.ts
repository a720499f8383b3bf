import { describe, expect, test } from 'vitest'
import {
  checkCharacters,
  checkClasses,
  checkCountries,
  checkDays,
  checkNumbers,
  checkStatuses,
  checkViennaCodes,
} from './search-validation.ts'

describe('special characters', () => {
  test.each([
    'nike',
    '华为',
    'CAFÉ LUMA',
    'नमस्ते',
    'ソニー・ベイ',
    '써니',
    '365+',
    'Ｈ＆Ｍ',
    '阿·迪',
    '「云」，。',
    'a\tb　c',
    '㈱青空',
    '',
  ])('%s is allowed in a mark', (text) => {
    expect(checkCharacters('tradeMarkText', text)).toEqual({ ok: true, value: text.trim() })
  })

  test.each([
    ['A&B', 1, 2, '&'],
    ['@', 0, 1, '@'],
    ['华为#手机', 2, 3, '#'],
    ['a-b', 1, 2, '-'],
    ["L'OR", 1, 2, "'"],
    ['云\u200B澜', 1, 2, '\u200B'],
    ['𠮷𠮷*', 4, 3, '*'],
    ['云🌙', 1, 2, '🌙'],
    ['x\uD800', 1, 2, '\uD800'],
  ])('%s is refused at its first special character', (text, position, ordinal, character) => {
    expect(checkCharacters('tradeMarkText', text)).toEqual({
      ok: false,
      problems: [{ id: 'specialCharacter', code: 20103, field: 'tradeMarkText', position, ordinal, character }],
    })
  })

  test('the punctuation of company names is allowed for parties only', () => {
    expect(checkCharacters('tmApplicant', 'Lumora & Sons (HK) Co., Ltd.', 'party').ok).toBe(true)
    expect(checkCharacters('tmApplicant', 'Lumora <b>', 'party').ok).toBe(false)
    expect(checkCharacters('tradeMarkText', 'Lumora Co., Ltd.').ok).toBe(false)
  })
})

describe('class lists', () => {
  test.each([
    ['03;09;38', [3, 9, 38]],
    ['3；9', [3, 9]],
    [' 3 ; 9; ', [3, 9]],
    ['', []],
    ['  ', []],
  ])('%j is read', (text, classes) => {
    expect(checkClasses('classify', text)).toEqual({ ok: true, value: classes })
  })

  test.each([
    ['03;46', 'classUnknown', 3, '46'],
    ['03;9;03', 'classRepeated', 5, '03'],
    ['3; 03', 'classRepeated', 3, '03'],
    ['3,9', 'classUnknown', 0, '3,9'],
  ])('%s is refused and says where', (text, id, position, value) => {
    const checked = checkClasses('classify', text)
    expect(checked).toEqual({ ok: false, problems: [{ id, code: 20105, field: 'classify', position, value }] })
  })

  test('an entry left empty is reported with its place', () => {
    expect(checkClasses('classify', '03;;09')).toEqual({
      ok: false,
      problems: [{ id: 'entryEmpty', code: 20105, field: 'classify', position: 3 }],
    })
  })

  test('every wrong entry is reported', () => {
    const checked = checkClasses('classify', '0;3;99')
    expect(!checked.ok && checked.problems.map(({ value }) => value)).toEqual(['0', '99'])
  })
})

describe('numbers', () => {
  test('are separated by semicolons or line breaks and given once', () => {
    expect(checkNumbers('applicationNumber', '12345678; g1234567；12345678\r\nN/123')).toEqual({
      ok: true,
      value: ['12345678', 'G1234567', 'N123'],
    })
  })

  test('a malformed one is quoted with its place', () => {
    expect(checkNumbers('registerNumber', '12345678\r\nG12')).toEqual({
      ok: false,
      problems: [{ id: 'numberMalformed', code: 20105, field: 'registerNumber', position: 10, value: 'G12' }],
    })
  })

  test('more than the limit are refused', () => {
    expect(checkNumbers('applicationNumber', '1;2;3', 3).ok).toBe(true)
    expect(checkNumbers('applicationNumber', '1;2;3;4', 3)).toEqual({
      ok: false,
      problems: [{ id: 'tooManyNumbers', code: 20105, field: 'applicationNumber', limit: 3, value: '4' }],
    })
  })
})

test('Vienna codes lose leading zeros; five are allowed, six are not', () => {
  expect(checkViennaCodes('vienna', '04.01;6.3;4.1')).toEqual({ ok: true, value: ['4.1', '6.3'] })
  expect(checkViennaCodes('vienna', '1.1;1.3;1.5;1.7;1.11').ok).toBe(true)
  const six = checkViennaCodes('vienna', '1.1;1.3;1.5;1.7;1.11;1.13')
  expect(!six.ok && six.problems[0]).toMatchObject({ code: 20104, limit: 5, value: '6' })
  const wrong = checkViennaCodes('vienna', '4.1;x')
  expect(!wrong.ok && wrong.problems[0]).toMatchObject({ code: 20105, value: 'x', position: 4 })
})

test('a range of days may be one day but not run backwards', () => {
  expect(checkDays('appDate', ['2026-01-01', '2026-01-01']).ok).toBe(true)
  const reversed = checkDays('appDate', ['2026-01-02', '2026-01-01'])
  expect(!reversed.ok && reversed.problems[0]).toMatchObject({ id: 'daysReversed', code: 20105 })
  const invalid = checkDays('appDate', ['2026-01-01', '2026-02-29'])
  expect(!invalid.ok && invalid.problems[0]).toMatchObject({ id: 'dayInvalid', value: '2026-02-29' })
})

test('status codes run from 1 to 13', () => {
  expect(checkStatuses('status', '1;10;13')).toEqual({ ok: true, value: [1, 10, 13] })
  expect(checkStatuses('status', '14').ok).toBe(false)
  expect(checkStatuses('status', '0').ok).toBe(false)
})

test('countries are those of the specification, and at least one', () => {
  expect(checkCountries('country', ['CN', 'EU', 'CN'])).toEqual({ ok: true, value: ['CN', 'EU'] })
  const unknown = checkCountries('country', ['CN', 'PL'])
  expect(!unknown.ok && unknown.problems[0]).toMatchObject({ code: 20105, value: 'PL' })
  const none = checkCountries('country', [])
  expect(!none.ok && none.problems[0]?.code).toBe(20109)
})
