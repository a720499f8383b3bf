import { expect, test } from 'vitest'
import { translateAll } from '../testing/translate-all.ts'
import { unzip, zipFile } from '../testing/zip-file.ts'

const NAMESPACES =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" ' +
  'xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram" xmlns:dsp="http://schemas.microsoft.com/office/drawing/2008/diagram" ' +
  'xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart"'
const P = 'application/vnd.openxmlformats-officedocument.presentationml'
const D = 'application/vnd.openxmlformats-officedocument.drawingml'
const run = (text: string, properties = '<a:rPr lang="zh-CN"/>') => `<a:r>${properties}<a:t>${text}</a:t></a:r>`
const shape = (inner: string, body = '<a:bodyPr/>', placeholder = '') =>
  `<p:sp><p:nvSpPr><p:nvPr>${placeholder}</p:nvPr></p:nvSpPr><p:txBody>${body}<a:p>${inner}<a:endParaRPr/></a:p></p:txBody></p:sp>`

const parts: Record<string, [type: string, tag: string]> = {
  'ppt/presentation.xml': [`${P}.presentation.main+xml`, 'p:presentation'],
  'ppt/slides/slide1.xml': [`${P}.slide+xml`, 'p:sld'],
  'ppt/slides/slide2.xml': [`${P}.slide+xml`, 'p:sld'],
  'ppt/slides/slide10.xml': [`${P}.slide+xml`, 'p:sld'],
  'ppt/notesSlides/notesSlide1.xml': [`${P}.notesSlide+xml`, 'p:notes'],
  'ppt/slideLayouts/slideLayout1.xml': [`${P}.slideLayout+xml`, 'p:sldLayout'],
  'ppt/charts/chart1.xml': [`${D}.chart+xml`, 'c:chartSpace'],
  'ppt/diagrams/data1.xml': [`${D}.diagramData+xml`, 'dgm:dataModel'],
  'ppt/diagrams/drawing1.xml': ['application/vnd.ms-office.drawingml.diagramDrawing+xml', 'dsp:drawing'],
}

async function presentation(content: Record<string, string>): Promise<Uint8Array> {
  const names = Object.keys(parts).filter((name) => name in content || name.endsWith('presentation.xml'))
  const overrides = names.map((name) => `<Override PartName="/${name}" ContentType="${parts[name]![0]}"/>`)
  return await zipFile({
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${overrides.join('')}</Types>`,
    ...Object.fromEntries(
      names.map((name) => {
        const tag = parts[name]![1]
        return [name, `<?xml version="1.0"?><${tag} ${NAMESPACES}>${content[name] ?? ''}</${tag}>`]
      }),
    ),
  })
}

test('slides in their order, tables, notes, charts and diagrams are read; instructions of templates are not', async () => {
  const paragraph = (text: string) => `<a:p>${run(text)}</a:p>`
  const bytes = await presentation({
    'ppt/slides/slide10.xml': shape(run('十')),
    'ppt/slides/slide2.xml': shape(run('二')),
    'ppt/slides/slide1.xml':
      shape(run('一')) + `<a:tbl><a:tc><a:txBody><a:bodyPr/>${paragraph('格')}</a:txBody></a:tc></a:tbl>`,
    'ppt/notesSlides/notesSlide1.xml': shape(run('备注')),
    'ppt/slideLayouts/slideLayout1.xml':
      shape(run('单击此处'), undefined, '<p:ph type="title"/>') + shape(run('公司机密')),
    'ppt/charts/chart1.xml': `<c:title><c:rich>${paragraph('图题')}</c:rich></c:title><c:cat><c:strRef><c:strCache><c:pt><c:v>类别</c:v></c:pt></c:strCache></c:strRef></c:cat>`,
    'ppt/diagrams/data1.xml': `<dgm:t>${paragraph('步骤')}</dgm:t>`,
    'ppt/diagrams/drawing1.xml': `<dsp:txBody>${paragraph('步骤')}</dsp:txBody>`,
  })
  const { texts, written } = await translateAll(bytes, 'a.pptx', (text) => `${text}x`)
  expect(texts).toEqual(['一', '格', '二', '十', '备注', '公司机密', '图题', '类别', '步骤'])
  const files = await unzip(written.bytes)
  expect(files['ppt/diagrams/drawing1.xml']).toContain('<a:t>步骤x</a:t>')
  expect(files['ppt/charts/chart1.xml']).toContain('<c:v>类别x</c:v>')
  expect(files['ppt/slideLayouts/slideLayout1.xml']).toContain('单击此处</a:t>')
})

test('formats are tags; line breaks, numbers of slides and properties of paragraphs stay', async () => {
  const bold = '<a:rPr lang="zh-CN" b="1"/>'
  const number = '<a:fld type="slidenum"><a:t>3</a:t></a:fld>'
  const bytes = await presentation({
    'ppt/slides/slide1.xml': shape(
      `<a:pPr algn="ctr"/>${run('一种')}${run('散热', bold)}${run('装置')}<a:br/>${run('第')}${number}${run('页')}`,
    ),
  })
  const { texts, written } = await translateAll(bytes, 'a.pptx', (text) =>
    text.includes('一') ? 'A <1>cooling</1> device' : 'page <1/>',
  )
  expect(texts).toEqual(['一种<1>散热</1>装置', '第<1/>页'])
  const own = (text: string, properties = '<a:rPr lang="en-US"/>') => run(text, properties)
  expect((await unzip(written.bytes))['ppt/slides/slide1.xml']).toContain(
    `<a:p><a:pPr algn="ctr"/>${own('A ')}${own('cooling', '<a:rPr lang="en-US" b="1"/>')}${own(' device')}<a:br/>${own('page ')}${number}<a:endParaRPr/></a:p>`,
  )
})

test('letters become smaller where the text became longer, unless the shape grows', async () => {
  const bytes = await presentation({
    'ppt/slides/slide1.xml': shape(run('散热')) + shape(run('基板'), '<a:bodyPr><a:spAutoFit/></a:bodyPr>'),
  })
  const { written } = await translateAll(bytes, 'a.pptx', () => 'a heat sink module')
  const slide = (await unzip(written.bytes))['ppt/slides/slide1.xml']!
  expect(slide.match(/<a:normAutofit fontScale="(\d+)"/)?.[1]).toBe('47000')
  expect(slide).toContain('<a:bodyPr><a:spAutoFit/></a:bodyPr>')
})
