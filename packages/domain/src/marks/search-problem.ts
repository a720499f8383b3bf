/** Numbers on the wire (contract, registry of codes) of what can be wrong with a search. */
export const searchProblemCodes = {
  textAndImage: 20101,
  severalCriteria: 20102,
  specialCharacter: 20103,
  tooManyViennaCodes: 20104,
  entryEmpty: 20105,
  classUnknown: 20105,
  classRepeated: 20105,
  numberMalformed: 20105,
  tooManyNumbers: 20105,
  textTooLong: 20105,
  viennaMalformed: 20105,
  groupMalformed: 20105,
  onlyExclusions: 20102,
  dayInvalid: 20105,
  daysReversed: 20105,
  statusUnknown: 20105,
  countryUnknown: 20105,
  noResultToFilter: 20106,
  noImage: 20107,
  selectionTooLarge: 20108,
  noClassOrCountry: 20109,
  emptyQuery: 20301,
} as const

export type SearchProblemId = keyof typeof searchProblemCodes

/** What is wrong with one field of a search. */
export type SearchProblem = {
  id: SearchProblemId
  code: (typeof searchProblemCodes)[SearchProblemId]
  /** As the contract names it. */
  field: string
  /** Which of the conditions of a combined query, from 0. */
  row?: number
  /** UTF-16 offset in the field, of the character or entry that is wrong. */
  position?: number
  /** Which character it is as a person counts, from 1. */
  ordinal?: number
  character?: string
  /** The entry that is wrong, or how many there are where `limit` is exceeded. */
  value?: string
  limit?: number
}

export type Checked<Value> = { ok: true; value: Value } | { ok: false; problems: SearchProblem[] }

export const searchProblem = (
  id: SearchProblemId,
  field: string,
  facts: Omit<SearchProblem, 'id' | 'code' | 'field'> = {},
): SearchProblem => ({ id, code: searchProblemCodes[id], field, ...facts })

export const refused = (...problem: Parameters<typeof searchProblem>): { ok: false; problems: SearchProblem[] } => ({
  ok: false,
  problems: [searchProblem(...problem)],
})
