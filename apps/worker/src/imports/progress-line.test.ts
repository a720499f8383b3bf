import { expect, test } from 'vitest'
import { createProgressLine } from './progress-line.ts'

test('on a terminal progress is one line that gives way to what stays', () => {
  let output = ''
  const line = createProgressLine({ write: (text) => (output += text), isTTY: true, columns: 12 })
  line.show('10 % of many records')
  line.report('note')
  line.show('20 %')
  line.end()
  expect(output).toBe('10 % of man\r\u001B[Knote\n20 %\r\u001B[K')
})

test('elsewhere progress is a new line every five seconds', () => {
  let output = ''
  let now = 0
  const line = createProgressLine({ write: (text) => (output += text) }, () => now)
  for (now = 1000; now <= 11_000; now += 1000) line.show(`at ${now}`)
  line.end()
  expect(output).toBe('at 5000\nat 10000\n')
})
