import { withoutInvisible } from '@markwright/domain/texts/invisible-signs'
import { splitTags, withoutTags, writeTag, type InlineTag } from '@markwright/translation'

/** How the markup of a text is read. */
export type TagHandling = 'html' | 'xml'

/** The text of a document in HTML or XML: what is translated, and how the translations are put back between the tags. */
export type MarkedUpText = {
  /** Pieces of text in their order, each with its inline tags; none is blank. */
  segments: { id: string; text: string }[]
  /** The document with the translations of the segments, by their order; every tag of the source is in it. */
  write: (translations: readonly string[]) => string
}

type Tag = { markup: string; name: string; kind: 'open' | 'close' | 'single' }
type Token = string | Tag

const MARKUP =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<[!?][^<>]*>|<\/?[\p{L}_:][^\s/<>]*(?:"[^"<]*"|'[^'<]*'|[^'"<>])*>/gu

/** Elements of HTML that end a piece of text. */
const BLOCKS = new Set(
  (
    'address article aside blockquote body br button caption col colgroup dd details dialog div dl dt fieldset ' +
    'figcaption figure footer form h1 h2 h3 h4 h5 h6 head header hr html legend li main nav ol optgroup option p pre ' +
    'section select summary table tbody td template textarea tfoot th thead title tr ul'
  ).split(' '),
)
/** Elements of HTML whose content is no text. */
const OPAQUE = new Set(['code', 'kbd', 'samp', 'script', 'style', 'svg', 'math', 'var'])
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))
const NOT_TRANSLATED = /\stranslate\s*=\s*(?:"no"|'no'|no[\s>])|\sclass\s*=\s*["'][^"']*\bnotranslate\b/i

/**
 * Reads HTML or XML as pieces of text. An element is inline where text is beside it; a block of HTML, and an element
 * whose parent has no text of its own, ends a piece. Comments, declarations, CDATA, the elements `ignored` and in HTML
 * scripts, styles, code and what is marked `translate="no"` are passed on as they are.
 */
export function readMarkedUpText(text: string, handling: TagHandling, ignored: readonly string[] = []): MarkedUpText {
  const tokens = joinOpaque(tokensOf(withoutTags(text), handling), handling, new Set(ignored))
  const inline = inlineTags(tokens, handling)
  const parts: (string | { segment: number })[] = []
  const segments: MarkedUpText['segments'] = []
  const tagsOf: Tag[][] = []
  let piece: Token[] = []
  const endPiece = () => {
    const isText = (token: Token) => typeof token === 'string' && token.trim() !== ''
    const isPart = (token: Token) => isText(token) || (typeof token !== 'string' && token.kind !== 'single')
    // Tags that are alone before or after the text are no part of its sentences.
    const start = piece.findIndex(isPart)
    const end = piece.findLastIndex(isPart) + 1
    const hasText = piece.some(isText)
    const [before, inner, after] = hasText
      ? [piece.slice(0, start), piece.slice(start, end), piece.slice(end)]
      : [piece, [], []]
    piece = []
    parts.push(markupOfAll(before))
    if (hasText) {
      const { text: written, tags } = writePiece(inner)
      parts.push(/^\s*/.exec(written)![0], { segment: segments.length }, /\s*$/.exec(written)![0])
      segments.push({
        id: String(segments.length + 1),
        text: withoutInvisible(written)
          .trim()
          .replaceAll(/\s*[\r\n]\s*/g, ' '),
      })
      tagsOf.push(tags)
    }
    parts.push(markupOfAll(after))
  }
  tokens.forEach((token, at) => {
    if (typeof token === 'string' || inline.has(at)) return void piece.push(token)
    endPiece()
    parts.push(token.markup)
  })
  endPiece()

  return {
    segments,
    write: (translations) =>
      parts
        .map((part) =>
          typeof part === 'string'
            ? part
            : splitTags(translations[part.segment]!)
                .map((each) => (typeof each === 'string' ? escaped(each) : markupOf(each, tagsOf[part.segment]!)))
                .join(''),
        )
        .join(''),
  }
}

function tokensOf(text: string, handling: TagHandling): Token[] {
  const tokens: Token[] = []
  let end = 0
  for (const { 0: markup, index } of text.matchAll(MARKUP)) {
    if (index > end) tokens.push(text.slice(end, index))
    end = index + markup.length
    const found = /^<\/?([\p{L}_:][^\s/<>]*)/u.exec(markup)?.[1] ?? ''
    const name = handling === 'html' ? found.toLowerCase() : found
    const isAlone = name === '' || markup.endsWith('/>') || (handling === 'html' && VOID.has(name))
    tokens.push({ markup, name, kind: isAlone ? 'single' : markup.startsWith('</') ? 'close' : 'open' })
  }
  if (end < text.length) tokens.push(text.slice(end))
  return tokens
}

/** Joins each element whose content is not translated into one tag. */
function joinOpaque(tokens: readonly Token[], handling: TagHandling, ignored: ReadonlySet<string>): Token[] {
  const partners = partnersOf(tokens)
  const joined: Token[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!
    const end = partners.get(at)
    const isOpaque =
      typeof token !== 'string' &&
      token.kind === 'open' &&
      (ignored.has(token.name) ||
        (handling === 'html' && (OPAQUE.has(token.name) || NOT_TRANSLATED.test(token.markup))))
    if (!isOpaque || end === undefined) {
      joined.push(token)
      continue
    }
    joined.push({ markup: markupOfAll(tokens.slice(at, end + 1)), name: '', kind: 'single' })
    at = end
  }
  return joined
}

const markupOfAll = (tokens: readonly Token[]): string =>
  tokens.map((token) => (typeof token === 'string' ? token : token.markup)).join('')

/** Where the element that begins at a token ends. What is not nested has no partner. */
function partnersOf(tokens: readonly Token[]): Map<number, number> {
  const partners = new Map<number, number>()
  const open: { name: string; at: number }[] = []
  tokens.forEach((token, at) => {
    if (typeof token === 'string' || token.kind === 'single') return
    if (token.kind === 'open') return void open.push({ name: token.name, at })
    const index = open.findLastIndex(({ name }) => name === token.name)
    if (index < 0) return
    partners.set(open[index]!.at, at)
    open.length = index
  })
  return partners
}

/** The tokens that are tags within a piece of text. */
function inlineTags(tokens: readonly Token[], handling: TagHandling): Set<number> {
  const partners = partnersOf(tokens)
  const closes = new Map([...partners].map(([from, to]) => [to, from]))
  const parents: number[] = [-1]
  const parentOf: number[] = []
  const withText = new Set<number>()
  tokens.forEach((token, at) => {
    if (closes.has(at)) parents.pop()
    const parent = parents.at(-1)!
    parentOf[at] = parent
    if (typeof token === 'string' && token.trim() !== '') withText.add(parent)
    if (partners.has(at)) parents.push(at)
  })
  const isBlock = (token: Token) => typeof token !== 'string' && handling === 'html' && BLOCKS.has(token.name)
  const inline = new Set<number>()
  tokens.forEach((token, at) => {
    if (typeof token === 'string' || isBlock(token) || closes.has(at) || !withText.has(parentOf[at]!)) return
    const end = partners.get(at)
    // What surrounds blocks ends pieces as they do.
    if (end !== undefined && tokens.slice(at, end).some(isBlock)) return
    inline.add(at)
    if (end !== undefined) inline.add(end)
  })
  return inline
}

/** A piece of text with numbered tags, without the escapes of its characters. */
function writePiece(tokens: readonly Token[]): { text: string; tags: Tag[] } {
  const partners = partnersOf(tokens)
  const openings = new Map([...partners].map(([from, to]) => [to, from]))
  const tags: Tag[] = []
  const numbers = new Map<number, number>()
  const text = tokens
    .map((token, at) => {
      if (typeof token === 'string') return unescaped(token, tags)
      const opening = openings.get(at)
      if (opening !== undefined) return writeTag({ kind: 'close', number: numbers.get(opening)! })
      tags.push(token)
      numbers.set(at, tags.length)
      const end = partners.get(at)
      if (end === undefined) return writeTag({ kind: 'single', number: tags.length })
      tags[tags.length - 1] = { ...token, name: (tokens[end] as Tag).markup, kind: 'open' }
      return writeTag({ kind: 'open', number: tags.length })
    })
    .join('')
  return { text, tags }
}

const markupOf = ({ kind, number }: InlineTag, tags: readonly Tag[]): string => {
  const tag = tags[number - 1]
  return tag ? (kind === 'close' ? tag.name : tag.markup) : ''
}

const CHARACTERS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' }
const ESCAPE = /&(#x[\da-f]{1,6}|#\d{1,7}|[a-z][a-z\d]{1,31});/gi

/** The characters for which escapes stand; an entity that is not known becomes a tag, and so stays as it is. */
const unescaped = (text: string, tags: Tag[]): string =>
  text.replaceAll(ESCAPE, (markup, name: string) => {
    const code =
      name.startsWith('#x') || name.startsWith('#X') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    const isCharacter = name.startsWith('#') && code > 31 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff)
    const character = isCharacter ? withoutTags(String.fromCodePoint(code)) : CHARACTERS[name]
    if (character) return character
    tags.push({ markup, name: '', kind: 'single' })
    return writeTag({ kind: 'single', number: tags.length })
  })

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\u00A0', '&#160;')
