import type { Random } from '../../../packages/demo-register/src/random.ts'
import { scriptOf, type Script } from './read-names.ts'

/** Queries of one script for ever: half are names of the register, half are such names with a character changed. */
export function* makeQueries(names: readonly string[], script: Script, random: Random): Generator<string> {
  const own = names.filter((name) => scriptOf(name) === script && name.length <= 40)
  const characters = own.flatMap((name) => Array.from(name))
  if (own.length === 0) return
  for (;;) {
    const name = random.pick(own)
    yield random.below(2) === 0 ? name : changed(name, characters, random)
  }
}

/** A name with one character left out, added, exchanged or moved, or only a run of it. */
function changed(name: string, characters: readonly string[], random: Random): string {
  const own = Array.from(name)
  const at = random.below(own.length)
  const other = random.pick(characters)
  const made = random.pick([
    () => own.toSpliced(at, 1),
    () => own.toSpliced(at, 0, other),
    () => own.toSpliced(at, 1, other),
    () => own.toSpliced(at, 2, ...own.slice(at, at + 2).toReversed()),
    () => own.slice(at, at + random.between(2, 4)),
    () => [...own, random.pick(characters), random.pick(characters)],
  ])()
  return made.join('').trim() || name
}
