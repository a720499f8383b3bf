/** A record as it stood at one time, as far as the index of names keeps it. Days are `YYYY-MM-DD`. */
export type MarkState = {
  office: string
  markText: string | null
  markTextOther: string | null
  classes: number[]
  status: number
  publishedOn: string | null
  registrationPublishedOn: string | null
  /** Of the first applicant, as `partyKey` writes it. */
  applicantKey: string | null
  applicantName: string | null
}

/** A record that imports have written; `before` is null where they have made it. */
export type ChangedMark = {
  id: number
  /** Keys of its numbers. */
  keys: string[]
  /** Of the applicants beside the first. */
  coApplicantKeys: string[]
  before: MarkState | null
  after: MarkState
}
