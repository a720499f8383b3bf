import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createLogger } from './logger.ts'
import { needs } from '../../../tests/support/needs.ts'

/** A file of Linux to which nothing can be written, as on a full disk. */
const FULL = '/dev/full'

test('a log that cannot be written does not end the process', needs(existsSync(FULL), 'there is no /dev/full'), () => {
  const logger = createLogger({ name: 'test', level: 'info', file: FULL })
  const write = () => {
    for (let line = 0; line < 2000; line++) logger.error({ line, text: '-'.repeat(500) }, 'the disk is full')
  }
  expect(write).not.toThrow()
})
