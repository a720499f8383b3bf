import { comparisonWorkbook, type ExportedMark, type PrintedRecord, recordPdf } from '@markwright/documents'
import { HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import { recordAddress } from '@markwright/domain/site/site-address'
import type { Language } from '../../kernel/language.ts'
import type { Limit, RateLimits } from '../../kernel/rate-limit.ts'
import type { Searcher } from '../trademarks/index.ts'
import type { Compared, ComparedRecord, createCompareMarks } from './compare-marks.ts'
import type { ReadImage } from './read-image.ts'

export type PrintedFile = { fileName: string; bytes: Buffer }

/** Drawing a document takes longer than most answers. */
const printLimit: Limit = { name: 'print', max: 300, windowSeconds: 3600 }

/** Single records and comparisons as files. `visitor` is whose files are counted: an address. */
export function createPrintMarks(deps: {
  compare: ReturnType<typeof createCompareMarks>
  readImage: ReadImage
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
      { language, visitor }: { language: Language; visitor: string },
    ): Promise<PrintedFile> {
      await limits.spend(printLimit, visitor)
      const bytes = await recordPdf(record, {
        language,
        image: await deps.readImage(publicId, 'full'),
        url: recordAddress(siteUrl, publicId),
        today: todayIn(HOME_ZONE, deps.now()),
      })
      return { fileName: `${publicId}.pdf`, bytes }
    },

    /** @throws 429 beyond 300 in an hour, and what a comparison throws. */
    async comparison(
      compared: Compared,
      { language, searcher }: { language: Language; searcher: Searcher },
    ): Promise<PrintedFile> {
      await limits.spend(printLimit, searcher.ip)
      const { marks, sought, pairs, shared } = await deps.compare(compared, searcher)
      const reasonIn = ({ reasons }: { reasons: readonly { zh: string; en: string }[] }) =>
        reasons.map((reason) => reason[language === 'en' ? 'en' : 'zh']).join(' ')
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
          sought: sought && { name: sought.name, classes: sought.classes, groups: sought.groups },
          pairs: [
            ...(sought?.pairs.map(({ record, similarity }) => ({
              a: null,
              b: exportedOf(record),
              similarity: similarity && { ...similarity, reason: reasonIn(similarity) },
              imageScore: sought.image?.matches.get(record.listed.id)?.score ?? null,
            })) ?? []),
            ...pairs.map(({ a, b, similarity }) => ({
              a: exportedOf(a),
              b: exportedOf(b),
              similarity: similarity && { ...similarity, reason: reasonIn(similarity) },
              imageScore: null,
            })),
          ],
          shared: shared.map(({ classNo, ids, groups, items }) => ({
            classNo,
            marks: ids.map((id) => exported.get(id) ?? null),
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
