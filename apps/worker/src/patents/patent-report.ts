import type { QueryBuilder } from '@markwright/db'
import type { totalsOf } from './import-totals.ts'
import { listRejects, type ImportFile } from './patent-import.repository.ts'

const REJECTS_SHOWN = 5
const UNUSED_SHOWN = 8
const number = (value: number) => value.toLocaleString('en-US')

const countsText = (counts: Record<'created' | 'updated' | 'unchanged' | 'rejected' | 'drawings', number>) =>
  [
    `${number(counts.created)} new`,
    `${number(counts.updated)} changed`,
    `${number(counts.unchanged)} unchanged`,
    `${number(counts.rejected)} rejected`,
    ...(counts.drawings > 0 ? [`${number(counts.drawings)} drawings`] : []),
  ].join(', ')

/** How the import of a file has ended, in lines for a terminal. */
export async function patentReportLines(db: QueryBuilder, name: string, file: ImportFile): Promise<string[]> {
  if (file.state === 'passed') return [`${name}: passed over. ${file.reason?.en ?? ''}`, ...membersPassed(file)]
  if (file.state !== 'imported') return [`${name}: not imported. ${file.reason?.en ?? ''}`]
  const rejects = await listRejects(db, file.import_id, file.position, REJECTS_SHOWN)
  const unused = Object.entries(file.unused).toSorted(([, a], [, b]) => b - a)
  const hidden = file.rejected - rejects.length
  return [
    `${name}: ${file.formats.join(', ')}, ${number(file.checkpoint)} records: ${countsText(file)}`,
    ...(file.reason ? [`  Ended early. ${file.reason.en}`] : []),
    ...rejects.map(
      ({ place, number: own, reason }) =>
        `  rejected: ${place ?? 'the document'}${own ? ` (${own})` : ''}: ${reason.en}`,
    ),
    ...(hidden > 0 ? [`  and ${number(hidden)} more; --rejects OUT.csv lists them all`] : []),
    ...membersPassed(file),
    ...(unused.length > 0
      ? [
          `  ${number(unused.length)} elements not used: ${unused
            .slice(0, UNUSED_SHOWN)
            .map(([path, count]) => `${path} (${number(count)})`)
            .join(', ')}${unused.length > UNUSED_SHOWN ? ' …' : ''}`,
        ]
      : []),
  ]
}

const UNREAD = new Set(['patents.unread-value', 'patents.more-unread'])
const REPAIRS = new Set(['patents.repaired-xml', 'patents.more-repairs'])

/** Images come along by the thousand; they are counted. */
function membersPassed({ passed, path }: ImportFile): string[] {
  const repairs = passed.filter(({ reason }) => REPAIRS.has(reason.id))
  const others = passed.filter(
    ({ reason, name }) =>
      reason.id !== 'patents.image' && !REPAIRS.has(reason.id) && !UNREAD.has(reason.id) && !path.endsWith(name),
  )
  const images = passed.length - passed.filter(({ reason }) => reason.id !== 'patents.image').length
  const unread = passed.filter(({ reason }) => UNREAD.has(reason.id))
  return [
    ...unread.map(({ name, reason }) => `  not read: ${name && `${name}: `}${reason.en}`),
    ...repairs.map(({ name, reason }) => `  repaired: ${name && `${name}: `}${reason.en}`),
    ...others.slice(0, REJECTS_SHOWN).map(({ name, reason }) => `  passed over: ${name}: ${reason.en}`),
    ...(others.length > REJECTS_SHOWN ? [`  and ${number(others.length - REJECTS_SHOWN)} more passed over`] : []),
    ...(images > 1 ? [`  ${number(images)} images`] : []),
  ]
}

export const totalLine = (totals: ReturnType<typeof totalsOf>, seconds: number) =>
  `${number(totals.files)} files imported, ${number(totals.passed)} passed over, ${number(totals.failed)} failed in ` +
  `${seconds.toFixed(1)} s: ${countsText(totals)}`
