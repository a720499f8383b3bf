import { expect, test } from 'vitest'
import { emptyForm, toDraft } from './announcement-form.ts'

const written = { ...emptyForm, titleCn: ' 维护 ', titleEn: 'Maintenance', contentCn: '今晚', contentEn: 'Tonight' }

test('of the audience only what its kind needs is sent', () => {
  const phone = '13800138000'
  expect(toDraft({ ...written, phone }).audience).toEqual({ kind: 'all' })
  expect(toDraft({ ...written, phone, audience: 'phone' }).audience).toEqual({ kind: 'phone', phone })
  expect(toDraft({ ...written, phone, audience: 'cardLevel', cardLevel: 30 }).audience).toEqual({
    kind: 'cardLevel',
    cardLevel: 30,
  })
})

test('texts are sent without the blanks around them, and no link rather than an empty one', () =>
  expect(toDraft(written)).toMatchObject({ titleCn: '维护', link: null }))
