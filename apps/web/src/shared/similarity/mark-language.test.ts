import { expect, test } from 'vitest'
import { markLanguage } from './mark-language.ts'

test.each([
  ['CN', '直通', 'zh-Hans'],
  ['TW', '直通', 'zh-Hant'],
  ['JP', '直通', 'ja'],
  ['US', 'さくら', 'ja'],
  ['EU', '김치', 'ko'],
  ['US', '直通', 'zh-Hans'],
  ['JP', 'LUMORA', undefined],
])('a mark of %s written %s is marked as %s', (office, text, tag) => expect(markLanguage(office, text)).toBe(tag))
test('a figure speaks no language', () => expect(markLanguage('JP', null)).toBeUndefined())
