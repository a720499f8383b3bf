import { expect, test } from 'vitest'
import { findLostNegation } from './negation.ts'

test.each([
  ['zh-cn', 'en-us', '该装置不包括轴承', 'The device includes a bearing', '不'],
  ['zh-cn', 'en-us', '温度未超过80℃', 'The temperature exceeds 80℃', '未'],
  ['zh-cn', 'ja-jp', '没有缺陷', '欠陥がある', '没有'],
  ['ja-jp', 'zh-cn', '決して変化しない', '变化', 'ない'],
  ['ja-jp', 'zh-cn', '使用しません', '使用', 'ません'],
  ['ja-jp', 'zh-cn', '軸受を含まず、', '包括轴承，', 'ず'],
  ['en-us', 'zh-cn', 'It isn’t closed', '它关闭', 'n’t'],
  ['en-us', 'zh-cn', 'without a bearing', '轴承', 'without'],
  ['zh-cn', 'ja-jp', '该密封件不必要', '前記シール部材は必要不可欠である', '不'],
  ['en-us', 'ja-jp', 'It is not closed', 'それは知らぬ間に閉じる', 'not'],
  ['en-us', 'zh-cn', 'It is not important', '非常重要', 'not'],
] as const)('%s to %s: the negation of %s is missing in %s', (source, target, text, translation, detail) => {
  const lost = findLostNegation(text, translation, { source, target })
  expect(lost?.detail).toBe(detail)
  expect(text.slice(lost?.span.start, lost?.span.end)).toBe(detail)
})

test.each([
  ['zh-cn', 'en-us', '该装置不包括轴承', 'The device excludes no bearing'],
  ['zh-cn', 'en-us', '非常重要', 'Very important'],
  ['zh-cn', 'en-us', '不锈钢', 'Steel of a certain kind'],
  ['zh-cn', 'en-us', '不透明', 'Untransparent'],
  ['ja-jp', 'zh-cn', '少なくとも一つ', '至少一个'],
  ['en-us', 'zh-cn', 'No. 5', '第5号'],
  ['ja-jp', 'zh-cn', '軸受は必要不可欠である', '轴承是必需的'],
  ['ja-jp', 'zh-cn', '知らぬ間に変化する', '悄悄地变化'],
  ['zh-cn', 'en-us', '密封件必不可少', 'The seal is essential'],
  ['zh-cn', 'ja-jp', '厚度不小于1 mm', '厚さは1 mm以上である'],
  ['zh-cn', 'en-us', '不超过5%', '5% or less'],
] as const)('%s to %s: no negation of %s is missing in %s', (source, target, text, translation) => {
  expect(findLostNegation(text, translation, { source, target })).toBeNull()
})
