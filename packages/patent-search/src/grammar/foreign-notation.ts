/** What other systems write and what would mean something else here: it is refused, with the form that works. */
import { fieldNamed, fields } from './fields.ts'
import type { Problem, ProblemCode } from './problem.ts'
import { DISTANCE_MAX, type Token, type TokenType } from './tokens.ts'

type Found = { code: ProblemCode; instead: string; from: Token; to?: Token }

const ends: ReadonlySet<TokenType> = new Set(['word', 'phrase', 'exact', ')', ']', 'earlier'])
const begins: ReadonlySet<TokenType> = new Set(['word', 'phrase', 'exact', '(', 'field', 'earlier'])

const FIELD_BEHIND = /^(.*?)\/(TI|AB|CL|CLM|CLMS|DE|DESC|PA|IN|AN|PN|IC|IPC|CPC|TA|TAC|TIAB)$/
/** Of the USPTO: TTL/needle, ABST/(a OR b), ISD/20100101. */
const FIELD_BEFORE =
  /^(TTL|TI|TIAB|ABST|AB|ACLM|CLM|CL|SPEC|DESC|DE|PA|IN|AS|PN|AN|IC|ICL|IPC|CPC|CC|AD|PD|APN|APD|ISD|CCL|LREP|PRIR)\/(.*)$/
const CODES_ELSEWHERE: Partial<Record<string, string>> = { ICL: 'IPC', ISD: 'PD', PRIR: 'PRD', LREP: 'AG' }
const FIELD_IN_DOTS = /^(.*)\.(TI|AB|CLM|CL|DE|DESC|PA|IN|AS|PN|CPC|IPC|AD|PD|BSUM|DETX)(?:,[A-Z]{2,4})*\.$/i
const FIELD_IN_BRACKETS = /^(?:TI|AB|CL|CLM|DE|PA|IN|AS|TIAB|TA|TAC)$/i
const DISTANCE_WORD = /^(?:NEAR|ONEAR|XNEAR|ADJ|PRE|N|W|D|S|P|WITHIN|WITH|SAME|SENT|PARA|邻近|顺序)\/.*$/i
/** Units of other systems: within a sentence, a paragraph, a field. */
const UNIT = /^(?:WITH|SAME|SENT|PARA|SAMESENT|SAMEPARA|XNEAR|ONEAR|WITHIN)\d*$/i
/** 5w, 3D, W5 and N5. */
const DISTANCE = /^(?:(\d{1,2})([WND])|([WN])(\d{1,2}))$/i
const IN_BRACKETS = /^(\d{0,2})(W|N|A|D|S|P|L|F)(\d{0,2})$/i
/** Signs behind or within a word that stand for any characters elsewhere. */
const WILDCARD = /^[\p{L}\p{N}-]*(?:\p{L}{4,}|\p{Script=Han})(?:[+%]+|[$#!]\d*)$|^\p{L}{2,}[#$%]\p{L}+$/u
/** In Chinese systems a plus sign is OR, and in names such as 互联网+教育 it is none. */
const PLUS_WITHIN = /^\p{Script=Han}+(?:\+\p{Script=Han}+)+$/u
/** English words that are codes of fields too: coating in all directions. */
const CODES_THAT_ARE_WORDS = /^(?:IN|AN|AD|AS)$/i
const SYMBOL = /^[A-HY]\d{2}[A-Z](?:\d{1,4}(?:\/\d{2,6})?)?$/i

/** The first notation of another system among the tokens; null where there is none. */
export function foreignNotation(tokens: readonly Token[]): Problem | null {
  for (const [at, token] of tokens.entries()) {
    const found = foreignAt(tokens, at, token)
    if (!found) continue
    const { code, instead, from, to = from } = found
    return { position: from.start, length: to.end - from.start, code, expected: [], ...(instead && { instead }) }
  }
  return null
}

function foreignAt(tokens: readonly Token[], at: number, token: Token): Found | null {
  const [before, next, third] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]]
  if (token.type === 'boost') return { code: 'weight', instead: '', from: token }
  if (token.type === 'tilde') {
    const isDistance = before?.type === 'phrase' && /^~\d+$/.test(token.text)
    return {
      code: isDistance ? 'distanceForm' : 'similarForm',
      instead: isDistance ? nearForm(before.text, token.text.slice(1)) : '',
      from: token,
    }
  }
  if (token.type === 'near') return distanceBehind(token, next, third, tokens[at + 3])
  if (token.type === 'field') return foreignField(token, next)
  if (token.type === '(' || token.type === '[') return unitInBrackets(token, before, next, third)
  if (token.type !== 'word') return null
  return relationOrWords(token, next, third) ?? foreignWord(token, before, next)
}

/** CQL has in any Smith, without quotation marks, which may be words of a sentence. */
function relationOrWords(token: Token, next?: Token, third?: Token): Found | null {
  const isRelation = next?.type === 'word' && /^(?:any|all|exact|within)$/i.test(next.text) && third?.type === 'word'
  if (!isRelation || !CODES_THAT_ARE_WORDS.test(token.text)) return null
  return { ...fieldForm(token, token.text, third.text), to: third }
}

const nearForm = (phrase: string, distance: string) => {
  const [left = '', right = ''] = phrase.trim().split(/\s+/)
  return right ? `${left} NEAR/${Math.max(1, Number(distance))} ${right}` : ''
}
const isNumber = (token: Token | undefined) => token?.type === 'word' && /^\d{1,3}$/.test(token.text)

/** NEAR(3), NEAR[3] and NEAR 3 b. */
function distanceBehind(token: Token, next?: Token, third?: Token, fourth?: Token): Found | null {
  if (/\d/.test(token.text)) return null
  const inBrackets =
    (next?.type === '(' || next?.type === '[') && isNumber(third) && (fourth?.type === ')' || fourth?.type === ']')
  if (inBrackets) return { code: 'distanceForm', instead: `NEAR/${third!.text}`, from: token, to: fourth }
  if (isNumber(next) && third && begins.has(third.type))
    return { code: 'distanceForm', instead: `NEAR/${next!.text}`, from: token, to: next! }
  return null
}

function foreignField(token: Token, next?: Token): Found | null {
  if (/^prox(?:\/.*)?$/i.test(token.text)) return { code: 'distanceForm', instead: 'NEAR/5', from: token }
  if (token.text.toUpperCase() === 'CL' && next?.type === 'word' && SYMBOL.test(next.text))
    return { code: 'classForm', instead: `IPC:${next.text}`, from: token, to: next }
  return null
}

/** solar (5W) panel, [ti] behind a word. */
function unitInBrackets(token: Token, before?: Token, next?: Token, third?: Token): Found | null {
  if (!before || !ends.has(before.type) || next?.type !== 'word' || (third?.type !== ')' && third?.type !== ']'))
    return null
  if (token.type === '[' && FIELD_IN_BRACKETS.test(next.text) && before.end === token.start)
    return { code: 'fieldForm', instead: `${next.text.toUpperCase()}:${before.text}`, from: token, to: third }
  const [, first = '', unit, last = ''] = IN_BRACKETS.exec(next.text) ?? []
  if (!unit || token.type === '[') return null
  const isOrdered = /[WA]/i.test(unit)
  const distance = first || last
  const instead = /[SPLF]/i.test(unit)
    ? 'NEAR/20'
    : `${isOrdered ? 'W' : 'NEAR'}/${distance ? Number(distance) + 1 : 1}`
  return { code: 'distanceForm', instead, from: token, to: third }
}

function foreignWord(token: Token, before?: Token, next?: Token): Found | null {
  const { text } = token
  const isOfNumbers = before?.type === 'field' && fields[fieldNamed(before.text) ?? 'TI'].kind !== 'text'
  if (/^(?:AND\/OR|OR\/AND)$/i.test(text)) return { code: 'operatorForm', instead: 'OR', from: token }
  if (DISTANCE_WORD.test(text) && !(isOfNumbers || (/^[NWDSP]\/\p{L}$/iu.test(text) && !isBetween(before, next)))) {
    const number = Number(/\d+/.exec(text)?.[0] ?? 5)
    const name = /^(?:W|ADJ|PRE|顺序)\//i.test(text) ? 'W' : 'NEAR'
    return { code: 'distanceForm', instead: `${name}/${Math.min(DISTANCE_MAX, Math.max(1, number))}`, from: token }
  }
  if (isBetween(before, next)) {
    // pd within "2010 2015" is a relation of CQL.
    const isRelation = /^within$/i.test(text) && before?.type === 'word' && fieldNamed(before.text) !== undefined
    if (UNIT.test(text) && !isRelation)
      return { code: 'distanceForm', instead: `NEAR/${/\d+/.exec(text)?.[0] ?? 20}`, from: token }
    const [, first, unit, other, last] = DISTANCE.exec(text) ?? []
    const name = unit ?? other
    if (name)
      return {
        code: 'distanceForm',
        instead: `${/W/i.test(name) ? 'W' : 'NEAR'}/${Number(first ?? last) || 1}`,
        from: token,
      }
  }
  if (isOfNumbers) return null
  if (WILDCARD.test(text)) return { code: 'wildcardForm', instead: wildcards(text), from: token }
  const [, behind, nameBehind] = FIELD_BEHIND.exec(text) ?? []
  if (nameBehind) return fieldForm(token, nameBehind, behind!)
  const [, nameBefore, value = ''] = FIELD_BEFORE.exec(text) ?? []
  const isOfNext = next?.start === token.end && (next.type === 'phrase' || next.type === '(')
  if (nameBefore && (value || isOfNext)) return fieldForm(token, CODES_ELSEWHERE[nameBefore] ?? nameBefore, value)
  // A comma separates, so that needle.ab,ti. is two words.
  const hasMore = next?.type === 'word' && next.start === token.end + 1 && /^[A-Z]{2,4}\.?$/i.test(next.text)
  const [, dotted, nameInDots] = FIELD_IN_DOTS.exec(hasMore ? `${text}.` : text) ?? []
  if (nameInDots) return { ...fieldForm(token, nameInDots, dotted!), ...(hasMore && { to: next }) }
  if (/\/(?:low|high)$/i.test(text))
    return { code: 'classForm', instead: `CPC:${text.replace(/\/\w+$/, '')}`, from: token }
  if (text.startsWith('+') && /[\p{L}\p{N}]/u.test(text))
    return { code: 'operatorForm', instead: (before ? 'AND ' : '') + text.slice(1), from: token }
  if (PLUS_WITHIN.test(text)) return { code: 'operatorForm', instead: text.replaceAll('+', ' OR '), from: token }
  return null
}

const fieldForm = (token: Token, name: string, value: string): Found => {
  const field = fieldNamed(name)
  return { code: 'fieldForm', instead: field ? `${field}:${value || '(…)'}` : '', from: token }
}

const wildcards = (text: string) =>
  text
    .replace(/[+%]+$|[$!]\d*$|#\d*$/, '*')
    .replaceAll(/[#$](?=\p{L})/gu, '?')
    .replaceAll('%', '*')

/** Directly between two terms, where an operator would be. */
const isBetween = (before?: Token, next?: Token) =>
  before !== undefined && next !== undefined && ends.has(before.type) && begins.has(next.type)
