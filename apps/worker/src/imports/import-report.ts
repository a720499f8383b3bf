import type { Reason } from '@markwright/registers'
import { addCounts, noCounts, type BatchCounts } from './batch-plan.ts'
import type { ImportFault, ImportRecord } from './import-record.repository.ts'
import type { RejectRow } from './rejects-file.repository.ts'

const number = (value: number) => value.toLocaleString('en-US')
const records = (count: number) => `${number(count)} ${count === 1 ? 'record' : 'records'}`

function sizeText(bytes: number): string {
  if (bytes < 1_000_000) return `${number(Math.ceil(bytes / 1000))} kB`
  return `${number(Math.round(bytes / 100_000) / 10)} MB`
}

const countsText = ({ created, updated, unchanged, outdated, rejected }: BatchCounts) =>
  [
    `${number(created)} new`,
    `${number(updated)} updated`,
    `${number(unchanged)} unchanged`,
    `${number(outdated)} older than what is held`,
    `${number(rejected)} rejected`,
  ].join(', ')

/** How an import has ended, in lines for a terminal. */
export function reportLines(
  name: string,
  ended: ImportRecord,
  options: { seconds: number; rejects: readonly RejectRow[]; rejectsFile: string | null },
): string[] {
  const { state, format, sizeBytes, checkpoint, rejected, fault } = ended
  const shown = options.rejects.map((reject) => `  rejected: ${rejectText(reject)}`)
  if (state !== 'published') return [`${name}: not imported. ${faultText(fault)}`, ...shown]
  const hidden = rejected - options.rejects.length
  return [
    `${name}: ${format}, ${sizeText(sizeBytes)}, ${records(checkpoint)} in ${options.seconds.toFixed(1)} s`,
    `  ${countsText(ended)}`,
    ...(fault ? [`  Ended early. ${faultText(fault)}`] : []),
    ...filesLine(ended),
    ...shown,
    ...(hidden > 0
      ? [`  and ${number(hidden)} more${options.rejectsFile ? '' : '; --rejects OUT.csv lists them all'}`]
      : []),
  ]
}

function filesLine({ filesRead, filesPassed }: ImportRecord): string[] {
  if (filesRead === null || filesRead + (filesPassed ?? 0) < 2) return []
  const passed = filesPassed ? `, ${number(filesPassed)} passed over because they hold no records` : ''
  return [`  ${number(filesRead)} ${filesRead === 1 ? 'file' : 'files'}${passed}`]
}

/** What several imports have come to; `isSearched`: the site searches in their version. */
export function totalLines(imports: readonly ImportRecord[], isSearched: boolean): string[] {
  const version = Math.max(...imports.map(({ version }) => version ?? 0))
  const totals = imports.reduce<BatchCounts>(addCounts, noCounts())
  const all = imports.length > 1 ? [`${number(imports.length)} files: ${countsText(totals)}`] : []
  const outcome =
    version > 0
      ? isSearched
        ? `Searched from now on, as version ${version} of the register.`
        : `The site is still loading version ${version} of the register and searches it as soon as that is done.`
      : 'Nothing has changed: the register keeps its version.'
  return [...all, outcome]
}

function rejectText({ ordinal, line, number, reason }: RejectRow): string {
  const place = [reason.file, line === null ? `record ${ordinal}` : `line ${line}`].filter((part) => part).join(', ')
  return `${place}${number ? ` (${number})` : ''}: ${reason.en}`
}

/** A reason with the place where it arose. */
export function faultText(fault: (Reason & Partial<Pick<ImportFault, 'line' | 'file'>>) | null): string {
  if (!fault) return ''
  const place = [fault.file, fault.line ? `line ${fault.line}` : null].filter((part) => part).join(', ')
  return place ? `${place}: ${fault.en}` : fault.en
}
