import { comparisonWorkbook, type ExportedMark, type PrintedRecord, recordPdf } from '@markwright/documents'
import { HOME_ZONE, todayIn } from '@markwright/domain/dates'
import { recordAddress } from '@markwright/domain/site-address'
import type { Language } from '../../kernel/language.ts'
import type { Limit, RateLimits } from '../../kernel/rate-limit.ts'
import type { ComparedRecord, createCompareMarks } from './compare-marks.ts'
import type { ReadPicture } from './read-picture.ts'

export type PrintedFile = { fileName: string; bytes: Buffer }

/** Drawing a document takes longer than most answers. */
const printLimit: Limit = { name: 'print', max: 300, windowSeconds: 3600 }

/** Single records and comparisons as files. `reader` is who is counted: an address. */
export function createPrintMarks(deps: {
  compare: ReturnType<typeof createCompareMarks>
  readPicture: ReadPicture
  limits: RateLimits
  siteUrl: string
  now: () => Date
}) {
  const { limits, siteUrl } = deps
  return {
    /** @throws 429 beyond 300 in an hour. */
    async record(
      publicId: string,
      record: PrintedRecord,
      { language, reader }: { language: Language; reader: string },
    ): Promise<PrintedFile> {
      await limits.spend(printLimit, reader)
      const bytes = await recordPdf(record, {
        language,
        picture: await deps.readPicture(publicId, 'full'),
        url: recordAddress(siteUrl, publicId),
        today: todayIn(HOME_ZONE, deps.now()),
      })
      return { fileName: `${publicId}.pdf`, bytes }
    },

    /** @throws 429 beyond 300 in an hour, and what a comparison throws. */
    async comparison(
      publicIds: readonly string[],
      { language, reader }: { language: Language; reader: string },
    ): Promise<PrintedFile> {
      await limits.spend(printLimit, reader)
      const { marks, pairs, shared } = await deps.compare(publicIds)
      const exported = new Map(marks.map((mark) => [mark.listed.publicId, exportedOf(mark)]))
      const bytes = await comparisonWorkbook(
        {
          marks: marks.map((mark) => ({
            ...exportedOf(mark),
            goods: mark.rest.goods.map(({ classNo, similarGroup, text, textEn }) => ({
              classNo,
              group: similarGroup,
              text: language === 'en' ? (textEn ?? text) : text,
            })),
          })),
          pairs: pairs.map(({ a, b, similarity }) => ({
            a: exportedOf(a),
            b: exportedOf(b),
            similarity: similarity && {
              ...similarity,
              reason: similarity.reasons.map((reason) => reason[language === 'en' ? 'en' : 'zh']).join(' '),
            },
          })),
          shared: shared.map(({ classNo, ids, groups, items }) => ({
            classNo,
            marks: ids.flatMap((id) => exported.get(id) ?? []),
            groups: groups.map(({ group }) => group),
            items: items.map(({ text, textEn }) => (language === 'en' ? (textEn ?? text) : text)),
          })),
        },
        { language, siteUrl },
      )
      return { fileName: `${{ cn: '商标对比', en: 'comparison' }[language]}-${marks.length}.xlsx`, bytes }
    },
  }
}

const exportedOf = ({ listed }: ComparedRecord): ExportedMark => ({ ...listed, score: null })
