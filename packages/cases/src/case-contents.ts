import type {
  CaseContent,
  CaseDefinition,
  CaseForeignMark,
  CaseItem,
  CaseMarkImage,
  CaseParty,
  Condition,
  Field,
} from './definition.ts'

/** Whether the condition of a field or a document holds. */
export function isShown({ when }: { when?: Condition }, content: CaseContent): boolean {
  if (!when) return true
  const value = content[when.field]
  return typeof value === 'string' && when.in.includes(value)
}

type FieldOf<Type extends Field['type']> = Extract<Field, { type: Type }>

/** The fields of all steps. */
export const fieldsOf = ({ steps }: Pick<CaseDefinition, 'steps'>): Field[] => steps.flatMap(({ fields }) => fields)

/** The first field of a type that a definition has. */
export const fieldOfType = <Type extends Field['type']>(
  definition: CaseDefinition,
  type: Type,
): FieldOf<Type> | undefined => fieldsOf(definition).find((field): field is FieldOf<Type> => field.type === type)

/** The parties that are filled in, in the order of the fields. `at`: before the path of a value within a list. */
export const partiesIn = (
  fields: readonly Field[],
  content: CaseContent,
): { field: string; at: string; party: CaseParty }[] =>
  fields.flatMap(({ name: field, type }) => {
    const value = content[field]
    if (value === undefined) return []
    if (type === 'party') return [{ field, at: '', party: value as CaseParty }]
    if (type !== 'parties') return []
    return (value as CaseParty[]).map((party, index) => ({ field, at: `${index}.`, party }))
  })

/** The mark that is to be registered; undefined where the type has none, or nothing is filled in. */
export function markImageOf(definition: CaseDefinition, content: CaseContent): CaseMarkImage | undefined {
  const field = fieldOfType(definition, 'markImage')
  return field && (content[field.name] as CaseMarkImage | undefined)
}

/** The text by which a mark is searched and named; empty for a figure. */
export const textOfMark = ({ kind, text }: CaseMarkImage): string => (kind === 'figure' ? '' : text.trim())

/** The goods and services of a case; none where its type has none. */
export function goodsOf(definition: CaseDefinition, content: CaseContent): CaseItem[] {
  const field = fieldOfType(definition, 'goods')
  return (field && (content[field.name] as CaseItem[] | undefined)) ?? []
}

/** Items by class, the classes ascending. */
export function itemsByClass(items: readonly CaseItem[]): { classNo: number; items: CaseItem[] }[] {
  const classes = [...new Set(items.map(({ classNo }) => classNo))].toSorted((a, b) => a - b)
  return classes.map((classNo) => ({ classNo, items: items.filter((item) => item.classNo === classNo) }))
}

/** The content without the fields that do not apply, nor those that depend on them. */
export function withoutHidden(definition: CaseDefinition, content: CaseContent): CaseContent {
  const shown: CaseContent = {}
  for (const field of fieldsOf(definition)) {
    const value = content[field.name]
    if (value !== undefined && isShown(field, shown)) shown[field.name] = value
  }
  return shown
}

/** Where the marks of a case are, or are to be, protected outside mainland China; none where its type has no such field. */
export function countriesOf(definition: CaseDefinition, content: CaseContent): string[] {
  const [countries, marks] = [fieldOfType(definition, 'countries'), fieldOfType(definition, 'foreignMarks')]
  const chosen = countries && isShown(countries, content) ? (content[countries.name] as string[] | undefined) : []
  const ofMarks = marks && (content[marks.name] as CaseForeignMark[] | undefined)
  return [...new Set([...(chosen ?? []), ...(ofMarks ?? []).map(({ country }) => country)])].filter(Boolean)
}

/** The offices with which a case is filed; a draft that becomes several cases may have several. */
export const officesOf = (definition: CaseDefinition, content: CaseContent): string[] =>
  definition.office === null ? countriesOf(definition, content) : [definition.office]

/** The contents of the cases that a draft becomes: one for each class or country where its type says so, otherwise one. */
export function contentsOfCases(definition: CaseDefinition, content: CaseContent): CaseContent[] {
  const [countries, marks] = [fieldOfType(definition, 'countries'), fieldOfType(definition, 'foreignMarks')]
  if (countries?.isCasePerCountry)
    return countriesOf(definition, content).map((country) => ({ ...content, [countries.name]: [country] }))
  if (marks?.isCasePerCountry) {
    const all = (content[marks.name] as CaseForeignMark[] | undefined) ?? []
    return countriesOf(definition, content).map((country) => ({
      ...content,
      [marks.name]: all.filter((mark) => mark.country === country),
    }))
  }
  const field = fieldOfType(definition, 'goods')
  if (!field?.isCasePerClass) return [content]
  return itemsByClass(goodsOf(definition, content)).map(({ items }) => ({ ...content, [field.name]: items }))
}
