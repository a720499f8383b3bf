import { expect, test } from 'vitest'
import { detectLanguage } from './detect-language.ts'

test.each([
  ['一种用于轴承的装置', 'zh-cn'],
  ['LED驱动电路', 'zh-cn'],
  ['<p class="a"><b>电池</b> &amp; x</p>', 'zh-cn'],
  ['使用TensorFlow训练模型', 'zh-cn'],
  ['軸受の装置', 'ja-jp'],
  ['コンピュータ', 'ja-jp'],
  ['駆動回路及び電気機器の制御', 'ja-jp'],
  ['A device for bearings', 'en-us'],
  ['The term 装置 means device in Chinese, and this sentence is English.', 'en-us'],
] as const)('%s', (text, language) => {
  expect(detectLanguage(text)?.language).toBe(language)
})

test.each(['', '12.5 %', '—()', '\uFFF91\uFFFB'])('%j has no language', (text) => {
  expect(detectLanguage(text)).toBeNull()
})
