import { levelOf, type SimilarityLevel } from '@markwright/similarity'
import { scoreOf, type SearchResult } from '../trademarks/index.ts'

/** A record as it stood when a saved query found it. */
export type SavedHit = {
  id: string
  country: string
  appNo: string
  regNo: string | null
  name: string | null
  classes: number[]
  status: number
  applicant: string | null
  appDate: string | null
  expiryDate: string | null
  score: number | null
  level: SimilarityLevel | null
}

export const toSavedHits = (result: SearchResult): SavedHit[] =>
  result.marks.map((mark) => ({
    id: mark.publicId,
    country: mark.office,
    appNo: mark.applicationNumber,
    regNo: mark.registrationNumber,
    name: mark.markText ?? mark.markTextOther,
    classes: mark.classes,
    status: mark.status,
    applicant: mark.applicantName,
    appDate: mark.appliedOn,
    expiryDate: mark.expiresOn,
    ...scoreAndLevelOf(scoreOf(result, mark.id)),
  }))

const scoreAndLevelOf = (score: number | null): Pick<SavedHit, 'score' | 'level'> => ({
  score,
  level: score === null ? null : levelOf(score),
})
