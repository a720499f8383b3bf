export type ScriptPart = { text: string; script: 'sub' | 'sup' | null }

const SCRIPT = /([_^])\{([^{}]+)\}/g

/** Subscripts and superscripts for which Unicode has no characters, which a text has as in TeX: V_{DD}. */
export function scriptParts(text: string): ScriptPart[] {
  const parts: ScriptPart[] = []
  let at = 0
  for (const { index, 0: whole, 1: sign, 2: content = '' } of text.matchAll(SCRIPT)) {
    if (index > at) parts.push({ text: text.slice(at, index), script: null })
    parts.push({ text: content, script: sign === '_' ? 'sub' : 'sup' })
    at = index + whole.length
  }
  if (at < text.length) parts.push({ text: text.slice(at), script: null })
  return parts
}
