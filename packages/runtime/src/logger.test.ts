import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createLogger } from './logger.ts'

/** A file of Linux to which nothing can be written, as on a full disk. */
const FULL = '/dev/full'

test.skipIf(!existsSync(FULL))('a log that cannot be written does not end the process', () => {
  const logger = createLogger({ name: 'test', level: 'info', file: FULL })
  const write = () => {
    for (let line = 0; line < 2000; line++) logger.error({ line, text: '-'.repeat(500) }, 'the disk is full')
  }
  expect(write).not.toThrow()
})
