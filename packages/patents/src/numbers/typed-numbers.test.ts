import { expect, test } from 'vitest'
import { docdbNumber, lettersForZerosIn, readPatentNumber } from './patent-number.ts'
import { built, heldOut } from './typed-numbers.ts'

/** The DOCDB form, of applications in brackets; what is wrong, with the positions of letters. */
function readAs(typed: string): string {
  const found = readPatentNumber(typed)
  if (typeof found === 'string') return ['!' + found, ...lettersForZerosIn(typed)].join(' ')
  return found.type === 'application' ? `[${docdbNumber(found)}]` : docdbNumber(found)
}

test.each(built)('%s is read as %s', (typed, expected) => expect(readAs(typed)).toBe(expected))
test.each(heldOut)('%s is read as %s (set aside)', (typed, expected) => expect(readAs(typed)).toBe(expected))
