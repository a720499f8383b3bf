import { type DocxParts, docxFile, relationshipId } from './docx-file.ts'
import { createRandom, type Random } from './random.ts'

/** What becomes of a word: translated, removed as a deleted change, or left as it is in a field. */
export type WordFate = 'translated' | 'removed' | 'fixed'
/** Words are unique, so that each can be looked for. */
export type RandomDocx = {
  bytes: Uint8Array
  words: { word: string; fate: WordFate; isBold: boolean; isLinked: boolean }[]
  images: number
  notes: number
}

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)
const WORDS = ['装置', '基板', '散热', '权利', '要求', '発明', 'device', 'claim', 'plate', 'fin']
const PUNCTUATION = ['，', '。', ' ', '、', '; ', '：', '']

/** A DOCX with everything that documents hold, put together at random. */
export async function randomDocx(seed: number): Promise<RandomDocx> {
  const random = createRandom(seed)
  const made: RandomDocx = { bytes: new Uint8Array(), words: [], images: 0, notes: 0 }
  const writer = createWriter(random, made)
  const parts: DocxParts = {
    body: random.times(1, 8, () => writer.block(0)).join('') + '<w:sectPr/>',
    images: { 'one.png': PIXEL },
  }
  const notes = made.notes
  parts.footnotes = Array.from({ length: notes }, (_, at) => writer.note(at + 1)).join('')
  if (random.chance(0.5)) parts.headers = [writer.paragraph(2)]
  if (random.chance(0.5)) parts.footers = [writer.paragraph(2)]
  made.bytes = await docxFile(parts)
  return made
}

function createWriter(random: Random, made: RandomDocx) {
  let id = 100
  let open = { fate: 'translated' as WordFate, isLinked: false }
  const within = <Result>(context: Partial<typeof open>, work: () => Result): Result => {
    const before = open
    open = { ...open, ...context }
    const result = work()
    open = before
    return result
  }

  const text = (isBold: boolean): string =>
    random
      .times(1, 3, () => {
        const word = `${random.pick(WORDS)}${made.words.length}Q`
        made.words.push({ word, isBold, ...open })
        return word + random.pick(PUNCTUATION)
      })
      .join('')
  const properties = (isBold: boolean) => {
    const parts = [
      ...(random.chance(0.3) ? ['<w:rFonts w:hint="eastAsia" w:ascii="宋体" w:eastAsia="宋体"/>'] : []),
      ...(isBold ? ['<w:b/>'] : []),
      ...(random.chance(0.2) ? ['<w:i/>'] : []),
      ...(random.chance(0.1) ? ['<w:vertAlign w:val="superscript"/>'] : []),
      ...(random.chance(0.3) ? ['<w:lang w:eastAsia="zh-CN"/>'] : []),
    ]
    return parts.length > 0 ? `<w:rPr>${parts.join('')}</w:rPr>` : ''
  }
  const run = (inner?: string): string => {
    const isBold = random.chance(0.25)
    const own = properties(isBold)
    const tag = open.fate === 'removed' ? 'delText' : 't'
    const content = inner ?? `<w:${tag} xml:space="preserve">${text(isBold)}</w:${tag}>`
    return `<w:r w:rsidR="00AB">${own}${content}</w:r>`
  }
  const runs = (from: number, to: number) => random.times(from, to, () => run()).join('')
  const field = (instruction: string, fate: WordFate, isDivided = false): string => {
    const mark = (type: string) => run(`<w:fldChar w:fldCharType="${type}"/>`)
    const code = isDivided
      ? run(`<w:instrText>${instruction.slice(0, 3)}</w:instrText>`) +
        run(`<w:instrText>${instruction.slice(3)}</w:instrText>`)
      : run(`<w:instrText xml:space="preserve"> ${instruction} </w:instrText>`)
    return mark('begin') + code + mark('separate') + within({ fate: fixed(fate) }, () => runs(1, 2)) + mark('end')
  }
  const fixed = (fate: WordFate): WordFate =>
    open.fate === 'removed' ? 'removed' : open.fate === 'fixed' ? 'fixed' : fate

  const drawing = (inner: string) => {
    made.images += open.fate === 'removed' ? 0 : 1
    return `<w:drawing><wp:inline><wp:docPr id="${id++}" name="x"/>${inner}</wp:inline></w:drawing>`
  }
  const image = () => run(drawing(`<a:blip r:embed="${relationshipId('one.png')}"/>`))
  /** A text box is described twice, with the same text. */
  const box = (): string => {
    const images = made.images
    const content = paragraph(2)
    made.images = images
    return run(
      `<mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor><a:graphic><wps:wsp><wps:txbx>` +
        `<w:txbxContent>${content}</w:txbxContent></wps:txbx><wps:bodyPr><a:noAutofit/></wps:bodyPr></wps:wsp></a:graphic>` +
        `</wp:anchor></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox><w:txbxContent>${content}` +
        `</w:txbxContent></v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent>`,
    )
  }
  const inline = (depth: number): string => {
    const kind = random.below(depth > 1 ? 12 : 18)
    const mark = id++
    if (kind < 6) return runs(1, 3)
    if (kind === 6) return run('<w:tab/>') + runs(1, 1)
    if (kind === 7) return run('<w:br/>') + runs(1, 1)
    if (kind === 8)
      return `<w:bookmarkStart w:id="${mark}" w:name="_Ref${mark}"/>${runs(1, 2)}<w:bookmarkEnd w:id="${mark}"/>`
    if (kind === 9) return field(random.pick(['PAGE', 'SEQ 图 \\* ARABIC', 'DATE']), 'fixed', random.chance(0.3))
    if (kind === 10) return field(random.pick(['REF _Ref101 \\h', 'HYPERLINK "x"']), 'translated', random.chance(0.3))
    if (kind === 11)
      return `<w:proofErr w:type="spellStart"/>${runs(1, 1)}<w:lastRenderedPageBreak/>`.replace(
        '<w:lastRenderedPageBreak/>',
        '',
      )
    if (kind === 12) return `<w:hyperlink r:id="rId9">${within({ isLinked: true }, () => runs(1, 2))}</w:hyperlink>`
    if (kind === 13) return `<w:ins w:id="${mark}" w:author="a">${runs(1, 2)}</w:ins>`
    if (kind === 14)
      return `<w:del w:id="${mark}" w:author="a">${within({ fate: 'removed' }, () => runs(1, 2))}</w:del>`
    if (kind === 15) return image()
    if (kind === 16)
      return `<w:sdt><w:sdtPr><w:id w:val="${mark}"/></w:sdtPr><w:sdtContent>${runs(1, 2)}</w:sdtContent></w:sdt>`
    if (depth > 0)
      return `<w:fldSimple w:instr=" PAGE ">${within({ fate: fixed('fixed') }, () => runs(1, 1))}</w:fldSimple>`
    return random.chance(0.5) ? box() : run(`<w:footnoteReference w:id="${++made.notes}"/>`)
  }
  const paragraph = (depth: number): string => {
    const own = random.chance(0.3) ? '<w:pPr><w:jc w:val="center"/></w:pPr>' : ''
    return `<w:p>${own}${random.times(0, 6, () => inline(depth)).join('')}</w:p>`
  }
  const table = (depth: number): string => {
    const row = () => `<w:tr>${random.times(1, 3, () => `<w:tc>${block(depth + 1)}<w:p/></w:tc>`).join('')}</w:tr>`
    return `<w:tbl>${random.times(1, 3, row).join('')}</w:tbl>`
  }
  const block = (depth: number): string => {
    const kind = random.below(10)
    if (kind === 0 && depth < 3) return table(depth)
    if (kind === 1 && depth < 3) return `<w:sdt><w:sdtPr/><w:sdtContent>${block(depth + 1)}</w:sdtContent></w:sdt>`
    return paragraph(depth)
  }
  const note = (no: number) =>
    `<w:footnote w:id="${no}"><w:p>${run('<w:footnoteRef/>')}${runs(1, 3)}</w:p></w:footnote>`
  return { block, paragraph, note }
}
