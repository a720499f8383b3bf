import { type InlineTag, splitTags, withoutTags, writeTag } from './inline-tags.ts'

const READABLE = /\{(\/?)([1-9]\d{0,3})(\/?)\}/g

/** Inline tags as people read and type them: `{1}`, `{/1}` and `{1/}`. */
export const toReadableTags = (text: string): string =>
  splitTags(text)
    .map((part) => (typeof part === 'string' ? part : readable(part)))
    .join('')

const readable = ({ kind, number }: InlineTag) =>
  kind === 'open' ? `{${number}}` : kind === 'close' ? `{/${number}}` : `{${number}/}`

/**
 * A text that was typed, with the tags of the source; what looks like a tag and is none of these stays as it is.
 * @returns null where a tag of the source is missing or there twice
 */
export function fromReadableTags(typed: string, source: string): string | null {
  const wanted = splitTags(source).flatMap((part) => (typeof part === 'string' ? [] : [part]))
  const open = new Map(wanted.map((tag) => [readable(tag), tag]))
  let isTwice = false
  const used = new Set<string>()
  const text = withoutTags(typed).replaceAll(READABLE, (written) => {
    const tag = open.get(written)
    if (!tag) return written
    if (used.has(written)) isTwice = true
    used.add(written)
    return writeTag(tag)
  })
  return isTwice || used.size !== open.size ? null : text
}
