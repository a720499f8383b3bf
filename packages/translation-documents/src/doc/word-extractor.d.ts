declare module 'word-extractor' {
  type Options = { filterUnicode?: boolean }
  class Document {
    getBody(options?: Options): string
    getFootnotes(options?: Options): string
    getEndnotes(options?: Options): string
    getHeaders(options?: Options & { includeFooters?: boolean }): string
    getFooters(options?: Options): string
    getTextboxes(options?: Options): string
  }
  export default class WordExtractor {
    extract(source: Buffer): Promise<Document>
  }
}
