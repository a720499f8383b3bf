import type { Schemas } from '@markwright/contract'
import { formatInstant } from '@markwright/domain/dates'
import type { Language } from '../../kernel/language.ts'
import type { PageOf } from '../../kernel/pagination.ts'
import { presentJob } from '../jobs/index.ts'
import { presentDetail, presentHits, presentQueryImage } from '../trademarks/index.ts'
import type { ComparedMarks } from './compare-marks.ts'
import type { CrossAnswer } from './cross-search.ts'
import type { ListedExport } from './results.repository.ts'

export const presentComparison = (
  { marks, pairs, shared, engineVersion }: ComparedMarks,
  language: Language,
): Schemas['Comparison'] => ({
  marks: marks.map((mark) => presentDetail(mark, language)),
  matrix: pairs.map(({ a, b, nameA, nameB, similarity }) => ({
    a: a.listed.publicId,
    b: b.listed.publicId,
    nameA,
    nameB,
    similarity,
  })),
  goodsOverlap: shared.map(({ classNo, ids, groups, items }) => ({
    class: classNo,
    ids,
    groups,
    items: items.map(({ text, textEn, ids: sharing }) => ({
      text: language === 'en' ? (textEn ?? text) : text,
      ids: sharing,
    })),
  })),
  engineVersion,
})

export const presentCrossAnswer = (
  { total, totalCapped, engineVersion, countries, picture }: CrossAnswer,
  language: Language,
): Schemas['CrossResult'] => ({
  total,
  totalCapped,
  engineVersion,
  ...(picture && { queryImage: presentQueryImage(picture.image) }),
  countries: countries.map(({ office, total: found, top }) => ({
    country: office,
    total: found,
    top: presentHits(top, language),
  })),
})

export const presentExports = (
  page: PageOf<ListedExport & { expiresAt: Date | null }>,
  language: Language,
): Schemas['ExportPage'] => ({
  ...page,
  records: page.records.map(({ job, fileName, format, rows, fileId, expiresAt }) => ({
    job: presentJob(job, language),
    fileName,
    format,
    rows,
    fileId,
    expireTime: expiresAt && formatInstant(expiresAt),
  })),
})
