import { expect, test } from 'vitest'
import { emptyDraft, isComplete, restored, toOrder } from './report-draft.ts'

const item = { id: 'i', cn: '计算机软件', en: 'software', group: '0901', classNo: 9 }

test('classes, groups and items become one order', () => {
  const draft = {
    ...emptyDraft('cn'),
    text: ' 云澜 ',
    chosen: { classes: [3], groups: ['4220'], items: [item] },
    image: { id: 'p', name: 'a.png' },
  }
  expect(toOrder(draft, (code) => `类似群 ${code}`)).toEqual({
    query: { tradeMarkText: '云澜', classify: '03' },
    goods: [
      { class: 42, group: '4220', name: '类似群 4220' },
      { class: 9, group: '0901', name: '计算机软件' },
    ],
    lang: 'cn',
    imgFile: 'p',
  })
})

test('an order wants a name and a class', () => {
  const draft = emptyDraft('en')
  expect(isComplete({ ...draft, text: 'a' })).toBe(false)
  expect(isComplete({ ...draft, text: ' ', chosen: { classes: [9], groups: [], items: [] } })).toBe(false)
  expect(isComplete({ ...draft, text: 'a', chosen: { classes: [], groups: [], items: [item] } })).toBe(true)
})

test('what an older visit saved in another form is left out', () => {
  expect(restored({ text: '云澜', chosen: 'all' as never }, 'cn')).toMatchObject({
    text: '云澜',
    chosen: { classes: [] },
  })
})

test('an order that is resumed after a reload is the same order', () => {
  const draft = { ...emptyDraft('cn'), text: '云澜' }
  expect(restored(JSON.parse(JSON.stringify(draft)), 'cn').requestId).toBe(draft.requestId)
  expect(emptyDraft('cn').requestId).not.toBe(draft.requestId)
})
