import type { TranslationDirection } from '@markwright/domain/texts/translation-languages'
import { sourceOf, targetOf } from '@markwright/domain/texts/translation-languages'
import { findProtected } from '../text/protect.ts'
import type { MemoryEntry } from './memory-index.ts'

/** The text with each number, reference sign and the like replaced by one sign, and what was replaced. */
function abstracted(
  text: string,
  direction: TranslationDirection,
): { key: string; values: string[]; targets: string[] } {
  const spans = findProtected(text, { source: sourceOf(direction), target: targetOf(direction) })
  let [key, end] = ['', 0]
  for (const span of spans) {
    key += `${text.slice(end, span.start)}¤`
    end = span.end
  }
  return {
    key: key + text.slice(end),
    values: spans.map(({ start, end }) => text.slice(start, end)),
    targets: spans.map(({ target }) => target),
  }
}

/**
 * The target of a memory entry whose source differs from a text in nothing but numbers and reference signs, with those of
 * the text. Null where they differ in more, or where a value cannot be located for certain in the target.
 */
export function adaptMatch(
  text: string,
  { source, target }: Pick<MemoryEntry, 'source' | 'target'>,
  direction: TranslationDirection,
): string | null {
  const wanted = abstracted(text, direction)
  const known = abstracted(source, direction)
  if (wanted.key !== known.key || wanted.values.length !== known.values.length) return null
  const replacements = new Map<string, string>()
  for (let index = 0; index < known.values.length; index++) {
    const from = known.targets[index] as string
    const to = wanted.targets[index] as string
    if (replacements.has(from) && replacements.get(from) !== to) return null
    replacements.set(from, to)
  }
  const inTarget = findProtected(target, { source: targetOf(direction), target: sourceOf(direction) })
  const counts = (values: readonly string[]) => values.toSorted().join('\n')
  const written = inTarget.map(({ start, end }) => target.slice(start, end))
  if (counts(written) !== counts(known.targets)) return null
  let [adapted, end] = ['', 0]
  inTarget.forEach((span, index) => {
    adapted += target.slice(end, span.start) + (replacements.get(written[index] as string) as string)
    end = span.end
  })
  return adapted + target.slice(end)
}
