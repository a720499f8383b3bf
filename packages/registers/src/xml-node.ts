import { EXCERPT_CHARACTERS } from './parsed-record.ts'
import type { XmlAttributes } from './xml-parser.ts'

/** An element with all that is in it; names are local. */
export type XmlNode = { name: string; line: number; attributes: XmlAttributes; text: string; children: XmlNode[] }

/** Every element that a path of names leads to, in the order of the file. */
export function nodesAt(node: XmlNode | undefined, ...path: string[]): XmlNode[] {
  const found: XmlNode[] = []
  if (node) visit(node, path, 0, (each) => found.push(each) === 0)
  return found
}

export function nodeAt(node: XmlNode | undefined, ...path: string[]): XmlNode | undefined {
  let found: XmlNode | undefined
  if (node) visit(node, path, 0, (each) => (found = each) !== undefined)
  return found
}

/** The texts of every element that a path leads to, with blanks collapsed, the empty ones left out. */
export const textsAt = (node: XmlNode | undefined, ...path: string[]): string[] =>
  nodesAt(node, ...path).flatMap((found) => ownText(found) ?? [])

/** The first text at a path that is not empty. */
export function textAt(node: XmlNode | undefined, ...path: string[]): string | undefined {
  let text: string | undefined
  if (node) visit(node, path, 0, (each) => (text = ownText(each)) !== undefined)
  return text
}

/** Goes through the elements at a path until `isEnough` says so; returns whether it did. */
function visit(node: XmlNode, path: readonly string[], at: number, isEnough: (node: XmlNode) => boolean): boolean {
  if (at === path.length) return isEnough(node)
  for (const child of node.children) if (child.name === path[at] && visit(child, path, at + 1, isEnough)) return true
  return false
}

/** The first element of a name at any depth. */
function findNode(node: XmlNode, name: string): XmlNode | undefined {
  for (const child of node.children) {
    const found = child.name === name ? child : findNode(child, name)
    if (found) return found
  }
  return undefined
}

/** The text of the first element of a name at any depth. */
export function findText(node: XmlNode | undefined, name: string): string | undefined {
  const found = node && findNode(node, name)
  return found && ownText(found)
}

export const ownText = (node: XmlNode): string | undefined => collapse(node.text) || undefined

const collapse = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** The beginning of an element as XML on one line. */
export function excerptOf(node: XmlNode): string {
  let excerpt = ''
  const render = ({ name, text, children }: XmlNode) => {
    if (excerpt.length > EXCERPT_CHARACTERS) return
    excerpt += `<${name}>${collapse(text.slice(0, EXCERPT_CHARACTERS))}`
    children.forEach(render)
    excerpt += `</${name}>`
  }
  render(node)
  return excerpt.slice(0, EXCERPT_CHARACTERS)
}
