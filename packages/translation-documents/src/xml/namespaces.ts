const transitional = 'http://schemas.openxmlformats.org'
const strict = 'http://purl.oclc.org/ooxml'

/** Namespaces by the prefix that the code uses; Office writes two names for most of them. */
const namespaces: Record<string, string[]> = {
  w: [`${transitional}/wordprocessingml/2006/main`, `${strict}/wordprocessingml/main`],
  a: [`${transitional}/drawingml/2006/main`, `${strict}/drawingml/main`],
  r: [`${transitional}/officeDocument/2006/relationships`, `${strict}/officeDocument/relationships`],
  m: [`${transitional}/officeDocument/2006/math`, `${strict}/officeDocument/math`],
  wp: [`${transitional}/drawingml/2006/wordprocessingDrawing`, `${strict}/drawingml/wordprocessingDrawing`],
  c: [`${transitional}/drawingml/2006/chart`, `${strict}/drawingml/chart`],
  dgm: [`${transitional}/drawingml/2006/diagram`, `${strict}/drawingml/diagram`],
  dsp: ['http://schemas.microsoft.com/office/drawing/2008/diagram'],
  xdr: [`${transitional}/drawingml/2006/spreadsheetDrawing`, `${strict}/drawingml/spreadsheetDrawing`],
  p: [`${transitional}/presentationml/2006/main`, `${strict}/presentationml/main`],
  p188: ['http://schemas.microsoft.com/office/powerpoint/2018/8/main'],
  x: [`${transitional}/spreadsheetml/2006/main`, `${strict}/spreadsheetml/main`],
  x14: ['http://schemas.microsoft.com/office/spreadsheetml/2009/9/main'],
  xm: ['http://schemas.microsoft.com/office/excel/2006/main'],
  cx: ['http://schemas.microsoft.com/office/drawing/2014/chartex'],
  mc: [`${transitional}/markup-compatibility/2006`],
  wps: ['http://schemas.microsoft.com/office/word/2010/wordprocessingShape'],
  v: ['urn:schemas-microsoft-com:vml'],
  ct: [`${transitional}/package/2006/content-types`],
  rel: [`${transitional}/package/2006/relationships`],
  xliff: ['urn:oasis:names:tc:xliff:document:1.1', 'urn:oasis:names:tc:xliff:document:1.2'],
  xliff2: [
    'urn:oasis:names:tc:xliff:document:2.0',
    'urn:oasis:names:tc:xliff:document:2.1',
    'urn:oasis:names:tc:xliff:document:2.2',
  ],
  xml: ['http://www.w3.org/XML/1998/namespace'],
}
const prefixes = new Map(Object.entries(namespaces).flatMap(([prefix, uris]) => uris.map((uri) => [uri, prefix])))

/** The prefix by which the code knows a namespace; undefined for others. */
export const prefixOf = (uri: string): string | undefined => prefixes.get(uri)

/** The prefix of a namespace that the code does not know, different from those that it does. */
export const foreignPrefix = (prefix: string): string => (Object.hasOwn(namespaces, prefix) ? `?${prefix}` : prefix)
