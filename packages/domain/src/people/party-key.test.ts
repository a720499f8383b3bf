import { expect, test } from 'vitest'
import { partyKey } from './party-key.ts'

test('width, case and blanks make no difference', () => {
  expect(partyKey(['ＡＣＭＥ　 Ltd '])).toBe(partyKey(['acme ltd']))
})

test('each form is in a line of its own, equal forms once', () => {
  expect(partyKey(['云澜公司', 'Yunlan Co', null, 'YUNLAN CO'])).toBe('\n云澜公司\nyunlan co\n')
  expect(partyKey([null, undefined, ' '])).toBe('')
})
