/** Cells of PATENTSCOPE's exports, which write priorities and symbols in several ways and cut some of them short. */
import type { PatentRecord } from '../patent-record.ts'
import { classificationSymbols, dayOf } from './symbols.ts'

type Priority = PatentRecord['priorities'][number]

const DAY = String.raw`\d{2}\.\d{2}\.\d{4}|\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z?)?|\d{8}`
/** US 20030707 60/485,616 */
const COUNTRY_FIRST = new RegExp(String.raw`^([A-Z]{2})\s+(${DAY})\s+(\S.*)$`)
/** 60/578,665 09.06.2004 US */
const COUNTRY_LAST = new RegExp(String.raw`^(.*\S)\s+(${DAY})\s+([A-Z]{2})$`)
const WITHOUT_DAY = /^(.*\d\S*)\s+([A-Z]{2})$/

const ONLY_DAY = new RegExp(`^(?:${DAY})$`)

const dayIn = (text: string) => dayOf(text.replace(/^(\d{2})\.(\d{2})\.(\d{4})$/, '$3$2$1').slice(0, 10))

function priorityIn(text: string): Priority | null {
  const [, before, firstDay = '', behind] = COUNTRY_FIRST.exec(text) ?? []
  if (before && behind) return { country: before, number: behind, date: dayIn(firstDay) }
  const [, number, day = '', country] = COUNTRY_LAST.exec(text) ?? []
  if (number && country) return { country, number, date: dayIn(day) }
  const [, alone, office] = WITHOUT_DAY.exec(text) ?? []
  return alone && office && !ONLY_DAY.test(alone) ? { country: office, number: alone, date: null } : null
}

const LAST_DIGITS = 6
const digitsOf = (text: string) => text.replaceAll(/\D/g, '')
/** Every stretch of so many digits. */
const stretchesOf = (digits: string) =>
  Array.from({ length: Math.max(0, digits.length - LAST_DIGITS + 1) }, (_, at) => digits.slice(at, at + LAST_DIGITS))

/**
 * The priorities of a cell, which may stand in brackets. A comma is between priorities, and within numbers of the USA
 * (60/578,665). Other forms of a number that is there with its day say nothing new.
 * @returns what cannot be read as `unread`
 */
export function patentscopePriorities(cell: string): { priorities: Priority[]; unread: string[] } {
  const parts = cell
    .replaceAll(/[[\](){}]/g, ' ')
    .split(/\s*;\s*|,(?!\d{3}(?!\d))/)
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
  const read = parts.map((text) => ({ text, priority: priorityIn(text) }))
  const dated = read.flatMap(({ priority }) => (priority?.date ? [priority] : []))
  const known = new Set(dated.flatMap(({ number }) => stretchesOf(digitsOf(number))))
  const isOtherForm = (text: string) => {
    // EP19920920326 is 92920326, US20020299537 is 29953702: their last digits are there.
    return known.has(digitsOf(text).slice(-LAST_DIGITS))
  }
  const priorities = [...dated]
  const unread: string[] = []
  for (const { text, priority } of read) {
    if (priority?.date || isOtherForm(priority?.number ?? text)) continue
    if (priority) priorities.push(priority)
    else unread.push(text)
  }
  return { priorities, unread }
}

/**
 * The symbols of a cell. Of one whose subgroup is cut short or lost its zero (A21D 13/8, A21D 13/) the main group is
 * certain; it is taken, and the symbol is `unread`.
 */
export function patentscopeSymbols(cell: string): { symbols: string[]; unread: string[] } {
  const unread: string[] = []
  const texts = cell
    .split(/;|,(?=\s*[A-HY]\s*\d{2})/)
    .map((part) =>
      part
        .replace(/^\s*\d\s+(?=[A-HY])/, '')
        .replace(/\/{2,}/, '/')
        .trim(),
    )
    .filter(Boolean)
    .map((text) => {
      if (classificationSymbols([text]).length > 0) return text
      unread.push(text)
      const group = /^([A-HY])\s*(\d{2})\s*([A-Z])\s*(\d{1,4})\s*(?:\/\s*\d?)?$/i.exec(text)
      return group ? `${group.slice(1, 4).join('')}${group[4]}/00` : ''
    })
  return { symbols: classificationSymbols(texts), unread }
}
