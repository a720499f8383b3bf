import { expect, test } from 'vitest'
import { docxFile, type DocxParts } from '../testing/docx-file.ts'
import { translateAll } from '../testing/translate-all.ts'
import { unzip } from '../testing/zip-file.ts'

const run = (text: string, properties = '') =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`
const p = (inner: string, properties = '') => `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${inner}</w:p>`
const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`
const field = (code: string, result: string) =>
  `${mark('begin')}<w:r><w:instrText> ${code} </w:instrText></w:r>${mark('separate')}${result}${mark('end')}`

type Options = NonNullable<Parameters<typeof translateAll>[3]>
async function translated(parts: DocxParts | string, translate: (text: string) => string, options?: Options) {
  const bytes = await docxFile(typeof parts === 'string' ? { body: parts } : parts)
  const all = await translateAll(bytes, 'a.docx', translate, options)
  const files = await unzip(all.written.bytes)
  return { ...all, files, body: files['word/document.xml']!.replace(/^.*<w:body>|<\/w:body>.*$/gs, '') }
}
const textsOf = async (parts: DocxParts | string) => (await translated(parts, (text) => text)).texts

test('formats in a sentence are tags, and stay with the words that have them', async () => {
  const source = p(run('一种') + run('散热', '<w:b/>') + run('装置。'))
  const { texts, body } = await translated(source, () => 'A device for <1>cooling</1>.')
  expect(texts).toEqual(['一种<1>散热</1>装置。'])
  expect(body).toBe(p(run('A device for ') + run('cooling', '<w:b/>') + run('.')))
})

test('what divides runs without being visible is no tag', async () => {
  const source = [
    run('一种', '<w:rFonts w:hint="eastAsia"/><w:lang w:eastAsia="zh-CN"/>'),
    '<w:proofErr w:type="spellStart"/>',
    run('LED', '<w:rFonts w:ascii="Arial"/><w:noProof/>'),
    '<w:bookmarkStart w:id="1" w:name="_GoBack"/>',
    run('散热', '<w:rFonts w:eastAsia="宋体"/><w:szCs w:val="20"/>'),
    '<w:bookmarkEnd w:id="1"/>',
    run('装置', '<w:rFonts w:eastAsia="宋体"/><w:color w:val="auto"/><w:spacing w:val="2"/>'),
  ]
  expect(await textsOf(p(source.join('')))).toEqual(['一种LED散热装置'])
})

test('a tag that the translation lost costs the format, not the text nor what the tag stands for', async () => {
  const note = '<w:r><w:footnoteReference w:id="7"/></w:r>'
  const source = p(run('基板', '<w:i/>') + run('包括') + note + run('翅片和所述的壳体以及导热层'))
  const { texts, body, written } = await translated(source, () => 'A plate with </9>fins<2/><2/><8>')
  expect(texts).toEqual(['<1>基板</1>包括<2/>翅片和所述的壳体以及导热层'])
  expect(body).toBe(p(run('A plate with fins') + note))
  expect(written.withLostTags).toHaveLength(1)
  expect((await translated(source, () => 'A plate.')).body).toBe(p(run('A plate.') + note))
})

test('a link stays around its words, and a field around those of its result', async () => {
  const link = (inner: string) => `<w:hyperlink w:anchor="a1">${inner}</w:hyperlink>`
  const source = p(run('参见本说明书的') + link(run('附图')) + run('和') + field('REF _Ref1', run('图一')))
  const { texts, body } = await translated(source, () => 'See <2>figure one</2> and the <1>drawings</1>')
  expect(texts).toEqual(['参见本说明书的<1>附图</1>和<2>图一</2>'])
  expect(body).toBe(p(run('See ') + field('REF _Ref1', run('figure one')) + run(' and the ') + link(run('drawings'))))
})

test('numbers of pages and figures are computed, so they are no text', async () => {
  const source = p(run('第') + field('PAGE', run('3')) + run('页，图') + field('SEQ 图', run('2')))
  const { texts, body } = await translated(source, () => 'Figure <2/> on page <1/>')
  expect(texts).toEqual(['第<1/>页，图'])
  expect(body.replaceAll(/<[^>]+>/g, '|').replaceAll(/\|+/g, '|')).toBe('|Figure  on page | PAGE |3| SEQ 图 |2|')
})

test('the ends of a bookmark do not change places', async () => {
  const [start, end] = ['<w:bookmarkStart w:id="4" w:name="_Ref4"/>', '<w:bookmarkEnd w:id="4"/>']
  const source = p(run('参见') + start + run('图一') + end + run('所示') + field('PAGEREF _Ref4', run('1')))
  const { texts, body } = await translated(source, () => '<2/>As figure one<1/> shows')
  expect(texts).toEqual(['参见<1/>图一<2/>所示'])
  expect(body.indexOf(start)).toBeLessThan(body.indexOf(end))
})

test('tabs and line breaks divide segments and stay where they are', async () => {
  const source = p(run('申请人：') + '<w:r><w:tab/></w:r>' + run('张三') + '<w:r><w:br/></w:r>' + run('北京'))
  const { texts, body } = await translated(
    source,
    (text) => ({ '申请人：': 'Applicant:', 张三: 'Zhang San' })[text] ?? 'Beijing',
  )
  expect(texts).toEqual(['申请人：', '张三', '北京'])
  expect(body).toBe(
    p(run('Applicant:') + '<w:r><w:tab/></w:r>' + run('Zhang San') + '<w:r><w:br/></w:r>' + run('Beijing')),
  )
})

test('tracked changes are accepted, and said', async () => {
  const change = 'w:id="1" w:author="a"'
  const source =
    p(
      run('一') +
        `<w:ins ${change}>${run('二')}</w:ins><w:del ${change}><w:r><w:delText>三</w:delText></w:r></w:del>` +
        run('四'),
    ) +
    p(run('五'), `<w:rPr><w:del ${change}/></w:rPr>`) +
    p(run('六'), '<w:jc w:val="right"/>') +
    `<w:moveFrom ${change}>${run('七')}</w:moveFrom><w:tbl><w:tr><w:trPr><w:del ${change}/></w:trPr><w:tc>${p(run('八'))}</w:tc></w:tr></w:tbl>`
  const { texts, notes, body } = await translated(source, (text) => `${text}x`)
  expect(texts).toEqual(['一二四', '五六'])
  expect(notes).toEqual([{ kind: 'trackedChangesAccepted', count: 5 }])
  expect(body).toBe(p(run('一二四x')) + p(run('五六x'), '<w:jc w:val="right"/>') + '<w:tbl/>')
})

test('comments stay as they are, which is said', async () => {
  const comments = `<w:comment w:id="3">${p(run('请核对'))}</w:comment>`
  const range = (end: string) => `<w:commentRange${end} w:id="3"/>`
  const source = p(
    run('一种') + range('Start') + run('装置') + range('End') + '<w:r><w:commentReference w:id="3"/></w:r>',
  )
  const { texts, files, body, notes } = await translated({ body: source, comments }, () => 'A <1/>device')
  expect(texts).toEqual(['一种<1/>装置'])
  expect(notes).toEqual([{ kind: 'commentsUntranslated', count: 1 }])
  expect(files['word/comments.xml']).toContain('请核对')
  expect(body).toBe(
    p(run('A ') + range('Start') + run('device') + range('End') + '<w:r><w:commentReference w:id="3"/></w:r>'),
  )
})

test('headers, footers, notes, text boxes and words of numbers are read; a box that is described twice once', async () => {
  const box = `<w:txbxContent>${p(run('方框'))}</w:txbxContent>`
  const parts = {
    body: p(
      `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><wps:txbx>${box}</wps:txbx></mc:Choice><mc:Fallback><v:textbox>${box}</v:textbox></mc:Fallback></mc:AlternateContent></w:r>`,
    ),
    headers: [p(run('页眉') + '<w:r><w:pict><v:shape><v:textpath string="机密"/></v:shape></w:pict></w:r>')],
    footers: [p(run('页脚'))],
    footnotes: `<w:footnote w:id="1">${p(run('脚注'))}</w:footnote>`,
    endnotes: `<w:endnote w:id="1">${p(run('尾注'))}</w:endnote>`,
    numbering:
      '<w:abstractNum><w:lvl><w:numFmt w:val="chineseCounting"/><w:lvlText w:val="第%1章"/></w:lvl><w:lvl><w:numFmt w:val="bullet"/><w:lvlText w:val="o"/></w:lvl></w:abstractNum>',
  }
  const { texts, files, body } = await translated(parts, (text) => text.replaceAll(/\p{sc=Han}+/gu, 'w'))
  expect(texts).toEqual(['方框', '脚注', '尾注', '页眉', '机密', '页脚', '第<1/>章'])
  expect(body.match(/>w</g)).toHaveLength(2)
  expect(files['word/header1.xml']).toContain('string="w"')
  expect(files['word/numbering.xml']).toContain('w:val="decimal"/><w:lvlText w:val="w%1w"/>')
})

test('readings of Japanese characters are left out', async () => {
  const ruby = `<w:r><w:ruby><w:rt>${run('はつめい')}</w:rt><w:rubyBase>${run('発明')}</w:rubyBase></w:ruby></w:r>`
  const { texts, body } = await translated(p(run('本') + ruby), () => '本发明', { source: 'ja-jp', target: 'zh-cn' })
  expect(texts).toEqual(['本発明'])
  expect(body).toBe(p(run('本发明')))
})

test('fonts suit the script of the target', async () => {
  const fonts = (latin: string, asian: string) =>
    `<w:rFonts w:ascii="${latin}" w:hAnsi="${latin}" w:eastAsia="${asian}"/>`
  const fontsOf = async (own: string, target: Options['target']) => {
    const { body } = await translated(p(run('装置 device', own)), (text) => text, { target: target! })
    return /<w:rFonts[^>]*>/.exec(body)?.[0]
  }
  expect(await fontsOf(fonts('宋体', '宋体'), 'en-us')).toBe(fonts('Times New Roman', '宋体'))
  expect(await fontsOf(fonts('黑体', '黑体'), 'en-us')).toBe(fonts('Arial', '黑体'))
  expect(await fontsOf(fonts('Calibri', '宋体'), 'ja-jp')).toBe(fonts('Calibri', 'MS Mincho'))
  expect(await fontsOf(fonts('ＭＳ ゴシック', 'ＭＳ ゴシック'), 'zh-cn')).toBe(
    fonts('Microsoft YaHei', 'Microsoft YaHei'),
  )
  expect(await fontsOf(fonts('Times New Roman', 'Times New Roman'), 'zh-cn')).toBe(fonts('Times New Roman', 'SimSun'))
  expect(await fontsOf(fonts('Unknown', 'Unknown'), 'zh-cn')).toBe(fonts('Unknown', 'Unknown'))
})

test('quotation marks are as wide as the script of the target wants', async () => {
  const { body } = await translated(p(run('the “plate”')), () => '“板”', { source: 'en-us', target: 'zh-cn' })
  expect(body).toContain('<w:rFonts w:hint="eastAsia"/>')
  const back = await translated(p(run('“板”', '<w:rFonts w:hint="eastAsia"/>')), () => 'the “plate”')
  expect(back.body).toBe(p(run('the “plate”')))
})

test('styles, theme language and rows follow the target', async () => {
  const row = `<w:tr><w:trPr><w:trHeight w:val="300" w:hRule="exact"/></w:trPr><w:tc>${p(run('短'))}</w:tc></w:tr>`
  const settings = '<w:themeFontLang w:val="en-US" w:eastAsia="zh-CN"/>'
  const { files, body } = await translated({ body: `<w:tbl>${row}</w:tbl>`, settings }, () => '长长的译文', {
    target: 'ja-jp',
  })
  expect(files['word/styles.xml']).toContain('w:eastAsia="MS Mincho"')
  expect(files['word/styles.xml']).toContain('<w:lang w:val="en-US" w:eastAsia="ja-JP"/>')
  expect(files['word/settings.xml']).toContain('w:eastAsia="ja-JP"')
  expect(body).toContain('w:hRule="atLeast"')
})

test('a bilingual document has each paragraph followed by its translation, with one number and one image', async () => {
  const image = '<w:r><w:drawing><a:blip/></w:drawing></w:r>'
  const source = p(
    run('一种') + run('装置', '<w:b/>') + image,
    '<w:pStyle w:val="h"/><w:numPr><w:numId w:val="1"/></w:numPr><w:sectPr/>',
  )
  const { body } = await translated(source, () => 'A <1>device</1>', { output: 'bilingual-layout' })
  const own = '<w:pStyle w:val="h"/><w:numPr><w:numId w:val="1"/></w:numPr>'
  const below = '<w:pStyle w:val="h"/><w:pageBreakBefore w:val="0"/><w:numPr><w:numId w:val="0"/></w:numPr><w:sectPr/>'
  expect(body).toBe(p(run('一种') + run('装置', '<w:b/>') + image, own) + p(run('A ') + run('device', '<w:b/>'), below))
})

test('a document that names its namespaces differently is read as any other', async () => {
  const source = await docxFile({ body: p(run('一种') + run('装置', '<w:b/>')) })
  const files = await unzip(source)
  const other = (xml: string) => xml.replaceAll(/(<\/?|\s|xmlns:)w:/g, '$1n:').replaceAll('xmlns:w=', 'xmlns:n=')
  const { zipFile } = await import('../testing/zip-file.ts')
  const bytes = await zipFile({ ...files, 'word/document.xml': other(files['word/document.xml']!) })
  const { texts, written } = await translateAll(bytes, 'a.docx', () => 'A <1>device</1>')
  expect(texts).toEqual(['一种<1>装置</1>'])
  expect((await unzip(written.bytes))['word/document.xml']).toContain(other(run('device', '<w:b/>')))
})

test('parts that hold no text are the same bytes as before', async () => {
  const image = Uint8Array.from({ length: 5_000 }, (_, at) => (at * 7) % 256)
  const bytes = await docxFile({ body: p(run('装置')), images: { 'a.png': image } })
  const { written } = await translateAll(bytes, 'a.docx', () => 'A device')
  expect((await unzip(written.bytes))['word/media/a.png']).toBe((await unzip(bytes))['word/media/a.png'])
})

test('the same document has the same segments every time, and another text another id', async () => {
  const [first, second] = [
    await docxFile({ body: p(run('甲')) + p(run('甲')) }),
    await docxFile({ body: p(run('甲')) + p(run('乙')) }),
  ]
  const ids = async (bytes: Uint8Array) =>
    (await translateAll(bytes, 'a.docx', (text) => text)).segments.map(({ id }) => id)
  expect(await ids(first)).toEqual(await ids(first))
  expect(new Set(await ids(first)).size).toBe(2)
  expect((await ids(first))[0]).toBe((await ids(second))[0])
  expect((await ids(first))[1]).not.toBe((await ids(second))[1])
})

test('choices of lists and words in formulas are translated; controls are taken off their data', async () => {
  const list =
    '<w:dropDownList><w:listItem w:displayText="甲" w:value="1"/><w:listItem w:value="乙方"/></w:dropDownList>' +
    '<w:dataBinding w:xpath="/a" w:storeItemID="{0}"/>'
  const control = `<w:sdt><w:sdtPr>${list}</w:sdtPr><w:sdtContent>${run('甲')}</w:sdtContent></w:sdt>`
  const source = p(control) + p(`${run('温度为')}<m:oMath><m:r><m:t>温度</m:t></m:r></m:oMath>`)
  const responses: Record<string, string> = { 甲: 'A', 乙方: 'B', 温度: 'T' }
  const { texts, body } = await translated(source, (text) => responses[text.replaceAll(/<.*?>/g, '')] ?? text)
  expect(texts).toEqual(['甲', '温度为', '温度', '乙方'])
  expect(body).toContain('<w:listItem w:displayText="A" w:value="1"/><w:listItem w:value="乙方" w:displayText="B"/>')
  expect(body).toContain('<m:t>T</m:t>')
  expect(body).not.toContain('dataBinding')
})

test('choices that would be too long or the same as another one stay, each help text by its own limit', async () => {
  const items = ['1', 'A', '甲', '乙', '丙', '丁', '戊'].map(
    (item) => `<w:listItem w:displayText="${item}" w:value="${item}"/>`,
  )
  const help = ['helpText', 'statusText'].map((type) => `<w:${type} w:type="text" w:val="说明"/>`)
  const source =
    p(
      `<w:sdt><w:sdtPr><w:dropDownList>${items.join('')}</w:dropDownList></w:sdtPr><w:sdtContent>${run('选')}</w:sdtContent></w:sdt>`,
    ) + p(`<w:r><w:fldChar w:fldCharType="begin"><w:ffData>${help.join('')}</w:ffData></w:fldChar></w:r>${mark('end')}`)
  const long = 'x'.repeat(141)
  const words: Record<string, string> = { A: 'A', 甲: 'a', 乙: '甲', 丙: 'c', 丁: 'c', 戊: '1', 说明: long }
  const { body, written } = await translated(source, (text) => words[text] ?? text)
  const shown = (text: string) => Array.from(text.matchAll(/displayText="(.*?)"/g), ([, choice]) => choice)
  expect(shown(body)).toEqual(['1', 'A', 'a', '甲', 'c', '丁', '戊'])
  expect(body).toContain(`<w:helpText w:type="text" w:val="${long}"/><w:statusText w:type="text" w:val="说明"/>`)
  expect(written.notes).toContainEqual({ kind: 'promptsUntranslated', count: 3 })
  words['甲'] = 'x'.repeat(256)
  expect(shown((await translated(source, (text) => words[text] ?? text)).body)).toEqual([
    '1',
    'A',
    '甲',
    '乙',
    'c',
    '丁',
    '戊',
  ])
})
