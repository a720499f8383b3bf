/** A name or address as searches compare it: width, case and runs of blanks make no difference. */
export function foldPartyText(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim()
}

/**
 * All forms of a party's name (or address) as one string, each in a line of its own between line breaks, so that
 * `\n` + form + `\n` finds a whole one and the bare form a part of one.
 */
export function partyKey(forms: readonly (string | null | undefined)[]): string {
  const folded = [...new Set(forms.flatMap((form) => (form ? [foldPartyText(form)] : [])).filter(Boolean))]
  return folded.length === 0 ? '' : `\n${folded.join('\n')}\n`
}
