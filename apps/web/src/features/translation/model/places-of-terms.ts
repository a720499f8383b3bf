import type { TextSpan } from '@markwright/api-client/models/textSpan'

/** Every place of the terms in a text, whatever their case; of overlapping places the longer one that begins first. */
export function placesOfTerms(text: string, terms: readonly string[]): TextSpan[] {
  const folded = text.toLowerCase()
  // Where folding changes lengths, places would be wrong.
  if (folded.length !== text.length) return []
  const found: TextSpan[] = []
  for (const term of new Set(terms.map((each) => each.toLowerCase())))
    for (let at = term === '' ? -1 : folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + term.length))
      found.push({ start: at, end: at + term.length })
  found.sort((left, right) => left.start - right.start || right.end - left.end)
  return found.filter((span, at) => found.slice(0, at).every((before) => before.end <= span.start))
}
