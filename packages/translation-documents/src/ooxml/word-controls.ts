import { withoutTags } from '@markwright/domain/inline-tags'
import { type OfficePackage } from '../office-package.ts'
import { isText, segmentText, type SegmentList } from '../segment-list.ts'
import {
  attributeOf,
  childOf,
  elementsNamed,
  elementsOf,
  isElement,
  setAttribute,
  textOf,
  type XmlElement,
} from '../xml/xml-tree.ts'

/** What Word accepts as a choice or a help text of a form field. */
const TEXT_MAX = 255

const PROPERTIES = ['dc:title', 'dc:subject', 'dc:description', 'cp:keywords', 'cp:category']
/** A field that shows the text in its instruction. */
const BUTTON = /^(\s*MACROBUTTON\s+\S+\s+)(.*?)(\s*)$/isu

/**
 * Adds the choices of drop-down lists of content controls and form fields, their help texts and those of buttons.
 * @returns writes those that were translated, and counts the choices that stay since programs would not accept them
 */
export function readChoices(root: XmlElement, part: string, segments: SegmentList): () => number {
  const writers: (() => boolean)[] = []
  const known = segments.byText(0)
  const read = (element: XmlElement, attribute: string, shown: string, used: Set<string>) => {
    const text = segmentText(shown)
    if (!isText(text) || !/\p{L}/u.test(text)) return
    const apply = (translation: string) => {
      const written = withoutTags(translation)
      writers.push(() => {
        // Two choices of one list may not be the same.
        if (written.length > TEXT_MAX || used.has(written)) return false
        used.add(written)
        setAttribute(element, attribute, written)
        return true
      })
    }
    segments.add({ part, text, apply, repeated: known })
  }
  for (const list of elementsNamed(root, 'w:dropDownList', 'w:comboBox', 'w:ddList')) {
    const used = new Set<string>()
    for (const item of elementsOf(list))
      if (item.type === 'w:listEntry') read(item, 'w:val', attributeOf(item, 'w:val') ?? '', used)
      else if (item.type === 'w:listItem')
        // A choice without a text of its own shows its value.
        read(item, 'w:displayText', attributeOf(item, 'w:displayText') ?? attributeOf(item, 'w:value') ?? '', used)
  }
  for (const help of elementsNamed(root, 'w:helpText', 'w:statusText'))
    if (attributeOf(help, 'w:type') === 'text') read(help, 'w:val', attributeOf(help, 'w:val') ?? '', new Set())
  for (const instruction of elementsNamed(root, 'w:instrText')) {
    const [, before = '', text = '', after = ''] = BUTTON.exec(textOf(instruction)) ?? []
    if (!/\p{L}/u.test(text)) continue
    const apply = (translation: string) => {
      writers.push(() => {
        instruction.children = [before + withoutTags(translation) + after]
        return true
      })
    }
    segments.add({ part, text: segmentText(text), apply, repeated: known })
  }
  return () => writers.filter((write) => !write()).length
}

/**
 * Lets the properties of the file follow that a document shows in fields.
 * @returns writes them
 */
export async function readProperties(pack: OfficePackage, segments: SegmentList): Promise<() => void> {
  const name = 'docProps/core.xml'
  const known = segments.byText(0)
  const writers: (() => void)[] = []
  const root = (await pack.xml(name))?.root
  for (const property of root ? elementsNamed(root, ...PROPERTIES) : []) {
    const slot = known.get(textOf(property).trim())
    if (!slot) continue
    await pack.edit(name)
    slot.apply.push((translation) =>
      writers.push(() => {
        property.children = [withoutTags(translation)]
      }),
    )
  }
  return () => writers.forEach((write) => write())
}

/** Takes content controls off the data that they show: programs would put the text of the source back. */
export function unbindControls(root: XmlElement): void {
  for (const control of elementsNamed(root, 'w:sdtPr'))
    if (childOf(control, 'w:dataBinding') || elementsOf(control).some(({ type }) => type === 'w15:dataBinding'))
      control.children = control.children.filter(
        (child) => !isElement(child) || !/^w(15)?:dataBinding$/.test(child.type),
      )
}
