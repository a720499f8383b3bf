import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'

type Node = { role: string; alt?: string; children: (Node | { type: string; id?: string })[] }

/**
 * What a screen reader finds in a PDF: its title and language, and on each page the parts with their texts, in order,
 * such as `H1 Title`; a figure has what it shows in words. What is no part of the text is not among them.
 */
export async function readStructure(bytes: Uint8Array) {
  const loading = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 })
  try {
    const document = await loading.promise
    const { info } = (await document.getMetadata()) as unknown as { info: { Title?: string; Language?: string | null } }
    const pages: string[][] = []
    for (let no = 1; no <= document.numPages; no++) {
      const page = await document.getPage(no)
      pages.push(partsOf(await page.getStructTree(), textsOf(await page.getOperatorList())))
    }
    const isMarked = (await document.getMarkInfo())?.Marked ?? false
    return { title: info.Title, language: info.Language, isMarked, pages, parts: pages.flat() }
  } finally {
    await loading.destroy()
  }
}

/** The characters of each marked content, as they are written; blanks that only its places suggest are none. */
function textsOf({ fnArray, argsArray }: { fnArray: number[]; argsArray: unknown[][] }): Map<number, string> {
  const texts = new Map<number, string>()
  let current: number | undefined
  for (const [at, operator] of fnArray.entries()) {
    const args = argsArray[at]!
    if (operator === OPS.beginMarkedContentProps) current = (args[1] as number | null) ?? undefined
    else if (operator === OPS.endMarkedContent) current = undefined
    else if (operator === OPS.showText && current !== undefined) {
      const glyphs = args[0] as (number | { unicode: string })[]
      const text = glyphs.map((glyph) => (typeof glyph === 'number' ? '' : glyph.unicode)).join('')
      texts.set(current, `${texts.get(current) ?? ''}${text}`)
    }
  }
  return texts
}

function partsOf(node: Node | null, texts: ReadonlyMap<number, string>): string[] {
  if (!node) return []
  const own = node.children.map((child) => ('role' in child ? '' : (texts.get(numberOf(child.id)) ?? ''))).join('')
  const isPart = node.role !== 'Root' && node.role !== 'Document'
  return [
    ...(isPart ? [`${node.role} ${node.alt ?? own}`.trim()] : []),
    ...node.children.flatMap((child) => ('role' in child ? partsOf(child, texts) : [])),
  ]
}

/** The number of a marked content in its page, from the name that the library gives it, such as `p5R_mc3`. */
const numberOf = (id: string | undefined): number => Number(id?.split('_mc')[1])
