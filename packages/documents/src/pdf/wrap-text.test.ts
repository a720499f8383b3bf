import { expect, test } from 'vitest'
import { cutsWord, wrapText } from './wrap-text.ts'

const measure = (text: string) => Array.from(text).length

test('words stay whole where a line has room for them', () => {
  expect(wrapText('computer software for games', 10, measure)).toEqual(['computer', 'software', 'for games'])
})

test('characters break anywhere, but no line begins with a stop', () => {
  expect(wrapText('计算机软件，已录制', 6, measure)).toEqual(['计算机软件，', '已录制'])
  expect(wrapText('计算机软件，已录制', 5, measure)).toEqual(['计算机软', '件，已录制'])
})

test('no line begins with a stop that follows a number', () => {
  expect(wrapText('12、13、14、15', 6, measure)).toEqual(['12、13、', '14、15'])
})

test('a word that fits no line is cut', () => {
  expect(wrapText('a Donaudampfschiff', 6, measure)).toEqual(['a Dona', 'udampf', 'schiff'])
  expect(cutsWord('a Donaudampfschiff', 6, measure)).toBe(true)
  expect(cutsWord('图形商标 mark', 4, measure)).toBe(false)
})

test('empty text is one empty line, and paragraphs stay apart', () => {
  expect(wrapText('', 5, measure)).toEqual([''])
  expect(wrapText('a\nb', 5, measure)).toEqual(['a', 'b'])
})
