// Collects the public holidays by statute and writes them to src/calendars/holidays.ts. Run by hand, with date-holidays
// (ISC; its data CC-BY-3.0) installed in a folder outside the checkout, and followed by `npm run format`:
//   npx tsx packages/deadlines/scripts/collect-holidays.ts /tmp/holidays/node_modules/date-holidays
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const FIRST_YEAR = 2008
const LAST_YEAR = 2036

const calendars = { HK: ['HK'], US: ['US'], JP: ['JP'], KR: ['KR'], GB: ['GB', 'ENG'], FR: ['FR'], DE: ['DE', 'BY'] }

const header = `/**
 * Public holidays by statute, month and day in one text for each year. Collected by scripts/collect-holidays.ts from
 * date-holidays 3.37.0 (https://github.com/commenthol/date-holidays, data CC-BY-3.0): the United States without the days
 * of single states, England, Bavaria for Germany. Korea lacks the days beside its two moon festivals there, which
 * korea.ts adds.
 */
`

type Holiday = { date: string; type: string }
const library = process.argv[2]
if (!library) throw new Error('The folder of date-holidays is missing.')
const Holidays = createRequire(import.meta.url)(library) as new (...place: string[]) => {
  getHolidays(year: number): Holiday[]
}

const tables = Object.entries(calendars).map(([calendar, place]) => {
  const holidays = new Holidays(...place)
  const years = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, index) => FIRST_YEAR + index)
  // A holiday that is observed in the year before stands in both years.
  const days = new Set(
    years.flatMap((year) =>
      holidays
        .getHolidays(year)
        .filter(({ type }) => type === 'public')
        .map(({ date }) => date.slice(0, 10)),
    ),
  )
  const lines = years.map((year) => {
    const ofYear = [...days].filter((day) => day.startsWith(`${year}-`)).toSorted()
    return `    ${year}: '${ofYear.map((day) => day.slice(5).replace('-', '')).join(' ')}',`
  })
  return `  ${calendar}: {\n${lines.join('\n')}\n  },`
})

writeFileSync(
  fileURLToPath(new URL('../src/calendars/holidays.ts', import.meta.url)),
  `${header}export const holidayTables = {\n${tables.join('\n')}\n} as const satisfies Record<string, Record<number, string>>\n`,
)
