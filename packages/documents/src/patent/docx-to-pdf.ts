import { drawingLimits } from '@markwright/domain/patents/patent-parts'
import mammoth from 'mammoth'
import sharp from 'sharp'
import { DocumentUnreadable, refuseBomb } from '../official/read-document.ts'
import { createPages } from '../pdf/print-pages.ts'
import { fit, printableImage } from '../image.ts'
import { convertByOffice } from './office.ts'

const HEADING = /^[【[]?\s*(权\s*利\s*要\s*求\s*书|说\s*明\s*书(\s*(附\s*图|摘\s*要))?|摘\s*要(\s*附\s*图)?)\s*[】\]]?$/
const BODY = { size: 12 }

/** A DOCX as PDF: by LibreOffice where it is installed, else set anew from its paragraphs and images. */
export async function docxToPdf(bytes: Uint8Array): Promise<{ source: 'office' | 'paragraphs'; pdf: Uint8Array }> {
  const buffer = Buffer.from(bytes)
  try {
    await refuseBomb(buffer)
    const pdf = await convertByOffice(buffer, { from: 'docx', to: 'pdf' })
    if (pdf) return { source: 'office', pdf }
    return { source: 'paragraphs', pdf: await fromParagraphs(buffer) }
  } catch (error) {
    if (error instanceof DocumentUnreadable) throw error
    throw new DocumentUnreadable('broken', { cause: error })
  }
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }
const unescaped = (html: string) => html.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity]!)

/** Each heading of a part begins a page. */
async function fromParagraphs(bytes: Buffer): Promise<Uint8Array> {
  const { value } = await mammoth.convertToHtml({ buffer: bytes }, { styleMap: ["br[type='page'] => hr:fresh"] })
  const pages = createPages('cn')
  let isFirst = true
  let line = ''
  /** Numbers of the lists that are open; null for one without numbers. */
  const lists: (number | null)[] = []
  const flush = () => {
    const text = line.trim()
    line = ''
    if (text === '') return
    const isHeading = HEADING.test(text)
    if (isHeading && !isFirst) pages.breakPage()
    pages.text(text, isHeading ? { size: 16, weight: 'bold' } : BODY)
    pages.space(isHeading ? 10 : 4)
    isFirst = false
  }
  for (const [token, tag, text] of value.matchAll(/<(\/?\w+)[^>]*>|([^<]+)/g)) {
    if (text) line += unescaped(text)
    else if (tag === 'img') {
      flush()
      await putImage(pages, token)
      isFirst = false
    } else if (tag === 'hr') {
      flush()
      pages.breakPage()
    } else if (tag === 'ol' || tag === 'ul') lists.push(tag === 'ol' ? 0 : null)
    else if (tag === '/ol' || tag === '/ul') lists.pop()
    else if (tag === 'li') {
      flush()
      const number = lists.at(-1)
      if (typeof number === 'number') line = `${(lists[lists.length - 1] = number + 1)}. `
    } else if (/^(br|\/p|\/h\d|\/li|\/tr)$/.test(tag ?? '')) flush()
    else if (tag === '/td' || tag === '/th') line += '  '
  }
  flush()
  return pages.close('专利申请文件', () => ({ left: '', right: '' }))
}

async function putImage(pages: ReturnType<typeof createPages>, token: string) {
  const data = /src="data:[^;"]*;base64,([^"]+)"/.exec(token)?.[1] ?? ''
  const image = await sharp(Buffer.from(data, 'base64'), { limitInputPixels: drawingLimits.pixels })
    .png()
    .toBuffer()
    .then(printableImage)
    .catch(() => null)
  // A drawing that cannot be shown, such as a metafile, must not be lost without a word.
  if (!image) return pages.text('［此处的图片无法显示］', BODY)
  const size = fit(image, { width: 480, height: 640 })
  const alt = unescaped(/alt="([^"]+)"/.exec(token)?.[1] ?? '图')
  return pages.figure(size.height + 8, alt, (canvas, { x, y, width }) =>
    canvas.image(image, { x: x + (width - size.width) / 2, y, ...size }),
  )
}
