import type { ICalCalendar } from 'ical-generator'

/** In bytes of UTF-8 without the line break, as ical-generator folds; RFC 5545 (section 3.1) allows 75. */
const LINE_BYTES_MAX = 74

/**
 * What `calendar.toString()` gives; the events are removed from it. The library creates a TextEncoder for each character
 * to fold long lines, so that a calendar with thousands of events would block the process for seconds.
 */
export function foldedText(calendar: ICalCalendar): string {
  const events = calendar.events()
  const [head, tail] = calendar
    .clear()
    .toString()
    .split(/(?=END:VCALENDAR)/) as [string, string]
  return `${head}${events.map((event) => event.toString().split('\r\n').map(folded).join('\r\n')).join('')}${tail}`
}

function folded(line: string): string {
  if (Buffer.byteLength(line) <= LINE_BYTES_MAX) return line
  const parts = ['']
  let bytes = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (bytes + size > LINE_BYTES_MAX) {
      parts.push('')
      bytes = 0
    }
    parts[parts.length - 1] += character
    bytes += size
  }
  return parts.join('\r\n ')
}
