import { printableImage } from '@markwright/documents/image'
import { createPages, type Pages } from '@markwright/documents/print-pages'
import { withoutTags } from '@markwright/domain/texts/inline-tags'
import type { TranslationLanguage } from '@markwright/domain/texts/translation-languages'
import { fitImage } from './flow-docx.ts'
import type { FlowBlock, FlowDocument, FlowParagraph, FlowText } from './flow-document.ts'
import { styledParts } from './tagged-runs.ts'

/** Points. */
const ROOM = { width: 495, height: 700 }
const SIZE = { min: 7, max: 20 }

/**
 * The document set anew on pages of A4: what stood on one page of the source begins on a page of
 * its own. Headers are on the first page, footers on the last.
 */
export async function flowPdf(document: FlowDocument, target: TranslationLanguage, title: string): Promise<Uint8Array> {
  const language = target === 'en-us' ? 'en' : 'cn'
  const pages = createPages(language)
  const alt = imageAlt[language]
  for (const block of document.header) await put(pages, block, alt)
  for (const [at, blocks] of document.pages.entries()) {
    if (document.hasPages && at > 0) pages.breakPage()
    for (const block of blocks) await put(pages, block, alt)
  }
  for (const block of document.footer) await put(pages, block, alt)
  return pages.close(title, (page, count) => ({ left: '', right: `${page} / ${count}` }))
}

/** The source does not say what its images show. */
const imageAlt = { cn: '图', en: 'Image' }

async function put(pages: Pages, block: FlowBlock, alt: string): Promise<void> {
  if (block.kind === 'paragraph') {
    pages.text(textOf(block), styleOf(block))
    pages.space(block.size * 0.4)
  } else if (block.kind === 'image') {
    const image = await printableImage(block.bytes)
    const size = fitImage(block, ROOM)
    pages.figure(size.height + 8, alt, (canvas, { x, y, width }) =>
      canvas.image(image, { x: x + (width - size.width) / 2, y, ...size }),
    )
  } else {
    const columns = Math.max(1, ...block.rows.map((row) => row.length))
    const rows = block.rows.map((row) => row.map((cell) => cell.map(textOf).join('\n')))
    const size = block.rows[0]?.[0]?.[0]?.size ?? 10
    const style = { size: clamp(size) }
    pages.rows(
      rows,
      Array.from({ length: columns }, () => 1),
      Array.from({ length: columns }, () => style),
    )
    pages.space(6)
  }
}

const clamp = (size: number) => Math.min(SIZE.max, Math.max(SIZE.min, size))
const styleOf = ({ size, isBold, align }: FlowParagraph) => ({
  size: clamp(size),
  align,
  ...(isBold && { weight: 'bold' as const }),
})

const textOf = ({ texts }: FlowParagraph): string => texts.map(writtenText).join('    ')

/** Raised and lowered digits as characters, since all text of a paragraph is of one size. */
function writtenText({ source, target, styles }: FlowText): string {
  return styledParts(target ?? source, styles)
    .map(({ text, style }) => (style.script ? withScript(text, style.script) : withoutTags(text)))
    .join('')
}

const scripts = {
  super: { from: '0123456789+-=()n', to: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ' },
  sub: { from: '0123456789+-=()', to: '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎' },
}

function withScript(text: string, script: 'super' | 'sub'): string {
  const { from, to } = scripts[script]
  const characters = Array.from(text, (character) => Array.from(to)[from.indexOf(character)])
  return characters.every((character) => character !== undefined) ? characters.join('') : text
}
