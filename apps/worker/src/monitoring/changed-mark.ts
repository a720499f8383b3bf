/** An applicant: its name as `partyKey` writes it, and as it is reported. */
export type Applicant = { key: string; name: string }

/** A record as it was at one time, as far as imports store it. Days are `YYYY-MM-DD`. */
export type MarkState = {
  office: string
  markText: string | null
  markTextOther: string | null
  classes: number[]
  status: number
  publishedOn: string | null
  registrationPublishedOn: string | null
  /** In the order of the register. */
  applicants: Applicant[]
  imageKey: string | null
}

/** A record that imports have written; `before` is null where they have made it. */
export type ChangedMark = {
  id: number
  /** Keys of its numbers. */
  keys: string[]
  /** Whether it designates its office by an international registration. */
  isDesignation: boolean
  before: MarkState | null
  after: MarkState
}
