import JSZip from 'jszip'

/** A small Chinese patent application: the lines of each page, and whether it has a drawing. */
const pagesOfApplication = [
  { lines: ['说 明 书 摘 要', '本发明公开了一种散热模组，包括壳体和基板。'] },
  { lines: ['摘 要 附 图', '图1'], hasDrawing: true },
  { lines: ['权 利 要 求 书', '1. 一种散热模组，其特征在于，包括壳体。', '2. 根据权利要求1所述的散热模组。'] },
  { lines: ['说 明 书', '技术领域', '[0001] 本发明涉及散热技术领域，具体涉及一种带有翅片的散热模组。'] },
  { lines: ['说 明 书 附 图', '图1'], hasDrawing: true },
]

/** As a PDF of a page each; without its text where it is a scan. */
export async function applicationPdf({ isScan = false } = {}): Promise<Uint8Array> {
  // Loads the fonts and much else, which browser tests transpile only where they need it.
  const { createPages } = await import('../../packages/documents/src/pdf/print-pages.ts')
  const pages = createPages('cn')
  for (const { lines, hasDrawing } of pagesOfApplication) {
    pages.breakPage()
    if (!isScan) for (const line of lines) pages.text(line, { size: 12 })
    if (hasDrawing || isScan)
      pages.figure(300, '图1', (canvas, { x, y }) =>
        canvas.frame({ x: x + 20, y: y + 20, width: 200, height: 200 }, '#000000'),
      )
  }
  return pages.close('申请文件', () => ({ left: '', right: '' }))
}

/** The same as a DOCX, with a page break between its parts and without the drawings. */
export async function applicationDocx(): Promise<Uint8Array> {
  const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`
  const body = pagesOfApplication
    .map(({ lines }) => lines.map(paragraph).join(''))
    .join('<w:p><w:r><w:br w:type="page"/></w:r></w:p>')
  const zip = new JSZip()
  zip.file(
    '[Content_Types].xml',
    '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
  )
  zip.file(
    '_rels/.rels',
    '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
  )
  zip.file(
    'word/document.xml',
    `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
  )
  return zip.generateAsync({ type: 'uint8array' })
}
