/** An element; its content is text and elements in their order. Names are local, without prefixes. */
export interface XmlElement {
  name: string
  attributes: Readonly<Record<string, string>>
  content: (string | XmlElement)[]
  /** Whether a reader has looked at its content, so that a report can name what was not used. */
  isUsed: boolean
}
