import { withoutTags } from '@markwright/domain/texts/inline-tags'
import { type OfficePackage } from '../office-package.ts'
import { segmentText, type SegmentList } from '../segment-list.ts'
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

/** What Word accepts as a choice of a list. */
const CHOICE_MAX = 255
/** What Word accepts as the help texts of form fields: that of the key F1, and that of the status bar. */
const HELP_MAX: Record<string, number> = { 'w:helpText': 255, 'w:statusText': 140 }

const PROPERTIES = ['dc:title', 'dc:subject', 'dc:description', 'cp:keywords', 'cp:category']
/** A field that shows the text in its instruction. */
const BUTTON = /^(\s*MACROBUTTON\s+\S+\s+)(.*?)(\s*)$/isu

/** A choice of a list, or a help text: what it shows, and its translation where there is one. */
type Choice = { shown: string; translation?: string; write: (text: string) => void }

/**
 * Adds the choices of drop-down lists of content controls and form fields, their help texts and those of buttons.
 * @returns writes those that were translated, and counts the choices that stay since programs would not accept them
 */
export function readChoices(root: XmlElement, part: string, segments: SegmentList): () => number {
  const writers: (() => number)[] = []
  const known = segments.byText(0)
  const read = (element: XmlElement, attribute: string, shown: string): Choice => {
    const choice: Choice = { shown, write: (text) => setAttribute(element, attribute, text) }
    const text = segmentText(shown)
    const apply = (translation: string) => {
      choice.translation = withoutTags(translation)
    }
    if (/\p{L}/u.test(text)) segments.add({ part, text, apply, repeated: known })
    return choice
  }
  for (const list of elementsNamed(root, 'w:dropDownList', 'w:comboBox', 'w:ddList')) {
    const choices = elementsOf(list).flatMap((item) => {
      if (item.type === 'w:listEntry') return read(item, 'w:val', attributeOf(item, 'w:val') ?? '')
      // A choice without a text of its own shows its value.
      const shown = attributeOf(item, 'w:displayText') ?? attributeOf(item, 'w:value') ?? ''
      return item.type === 'w:listItem' ? read(item, 'w:displayText', shown) : []
    })
    writers.push(() => writeChoices(choices, CHOICE_MAX))
  }
  for (const help of elementsNamed(root, 'w:helpText', 'w:statusText'))
    if (attributeOf(help, 'w:type') === 'text') {
      const text = read(help, 'w:val', attributeOf(help, 'w:val') ?? '')
      writers.push(() => writeChoices([text], HELP_MAX[help.type]!))
    }
  for (const instruction of elementsNamed(root, 'w:instrText')) {
    const [, before = '', text = '', after = ''] = BUTTON.exec(textOf(instruction)) ?? []
    if (!/\p{L}/u.test(text)) continue
    const apply = (translation: string) => {
      writers.push(() => {
        instruction.children = [before + withoutTags(translation) + after]
        return 0
      })
    }
    segments.add({ part, text: segmentText(text), apply, repeated: known })
  }
  return () => writers.reduce((sum, write) => sum + write(), 0)
}

/**
 * Writes the choices of one list, of which no two may be the same.
 * @returns how many keep their text though they were translated
 */
function writeChoices(choices: readonly Choice[], max: number): number {
  const written = new Map<string, Choice>()
  const unchanged: Choice[] = []
  for (const choice of choices) {
    const { translation } = choice
    if (translation === undefined || translation.length > max || written.has(translation)) unchanged.push(choice)
    else written.set(translation, choice)
  }
  // The list grows as it is walked: what stays may be what another choice would become.
  for (const { shown } of unchanged) {
    const same = written.get(shown)
    if (same && same.shown !== shown) {
      written.delete(shown)
      unchanged.push(same)
    }
  }
  for (const [text, { write }] of written) write(text)
  return unchanged.filter(({ translation }) => translation !== undefined).length
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
