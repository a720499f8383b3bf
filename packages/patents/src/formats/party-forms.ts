/** People and organisations whose names a file repeats in several forms: scripts, languages, spellings of a database. */
import type { Party } from '../patent-record.ts'
import { childrenOf, type XmlElement } from '../xml/xml-tree.ts'
import { languageOf } from './symbols.ts'

interface FormElement {
  element: XmlElement
  /** As `data-format` or `format` name it, such as docdb; empty for the form of the publication. */
  format: string
  language: string | null
  /** What the forms of one party share; null where the file says nothing. */
  sequence: string | null
}

/**
 * The parties of elements of some names, each once: forms of one party have the same sequence, or lie within one element,
 * or are listed in the same order for each form.
 * @param language whose form gives the name; the others are its `forms`
 * @param formats the formats whose form gives the name where several do, the first one first
 */
export function partiesIn(
  root: XmlElement | undefined,
  names: readonly string[],
  read: (element: XmlElement) => Party | null,
  { language = null, formats = [''] }: { language?: string | null; formats?: readonly string[] } = {},
): Party[] {
  const rank = ({ format, language: own }: FormElement) => {
    const place = formats.indexOf(format)
    return (place === -1 ? formats.length : place) * 2 + (language !== null && own !== language ? 1 : 0)
  }
  return groupForms(formElements(root, names)).flatMap((group) => {
    const found = group
      .toSorted((a, b) => rank(a) - rank(b))
      .map(({ element }) => read(element))
      .filter((each) => each !== null)
    const [first] = found
    if (!first) return []
    const forms = [...new Set(found.map(({ name }) => name))].filter((name) => name !== first.name)
    const country = found.find((each) => each.country)?.country
    const address = found.find((each) => each.address)?.address
    return [
      {
        name: first.name,
        ...(country && { country }),
        ...(address && { address }),
        ...(forms.length > 0 && { forms }),
      },
    ]
  })
}

const FORMS_WITHIN = ['addressbook', 'AddressBook', 'name', 'Name']

/** The outermost elements of the names; language and format may stand on an element around them or within them. */
function formElements(root: XmlElement | undefined, names: readonly string[]): FormElement[] {
  const found: FormElement[] = []
  const visit = (parent: XmlElement, inherited: Omit<FormElement, 'element'>) => {
    for (const element of childrenOf(parent)) {
      const { attributes } = element
      const form = {
        format: (attributes['data-format'] ?? attributes['format'] ?? inherited.format).replace('original', ''),
        language: languageOf(attributes['lang'] ?? attributes['languageCode']) ?? inherited.language,
        sequence: null,
      }
      if (names.includes(element.name)) found.push(...formsWithin(element, form, found.length))
      else visit(element, form)
    }
  }
  if (root) visit(root, { format: '', language: null, sequence: null })
  return found
}

function formsWithin(element: XmlElement, form: Omit<FormElement, 'element'>, place: number): FormElement[] {
  const { attributes, name } = element
  const input = attributes['sequence'] ?? attributes['sequenceNumber']
  for (const within of FORMS_WITHIN) {
    const parts = childrenOf(element, within)
    const [first] = parts
    if (!first) continue
    const languageWithin = (part: XmlElement) =>
      languageOf(part.attributes['lang'] ?? part.attributes['languageCode']) ?? form.language
    if (parts.length === 1)
      return [{ ...form, element, language: languageWithin(first), sequence: input ? `${name} ${input}` : null }]
    return parts.map((part) => ({
      format: (part.attributes['data-format'] ?? form.format).replace('original', ''),
      language: languageWithin(part),
      element: {
        ...element,
        content: element.content.filter((each) => each === part || !parts.includes(each as XmlElement)),
      },
      sequence: `${name} ${input ?? `at ${place}`}`,
    }))
  }
  return [{ ...form, element, sequence: input ? `${name} ${input}` : null }]
}

function groupForms(elements: readonly FormElement[]): FormElement[][] {
  const nameOf = ({ format, language, element }: FormElement) => `${element.name} ${format} ${language}`
  const lists = new Map<string, FormElement[]>()
  for (const each of elements) lists.set(nameOf(each), [...(lists.get(nameOf(each)) ?? []), each])
  if (lists.size === 1) {
    // The same sequence twice in one form is of two parties.
    return elements.map((each) => [each])
  }
  const isUnique = [...lists.values()].every(
    (list) =>
      list.every(({ sequence }) => sequence !== null) &&
      new Set(list.map(({ sequence }) => sequence)).size === list.length,
  )
  if (isUnique) {
    const groups = new Map<string | null, FormElement[]>()
    for (const each of elements) groups.set(each.sequence, [...(groups.get(each.sequence) ?? []), each])
    return [...groups.values()]
  }
  const [first = []] = lists.values()
  const areParallel = [...lists.values()].every((list) => list.length === first.length)
  if (areParallel) return first.map((_, place) => [...lists.values()].map((list) => list[place]!))
  const longest = [...lists.values()].toSorted((a, b) => b.length - a.length)[0]!
  const formats = new Set(elements.map(({ format }) => format))
  return (formats.size > 1 ? longest : elements).map((each) => [each])
}
