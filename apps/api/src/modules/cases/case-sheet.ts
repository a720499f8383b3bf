import {
  type CaseContent,
  type CaseItem,
  type CaseMarkImage,
  type Field,
  isShown,
  itemsByClass,
  letterKindsOf,
  textOfMark,
} from '@markwright/cases'
import { formatInstant } from '@markwright/domain/dates/calendar'
import { formatClasses } from '@markwright/domain/marks/class-numbers'
import { productTypes } from '@markwright/domain/money/product-types'
import { countryName } from '@markwright/domain/places/countries'
import type { Language } from '../../kernel/language.ts'
import { caseStateLabels } from './case-messages.ts'
import type { WholeCase } from './cases.service.ts'
import type { MessageRow } from './messages.repository.ts'

const words = {
  cn: {
    note: '本页是案件资料，由本站根据填写的内容生成，不是官方表格。',
    state: '状态',
    officeNumber: '官方编号',
    content: '填写的内容',
    documents: '文件',
    letters: '官方文件',
    deadlines: '期限',
    done: '已处理',
    messages: '消息',
    member: '用户',
    staff: '工作人员',
    classes: (list: string) => `第 ${list} 类`,
    colon: '：',
  },
  en: {
    note: 'This sheet has the data of the case as they were filled in. It is not a form of the office.',
    state: 'State',
    officeNumber: 'Office number',
    content: 'What was filled in',
    documents: 'Documents',
    letters: 'Documents of the office',
    deadlines: 'Deadlines',
    done: 'done',
    messages: 'Messages',
    member: 'Member',
    staff: 'Staff',
    classes: (list: string) => `Class ${list}`,
    colon: ': ',
  },
} as const

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** A value that was filled in, as text of one or more lines; empty where nothing is. Kinds of values by their shape. */
export function valueText(field: Field, value: unknown, language: Language): string {
  if (field.type === 'goods')
    return itemsByClass((value as CaseItem[] | undefined) ?? [])
      .map(
        ({ classNo, items }) =>
          `${words[language].classes(formatClasses([classNo]))}${words[language].colon}${items.map(({ cn }) => cn).join('; ')}`,
      )
      .join('\n')
  if (field.type === 'markImage') {
    const mark = value as CaseMarkImage | undefined
    return mark ? [textOfMark(mark), mark.kind !== 'text' && mark.image?.name].filter(Boolean).join(' · ') : ''
  }
  if (field.type === 'countries')
    return ((value as string[] | undefined) ?? []).map((code) => `${countryName(code, language)} (${code})`).join('\n')
  if (Array.isArray(value)) return value.map((each) => valueText(field, each, language)).join('\n')
  if (typeof value !== 'object' || value === null) {
    if (!isText(value)) return ''
    return field.type === 'choice'
      ? (field.options.find((option) => option.value === value)?.label[language] ?? value)
      : value
  }
  const { classes, country, type: _type, idType: _idType, ...texts } = value as Record<string, unknown>
  return [
    ...Object.values(texts).filter(isText),
    ...(Array.isArray(classes) && classes.length > 0
      ? [words[language].classes(formatClasses(classes as number[]))]
      : []),
    ...(isText(country) && country !== 'CN' ? [countryName(country, language)] : []),
  ].join(' · ')
}

/** All that is known of a case as plain text, in the language of the reader. */
export function caseSheet(
  { row, definition, content, documents, letters, deadlines }: WholeCase,
  messages: readonly MessageRow[],
  language: Language,
): string {
  const word = words[language]
  const line = (label: string, text: string) => `${label}${word.colon}${text.replaceAll('\n', '\n    ')}`
  const part = (title: string, lines: string[]) => (lines.length === 0 ? [] : ['', `== ${title} ==`, ...lines])
  const documentLabel = (kind: string) =>
    definition.documents.find((each) => each.kind === kind)?.label[language] ?? kind
  const letterLabel = (kind: string) =>
    letterKindsOf(row.product_type).find((each) => each.kind === kind)?.label[language] ?? kind
  const deadlineLine = ({ computed, done_at }: WholeCase['deadlines'][number]) => {
    const { due, law, name } = computed
    const facts = [due, law, done_at && word.done].filter(Boolean).join(' · ')
    return line(language === 'cn' ? name.zh : name.en, facts)
  }
  return [
    `${productTypes[row.product_type]![language]} ${row.number}`,
    word.note,
    '',
    line(word.state, caseStateLabels[row.state][language]),
    ...(row.office_number === null ? [] : [line(word.officeNumber, row.office_number)]),
    ...part(
      word.content,
      fieldLines(
        definition.steps.flatMap(({ fields }) => fields),
        content,
        line,
        language,
      ),
    ),
    ...part(
      word.documents,
      documents.map(({ kind, name }) => line(documentLabel(kind), name)),
    ),
    ...part(
      word.letters,
      letters.map(({ kind, dated_on, name }) => line(`${letterLabel(kind)} ${dated_on}`, name)),
    ),
    ...part(word.deadlines, deadlines.map(deadlineLine)),
    ...part(
      word.messages,
      messages.map(({ author, created_at, text }) => line(`${formatInstant(created_at)} ${word[author]}`, text)),
    ),
    '',
  ].join('\r\n')
}

const fieldLines = (
  fields: readonly Field[],
  content: CaseContent,
  line: (label: string, text: string) => string,
  language: Language,
) =>
  fields
    .filter((field) => isShown(field, content))
    .flatMap((field) => {
      const text = valueText(field, content[field.name], language)
      return text === '' ? [] : [line(field.label[language], text)]
    })
