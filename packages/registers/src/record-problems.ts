import type { z } from 'zod'
import { chineseFieldNames } from './field-names.ts'
import { legible } from './legible.ts'
import { RecordError, type Reason } from './reason.ts'

type Issue = z.core.$ZodIssue
type Path = readonly PropertyKey[]

/**
 * Reads a value in a known form.
 * @throws RecordError with a sentence about the first thing that is wrong
 */
export function parseForm<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const { success, data, error } = schema.safeParse(value)
  if (success) return data
  const [first, ...others] = error.issues
  const reason = describeIssue(first!, value)
  if (others.length === 0) throw new RecordError(reason)
  throw new RecordError({
    id: reason.id,
    cn: `${reason.cn}另有 ${others.length} 处问题。`,
    en: `${reason.en} ${others.length} more ${others.length === 1 ? 'problem' : 'problems'}.`,
  })
}

function describeIssue(issue: Issue, value: unknown): Reason {
  const { cn, en } = nameOf(issue.path)
  const found = valueAt(value, issue.path)
  const shown = show(found)
  switch (issue.code) {
    case 'unrecognized_keys': {
      const keys = issue.keys.slice(0, 5).map(cut).join(', ')
      return { id: 'record.unknown-field', cn: `不认识的字段：${keys}。`, en: `There is no such field: ${keys}.` }
    }
    case 'invalid_type':
      if (found === undefined || found === null)
        return { id: 'record.missing', cn: `缺少${cn}。`, en: `${en} is missing.` }
      return {
        id: 'record.type',
        cn: `${cn}的值${shown}应为${types[issue.expected]?.cn ?? issue.expected}。`,
        en: `${en} is ${shown} but must be ${types[issue.expected]?.en ?? issue.expected}.`,
      }
    case 'invalid_format':
      return {
        id: 'record.format',
        cn: `${cn}的值${shown}格式不正确${formatOf(issue.path, issue.format).cn}。`,
        en: `${en} ${shown} has a wrong form${formatOf(issue.path, issue.format).en}.`,
      }
    case 'too_big':
    case 'too_small':
      return outOfBounds(issue, cn, en, shown)
    case 'invalid_value':
      return {
        id: 'record.value',
        cn: `${cn}的值${shown}不在允许的范围内：${issue.values.join('、')}。`,
        en: `${en} ${shown} is none of ${issue.values.join(', ')}.`,
      }
    default:
      return { id: 'record.value', cn: `${cn}的值${shown}不正确。`, en: `${en} ${shown} is wrong.` }
  }
}

const types: Record<string, { cn: string; en: string }> = {
  string: { cn: '文字', en: 'text' },
  number: { cn: '数字', en: 'a number' },
  int: { cn: '整数', en: 'a whole number' },
  boolean: { cn: ' true 或 false', en: 'true or false' },
  array: { cn: '列表', en: 'a list' },
  object: { cn: '对象', en: 'an object' },
}

function formatOf(path: Path, format: string): { cn: string; en: string } {
  if (format === 'date') return { cn: '，应为存在的日期 YYYY-MM-DD', en: '; a day that exists is expected, YYYY-MM-DD' }
  const field = path.findLast((key) => typeof key === 'string')
  if (field === 'viennaCodes') return { cn: '，应形如 4.1.2', en: '; it should look like 4.1.2' }
  if (field === 'office' || field === 'country')
    return { cn: '，应为两个大写字母', en: '; two capital letters are expected' }
  return { cn: '', en: '' }
}

function outOfBounds(issue: Extract<Issue, { code: 'too_big' | 'too_small' }>, cn: string, en: string, shown: string) {
  const isMax = issue.code === 'too_big'
  const bound = String(isMax ? issue.maximum : issue.minimum)
  if (issue.origin === 'string' && !isMax) return { id: 'record.missing', cn: `${cn}是空的。`, en: `${en} is empty.` }
  if (issue.origin === 'string')
    return {
      id: 'record.length',
      cn: `${cn}超过 ${bound} 个字符。`,
      en: `${en} has more than ${bound} characters.`,
    }
  if (issue.origin === 'array')
    return { id: 'record.length', cn: `${cn}超过 ${bound} 项。`, en: `${en} has more than ${bound} items.` }
  return {
    id: 'record.range',
    cn: `${cn}的值${shown}${isMax ? '不能大于' : '不能小于'} ${bound}。`,
    en: `${en} is ${shown} but must be at ${isMax ? 'most' : 'least'} ${bound}.`,
  }
}

/** A field in words with its path behind: 第 2 个“申请人”的“名称”（applicants[1].name）. */
export function nameOf(path: Path): { cn: string; en: string } {
  if (path.length === 0) return { cn: '记录', en: 'The record' }
  let cn = ''
  let en = ''
  path.forEach((key, index) => {
    if (typeof key === 'number') {
      en += `[${key}]`
      return
    }
    const next = path[index + 1]
    const name = `“${chineseFieldNames[String(key)] ?? String(key)}”`
    const item = typeof next === 'number' ? `第 ${next + 1} 项${name}` : name
    if (key !== 'details') cn += cn ? `的${item}` : item
    en += en ? `.${String(key)}` : String(key)
  })
  return { cn: `${cn}（${en}）`, en }
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce((found, key) => (found as Record<PropertyKey, unknown> | undefined)?.[key], value)
}

const SHOWN_CHARACTERS = 40
const cut = (text: string) => legible(text, SHOWN_CHARACTERS)

/** A value in quotation marks; of lists and objects, which may be of any size and depth, only that they are some. */
function show(value: unknown): string {
  if (Array.isArray(value)) return '“[…]”'
  return typeof value === 'object' && value !== null ? '“{…}”' : `“${cut(String(value))}”`
}
