import { loadImage } from '@napi-rs/canvas'
import { drawingLimits } from '@markwright/domain/patent-parts'
import mammoth from 'mammoth'
import { execFile } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { DocumentUnreadable, refuseBomb } from '../official/read-document.ts'
import { createPages } from '../pdf/print-pages.ts'
import { fit } from '../picture.ts'

const CONVERSION_MAX_MS = 45_000
const HEADING = /^[【[]?\s*(权\s*利\s*要\s*求\s*书|说\s*明\s*书(\s*(附\s*图|摘\s*要))?|摘\s*要(\s*附\s*图)?)\s*[】\]]?$/
const BODY = { size: 12 }

/** A DOCX as PDF: by LibreOffice where it is installed, else set anew from its paragraphs and pictures. */
export async function docxToPdf(bytes: Uint8Array): Promise<{ source: 'office' | 'paragraphs'; pdf: Uint8Array }> {
  const buffer = Buffer.from(bytes)
  try {
    await refuseBomb(buffer)
    const office = findOffice()
    if (office) return { source: 'office', pdf: await byOffice(office, buffer) }
    return { source: 'paragraphs', pdf: await fromParagraphs(buffer) }
  } catch (error) {
    if (error instanceof DocumentUnreadable) throw error
    throw new DocumentUnreadable('broken', { cause: error })
  }
}

function findOffice(): string | null {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter))
    for (const name of ['soffice', 'libreoffice'])
      try {
        accessSync(join(folder, name), constants.X_OK)
        return join(folder, name)
      } catch {
        // The next one may be it.
      }
  return null
}

/** Documents come from anybody: neither macros nor what they link to may be fetched. */
const PROFILE = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry"><item oor:path="/org.openoffice.Office.Common/Security/Scripting">
<prop oor:name="DisableMacrosExecution" oor:op="fuse"><value>true</value></prop>
<prop oor:name="BlockUntrustedRefererLinks" oor:op="fuse"><value>true</value></prop></item></oor:items>`

async function byOffice(office: string, bytes: Buffer): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'application-'))
  try {
    await mkdir(join(folder, 'profile/user'), { recursive: true })
    await writeFile(join(folder, 'profile/user/registrymodifications.xcu'), PROFILE)
    const source = join(folder, 'application.docx')
    await writeFile(source, bytes)
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`
    const options = [profile, '--headless', '--norestore', '--convert-to', 'pdf', '--outdir', folder, source]
    await promisify(execFile)(office, options, { timeout: CONVERSION_MAX_MS, cwd: folder })
    return await readFile(join(folder, 'application.pdf'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }

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
    if (text) line += text.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity]!)
    else if (tag === 'img') {
      flush()
      await putPicture(pages, token)
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

async function putPicture(pages: ReturnType<typeof createPages>, token: string) {
  const data = /src="data:[^;"]*;base64,([^"]+)"/.exec(token)?.[1] ?? ''
  const picture = await sharp(Buffer.from(data, 'base64'), { limitInputPixels: drawingLimits.pixels })
    .png()
    .toBuffer()
    .then(loadImage)
    .catch(() => null)
  // A drawing that cannot be shown, such as a metafile, must not be lost without a word.
  if (!picture) return pages.text('［此处的图片无法显示］', BODY)
  const size = fit(picture, { width: 480, height: 640 })
  return pages.figure(size.height + 8, (ctx, { x, y, width }) =>
    ctx.drawImage(picture, x + (width - size.width) / 2, y, size.width, size.height),
  )
}
