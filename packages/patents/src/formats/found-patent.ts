import type { PatentRecord } from '../patent-record.ts'

/** A record with nothing known yet, for a reader to fill in. */
export const emptyPatent = (): PatentRecord => ({
  country: '',
  number: '',
  kind: null,
  publishedOn: null,
  type: 'invention',
  applicationNumber: null,
  filedOn: null,
  language: null,
  titles: {},
  abstracts: {},
  applicants: [],
  assignees: [],
  inventors: [],
  agents: [],
  priorities: [],
  ipcs: [],
  cpcs: [],
  citations: [],
  claims: {},
  description: {},
  drawings: [],
  legalEvents: [],
  familyId: null,
})
