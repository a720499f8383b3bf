import { type DocxParts, docxFile, relationshipId } from './docx-file.ts'
import { createRandom } from './random.ts'

const texts = {
  zh: {
    title: '一种基于相变材料的LED散热模组',
    parts: ['权利要求书', '说明书', '说明书附图'],
    sections: ['技术领域', '背景技术', '发明内容', '附图说明', '具体实施方式'],
    header: '专利申请文件　代理人案卷号 P2024-0156',
    watermark: '机密',
    toc: '目录',
    caption: '图',
    columns: ['参数', '实施例1', '对比例1'],
    rows: ['基板厚度', '翅片高度', '相变温度', '热阻'],
    box: '散热模组的结构示意',
    note: '本段数据由申请人提供，测试条件见表1。',
    link: '国家知识产权局',
    sentences: [
      '本发明涉及半导体照明散热技术领域，具体涉及一种利用相变材料实现高效热缓冲的LED散热模组。',
      '所述散热壳体1为中空密封结构，内部形成密封腔体11，材质为铝合金或铜合金。',
      '所述导热基板3设置在所述散热壳体1的上表面，厚度为1-3mm，优选为2mm。',
      '相变材料层2填充在所述密封腔体11内，相变温度为45-65°C，相变潜热不低于200kJ/kg。',
      '与现有技术相比，LED结温降低了12.5°C，使用寿命延长约50%。',
      '如图1和图2所示，散热翅片6与壳体一体成型，翅片间距为3-8mm。',
    ],
    claim: '根据权利要求1所述的LED散热模组，其特征在于，所述散热翅片6的数量为6-20片，高度为10-40mm。',
    deleted: '（此处已删除）',
    inserted: '进一步地，',
  },
  en: {
    title: 'LED Heat Sink Module Based on Phase Change Material',
    parts: ['Claims', 'Description', 'Drawings'],
    sections: [
      'Technical Field',
      'Background',
      'Summary of the Invention',
      'Brief Description of the Drawings',
      'Detailed Description',
    ],
    header: 'Patent application, attorney docket P2024-0156',
    watermark: 'CONFIDENTIAL',
    toc: 'Contents',
    caption: 'Figure',
    columns: ['Parameter', 'Example 1', 'Comparative example 1'],
    rows: ['Thickness of the plate', 'Height of the fins', 'Phase change temperature', 'Thermal resistance'],
    box: 'Structure of the heat sink module',
    note: 'The data were provided by the applicant; see Table 1 for the conditions of the test.',
    link: 'Patent Office',
    sentences: [
      'The present invention relates to the cooling of semiconductor light sources, and more particularly to a heat sink module with a phase change material.',
      'The housing 1 is a hollow sealed structure that defines a chamber 11 and is made of an aluminium alloy or a copper alloy.',
      'The substrate 3 is arranged on the upper surface of the housing 1 and has a thickness of 1-3 mm, preferably 2 mm.',
      'The phase change material 2 fills the chamber 11; its melting point is 45-65 °C and its latent heat is at least 200 kJ/kg.',
      'Compared with the prior art, the junction temperature is 12.5 °C lower and the service life is about 50% longer.',
      'As shown in FIG. 1 and FIG. 2, the fins 6 are integrally formed with the housing and are spaced 3-8 mm apart.',
    ],
    claim:
      'The LED heat sink module according to claim 1, wherein the number of the fins 6 is 6-20 and their height is 10-40 mm.',
    deleted: '(deleted here)',
    inserted: 'Furthermore, ',
  },
}

const heading = (style: string, text: string, bookmark?: string) =>
  `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr>${bookmark ? `<w:bookmarkStart w:id="${bookmark}" w:name="_Toc${bookmark}"/>` : ''}` +
  `<w:r><w:t>${text}</w:t></w:r>${bookmark ? `<w:bookmarkEnd w:id="${bookmark}"/>` : ''}</w:p>`
const field = (code: string, result: string) =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> ${code} </w:instrText></w:r>` +
  `<w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>${result}</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`
const run = (text: string, properties = '') =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`

/** A patent application as lawyers write it, of about `pages` pages, in Chinese or English. */
export async function patentDocx(language: 'zh' | 'en', pages: number, image: Uint8Array): Promise<Uint8Array> {
  const own = texts[language]
  const random = createRandom(pages)
  let no = 0
  let notes = 0
  const paragraph = (inner: string, style = 'Body') => `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr>${inner}</w:p>`
  /** A numbered paragraph of the description, with the formats that Word divides runs for. */
  const described = () => {
    const number = `[${String(++no).padStart(4, '0')}] `
    const [first, second, third] = random.times(3, 3, () => random.pick(own.sentences)) as [string, string, string]
    const half = Math.floor(second.length / 2)
    return paragraph(
      run(number) +
        run(first, '<w:rFonts w:hint="eastAsia"/>') +
        (no % 5 === 0
          ? `<w:ins w:id="${no}" w:author="a" w:date="2024-01-01T00:00:00Z">${run(own.inserted)}</w:ins>`
          : '') +
        run(second.slice(0, half)) +
        run(second.slice(half), no % 3 === 0 ? '<w:b/>' : no % 3 === 1 ? '<w:i/><w:u w:val="single"/>' : '') +
        (no % 7 === 0
          ? `<w:del w:id="${1000 + no}" w:author="a" w:date="2024-01-01T00:00:00Z"><w:r><w:delText>${own.deleted}</w:delText></w:r></w:del>`
          : '') +
        run('H') +
        run('2', '<w:vertAlign w:val="subscript"/>') +
        run('O') +
        (no % 4 === 0
          ? `<w:r><w:rPr><w:vertAlign w:val="superscript"/></w:rPr><w:footnoteReference w:id="${++notes}"/></w:r>`
          : '') +
        run(third),
    )
  }
  const table = () => {
    const cell = (inner: string, width: number) =>
      `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr><w:p><w:pPr><w:jc w:val="center"/></w:pPr>${inner}</w:p></w:tc>`
    const row = (cells: string[]) =>
      `<w:tr><w:trPr><w:trHeight w:val="400" w:hRule="exact"/></w:trPr>${cells.join('')}</w:tr>`
    return (
      '<w:tbl><w:tblPr><w:tblBorders>' +
      ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
        .map((side) => `<w:${side} w:val="single" w:sz="4" w:color="000000"/>`)
        .join('') +
      '</w:tblBorders><w:tblW w:w="8800" w:type="dxa"/></w:tblPr><w:tblGrid><w:gridCol w:w="3000"/><w:gridCol w:w="2900"/><w:gridCol w:w="2900"/></w:tblGrid>' +
      row(own.columns.map((text) => cell(run(text, '<w:b/>'), 2900))) +
      own.rows
        .map((text, at) =>
          row([cell(run(text), 3000), cell(run(`${at + 2}.5 mm`), 2900), cell(run(`${at + 4} mm`), 2900)]),
        )
        .join('') +
      '</w:tbl><w:p/>'
    )
  }
  const drawing = (at: number) =>
    `<w:p><w:pPr><w:jc w:val="center"/></w:pPr><w:r><w:drawing><wp:inline><wp:extent cx="3600000" cy="2160000"/><wp:docPr id="${at}" name="f"/>` +
    '<a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:nvPicPr><pic:cNvPr id="0" name="f"/><pic:cNvPicPr/></pic:nvPicPr>' +
    `<pic:blipFill><a:blip r:embed="${relationshipId('figure.png')}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="3600000" cy="2160000"/></a:xfrm>` +
    '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>' +
    paragraph(
      run(`${own.caption} `) + field(`SEQ ${own.caption} \\* ARABIC`, String(at)) + run(`　${own.box}`),
      'Caption',
    )
  const box = () =>
    '<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor distT="0" distB="0" distL="114300" distR="114300" simplePos="0" relativeHeight="2" behindDoc="0" locked="0" layoutInCell="1" allowOverlap="1"><wp:simplePos x="0" y="0"/>' +
    '<wp:positionH relativeFrom="column"><wp:posOffset>1200000</wp:posOffset></wp:positionH><wp:positionV relativeFrom="paragraph"><wp:posOffset>50000</wp:posOffset></wp:positionV><wp:extent cx="2600000" cy="420000"/><wp:wrapTopAndBottom/><wp:docPr id="900" name="b"/>' +
    '<a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:wsp><wps:cNvSpPr txBox="1"/><wps:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="2600000" cy="420000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:solidFill><a:srgbClr val="FFF2CC"/></a:solidFill><a:ln w="9525"><a:solidFill><a:srgbClr val="000000"/></a:solidFill></a:ln></wps:spPr>' +
    `<wps:txbx><w:txbxContent><w:p><w:pPr><w:jc w:val="center"/></w:pPr>${run(own.box, '<w:b/>')}</w:p></w:txbxContent></wps:txbx><wps:bodyPr><a:noAutofit/></wps:bodyPr></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></mc:Choice></mc:AlternateContent></w:r></w:p>`

  const content: string[] = []
  const entries: string[] = []
  const chapter = (text: string, at: number) => {
    entries.push(
      `<w:p><w:pPr><w:pStyle w:val="TOC1"/></w:pPr>@<w:hyperlink w:anchor="_Toc${500 + at}">${run(text)}<w:r><w:tab/></w:r>${field(`PAGEREF _Toc${500 + at} \\h`, String(at + 1))}</w:hyperlink></w:p>`,
    )
    content.push(heading('Heading1', text, String(500 + at)))
  }
  chapter(own.parts[0]!, 0)
  for (let claim = 0; claim < 12; claim++)
    content.push(
      `<w:p><w:pPr><w:pStyle w:val="Body"/><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>${run(own.claim)}</w:p>`,
    )
  chapter(own.parts[1]!, 1)
  own.sections.forEach((section, at) => {
    content.push(heading('Heading2', section))
    for (let each = 0; each < Math.max(2, Math.round((pages * 5) / own.sections.length)); each++) {
      content.push(described())
      if (each % 9 === 4) content.push(table())
      if (each % 12 === 8) content.push(drawing(10 * at + each + 1))
      if (each % 20 === 10) content.push(box())
    }
  })
  content.push(
    paragraph(
      run('© ') +
        `<w:hyperlink r:id="rId77">${run(own.link, '<w:color w:val="0563C1"/><w:u w:val="single"/>')}</w:hyperlink>`,
    ),
  )
  const first = entries
    .shift()!
    .replace(
      '@',
      '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> TOC \\o "1-2" \\h </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>',
    )
  const parts: DocxParts = {
    body:
      heading('Title', own.title) +
      heading('Heading2', own.toc) +
      first +
      entries.join('').replaceAll('@', '') +
      '<w:p><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>' +
      content.join('') +
      `<w:sectPr><w:headerReference w:type="default" r:id="${relationshipId('header1.xml')}"/><w:footerReference w:type="default" r:id="${relationshipId('footer1.xml')}"/>` +
      '<w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="700" w:footer="700" w:gutter="0"/></w:sectPr>',
    headers: [`<w:p><w:pPr><w:pStyle w:val="Header"/></w:pPr>${run(own.header)}</w:p>`],
    footers: [
      language === 'zh'
        ? `<w:p><w:pPr><w:jc w:val="center"/></w:pPr>${run('第 ')}${field('PAGE', '1')}${run(' 页，共 ')}${field('NUMPAGES', '60')}${run(' 页')}</w:p>`
        : `<w:p><w:pPr><w:jc w:val="center"/></w:pPr>${run('Page ')}${field('PAGE', '1')}${run(' of ')}${field('NUMPAGES', '60')}</w:p>`,
    ],
    footnotes:
      '<w:footnote w:type="separator" w:id="-1"><w:p><w:r><w:separator/></w:r></w:p></w:footnote>' +
      Array.from({ length: notes }, (_, at) => at + 1)
        .map(
          (id) =>
            `<w:footnote w:id="${id}"><w:p><w:r><w:rPr><w:vertAlign w:val="superscript"/></w:rPr><w:footnoteRef/></w:r>${run(` ${own.note}`)}</w:p></w:footnote>`,
        )
        .join(''),
    numbering:
      '<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="420" w:hanging="420"/></w:pPr></w:lvl></w:abstractNum>' +
      `<w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="${language === 'zh' ? 'chineseCounting' : 'decimal'}"/><w:pStyle w:val="Heading1"/><w:suff w:val="space"/><w:lvlText w:val="${language === 'zh' ? '第%1部分' : 'Part %1'}"/></w:lvl></w:abstractNum>` +
      '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num>',
    settings: '<w:themeFontLang w:val="en-US" w:eastAsia="zh-CN"/>',
    styles:
      language === 'zh'
        ? stylesOf(
            '<w:rFonts w:ascii="宋体" w:hAnsi="宋体" w:eastAsia="宋体" w:cs="Times New Roman"/>',
            '黑体',
            '<w:ind w:firstLineChars="200" w:firstLine="480"/>',
          )
        : stylesOf(
            '<w:rFonts w:ascii="Times New Roman" w:hAnsi="Times New Roman" w:cs="Times New Roman"/>',
            'Arial',
            '<w:ind w:firstLine="480"/>',
          ),
    images: { 'figure.png': image },
  }
  return await docxFile(parts)
}

function stylesOf(fonts: string, headings: string, indent: string): string {
  const style = (id: string, name: string, paragraph: string, runs: string, isDefault = false) =>
    `<w:style w:type="paragraph" w:styleId="${id}"${isDefault ? ' w:default="1"' : ''}><w:name w:val="${name}"/>${isDefault ? '' : '<w:basedOn w:val="Normal"/>'}<w:pPr>${paragraph}</w:pPr><w:rPr>${runs}</w:rPr></w:style>`
  const big = `<w:rFonts w:ascii="${headings}" w:hAnsi="${headings}" w:eastAsia="${headings}"/><w:b/>`
  return (
    `<w:docDefaults><w:rPrDefault><w:rPr>${fonts}<w:sz w:val="24"/><w:lang w:val="en-US" w:eastAsia="zh-CN"/></w:rPr></w:rPrDefault></w:docDefaults>` +
    style('Normal', 'Normal', '', '', true) +
    style('Body', 'Body Text', `<w:spacing w:line="360" w:lineRule="auto"/>${indent}<w:jc w:val="both"/>`, '') +
    style(
      'Title',
      'Title',
      '<w:spacing w:before="400" w:after="400"/><w:jc w:val="center"/>',
      `${big}<w:sz w:val="36"/>`,
    ) +
    style(
      'Heading1',
      'heading 1',
      '<w:keepNext/><w:pageBreakBefore/><w:numPr><w:numId w:val="2"/></w:numPr><w:jc w:val="center"/><w:outlineLvl w:val="0"/>',
      `${big}<w:sz w:val="32"/>`,
    ) +
    style(
      'Heading2',
      'heading 2',
      '<w:keepNext/><w:spacing w:before="240" w:after="120"/><w:outlineLvl w:val="1"/>',
      `${big}<w:sz w:val="28"/>`,
    ) +
    style('Caption', 'caption', '<w:jc w:val="center"/>', '<w:sz w:val="21"/>') +
    style(
      'Header',
      'header',
      '<w:pBdr><w:bottom w:val="single" w:sz="6" w:space="1" w:color="auto"/></w:pBdr><w:jc w:val="right"/>',
      '<w:sz w:val="18"/>',
    ) +
    style('TOC1', 'toc 1', '<w:tabs><w:tab w:val="right" w:leader="dot" w:pos="9000"/></w:tabs>', '')
  )
}
