import type { Chunk } from './page-text.ts'

export type RunningLines = {
  /** Chunks that are no part of the text. */
  chunks: ReadonlySet<Chunk>
  /** What every page has at its top and at its foot, once. */
  header: string[]
  footer: string[]
}

/** Of the height of a page. */
const MARGIN = 0.12
const PAGES_MIN = 3
const SHARE_MIN = 0.6

/** Such as 3, - 3 -, 3/12, 第3页，共12页, Page 3 of 12. */
const PAGE_NUMBER =
  /^[\s\-–—·|]*(第|page)?\s*\d{1,4}\s*(页|頁|ページ)?[\s，,]*([/／|]|of|共)?\s*\d{0,4}\s*(页|頁|ページ)?[\s\-–—·|]*$/i

/** Finds headers, footers and numbers of pages: lines near an edge that most pages repeat, or that are but a number. */
export function findRunning(pages: readonly { chunks: Chunk[]; height: number }[]): RunningLines {
  const chunks = new Set<Chunk>()
  const texts = { header: new Map<string, Set<number>>(), footer: new Map<string, Set<number>>() }
  const near: { chunk: Chunk; text: string; edge: 'header' | 'footer' }[] = []
  pages.forEach((page, no) => {
    for (const chunk of page.chunks) {
      const edge =
        chunk.bottom < MARGIN * page.height ? 'header' : chunk.top > (1 - MARGIN) * page.height ? 'footer' : null
      if (!edge) continue
      const text = chunk.text.trim()
      if (PAGE_NUMBER.test(text)) chunks.add(chunk)
      else {
        texts[edge].set(text, (texts[edge].get(text) ?? new Set()).add(no))
        near.push({ chunk, text, edge })
      }
    }
  })
  const repeated = (edge: 'header' | 'footer') =>
    [...texts[edge]]
      .filter(([, found]) => found.size >= PAGES_MIN && found.size >= SHARE_MIN * pages.length)
      .map(([text]) => text)
  const running = { header: repeated('header'), footer: repeated('footer') }
  for (const { chunk, text, edge } of near) if (running[edge].includes(text)) chunks.add(chunk)
  return { chunks, ...running }
}
