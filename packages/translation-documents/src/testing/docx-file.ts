import JSZip from 'jszip'

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const R = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
export const NAMESPACES = [
  `xmlns:w="${W}"`,
  `xmlns:r="${R}"`,
  'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"',
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
  'xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"',
].join(' ')
const MAIN_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** Content of the parts of a DOCX, without their root elements. */
export type DocxParts = {
  body: string
  headers?: string[]
  footers?: string[]
  footnotes?: string
  endnotes?: string
  comments?: string
  numbering?: string
  styles?: string
  settings?: string
  /** Other files by their names, with their content types. */
  others?: { name: string; type: string; content: string | Uint8Array; relationship?: string }[]
  images?: Record<string, Uint8Array>
  mainType?: string
}

const STYLES =
  '<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Times New Roman" w:hAnsi="Times New Roman" w:eastAsia="SimSun"/>' +
  '<w:sz w:val="24"/><w:lang w:val="en-US" w:eastAsia="zh-CN"/></w:rPr></w:rPrDefault></w:docDefaults>' +
  '<w:style w:type="paragraph" w:default="1" w:styleId="a"><w:name w:val="Normal"/></w:style>'

/** A DOCX made of XML, by code that shares nothing with what reads it. */
export async function docxFile(parts: DocxParts): Promise<Uint8Array> {
  const zip = new JSZip()
  const overrides: string[] = []
  const relationships: string[] = []
  const add = (name: string, type: string, relationship: string, xml: string | Uint8Array) => {
    zip.file(`word/${name}`, xml)
    overrides.push(`<Override PartName="/word/${name}" ContentType="${type}"/>`)
    const id = relationshipId(name)
    relationships.push(`<Relationship Id="${id}" Type="${REL}/${relationship}" Target="${name}"/>`)
  }
  const root = (tag: string, inner: string) => `<?xml version="1.0"?><w:${tag} ${NAMESPACES}>${inner}</w:${tag}>`
  add('styles.xml', `${MAIN_TYPE}.styles+xml`, 'styles', root('styles', parts.styles ?? STYLES))
  if (parts.settings !== undefined)
    add('settings.xml', `${MAIN_TYPE}.settings+xml`, 'settings', root('settings', parts.settings))
  parts.headers?.forEach((xml, at) => add(`header${at + 1}.xml`, `${MAIN_TYPE}.header+xml`, 'header', root('hdr', xml)))
  parts.footers?.forEach((xml, at) => add(`footer${at + 1}.xml`, `${MAIN_TYPE}.footer+xml`, 'footer', root('ftr', xml)))
  for (const tag of ['footnotes', 'endnotes', 'comments', 'numbering'] as const)
    if (parts[tag] !== undefined) add(`${tag}.xml`, `${MAIN_TYPE}.${tag}+xml`, tag, root(tag, parts[tag]))
  for (const { name, type, content, relationship } of parts.others ?? [])
    add(name, type, relationship ?? 'other', content)
  for (const [name, bytes] of Object.entries(parts.images ?? {})) {
    zip.file(`word/media/${name}`, bytes)
    relationships.push(`<Relationship Id="${relationshipId(name)}" Type="${REL}/image" Target="media/${name}"/>`)
  }
  zip.file('word/document.xml', root('document', `<w:body>${parts.body}</w:body>`))
  zip.file('word/_rels/document.xml.rels', relationshipsOf(relationships))
  zip.file(
    '_rels/.rels',
    relationshipsOf([`<Relationship Id="rId1" Type="${REL}/officeDocument" Target="word/document.xml"/>`]),
  )
  overrides.push(
    `<Override PartName="/word/document.xml" ContentType="${parts.mainType ?? `${MAIN_TYPE}.document.main+xml`}"/>`,
  )
  zip.file(
    '[Content_Types].xml',
    '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      '<Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/>' +
      `${overrides.join('')}</Types>`,
  )
  for (const folder of Object.values(zip.files).filter(({ dir }) => dir)) delete zip.files[folder.name]
  return await zip.generateAsync({ type: 'uint8array', compression: 'DEFLATE' })
}

export const relationshipId = (name: string): string => `id_${name.replaceAll(/\W/g, '_')}`

const relationshipsOf = (inner: readonly string[]) =>
  '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">' +
  `${inner.join('')}</Relationships>`
