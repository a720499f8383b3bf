import type { NiceTable } from '@markwright/classification/nice-table'
import type { MarkIndex } from '@markwright/search'

/** A record of the register as far as it may bar a later mark. Days are `YYYY-MM-DD`. */
export type EarlierRecord = {
  markId: number
  publicId: string
  office: string
  applicationNumber: string
  text: string | null
  textOther: string | null
  classes: number[]
  similarGroups: string[]
  /** Of the specification's twelve codes. */
  status: number
  statusOn: string | null
  appliedOn: string | null
  priorityOn: string | null
  registeredOn: string | null
  expiresOn: string | null
  demonstration: boolean
  applicant: string | null
  applicantEn: string | null
}

/** A row of a record's list; a register may put several items into one text. */
export type EarlierGoods = { markId: number; classNo: number; group: string | null; text: string }

/** What an assessment reads. The API gives the index that it holds, the worker one that it opens for the job. */
export type ClearanceSources = {
  index: Pick<MarkIndex, 'search'>
  register: {
    /** In any order; of international registrations only those that are extended to mainland China. */
    listRecords(markIds: readonly number[]): Promise<EarlierRecord[]>
    listGoods(markIds: readonly number[]): Promise<EarlierGoods[]>
    /** How many marks of mainland China there are, and the latest day of their data; null where that is unknown. */
    describe(): Promise<{ marks: number; dataDate: string | null }>
  }
  /** The table of goods and services that an operator has imported; null where there is none. */
  readNiceTable(): Promise<NiceTable | null>
}
