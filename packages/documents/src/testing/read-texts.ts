import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The texts of each page of a PDF, in the order in which they are drawn. */
export async function readTexts(bytes: Uint8Array): Promise<string[][]> {
  const loading = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 })
  try {
    const document = await loading.promise
    const pages: string[][] = []
    for (let no = 1; no <= document.numPages; no++) {
      const { items } = await (await document.getPage(no)).getTextContent()
      pages.push(items.flatMap((item) => ('str' in item ? [item.str] : [])))
    }
    return pages
  } finally {
    await loading.destroy()
  }
}
