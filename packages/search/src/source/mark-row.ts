/** What the index stores of a mark. Days are `YYYY-MM-DD`. */
export type MarkRow = {
  id: number
  office: string
  text: string | null
  textOther: string | null
  classes: readonly number[]
  viennaCodes: readonly string[]
  status: number
  appliedOn: string | null
  publishedOn: string | null
  registeredOn: string | null
  registrationPublishedOn: string | null
  priorityOn: string | null
  expiresOn: string | null
  applicantId: number | null
}

/**
 * Reads `register_change.before`: the columns of a mark as JSON under their names, as they were before an import.
 * `applicant_id` is the party at position 0; further columns may be beside those of a row.
 * @throws TypeError that names the column that is not as it should be.
 */
export function parseIndexedColumns(json: unknown): MarkRow {
  if (typeof json !== 'object' || json === null) throw new TypeError('The indexed columns are no object.')
  const columns = json as Record<string, unknown>
  const wrong = (name: string) => new TypeError(`Column ${name} of the indexed columns is ${typeof columns[name]}.`)
  const number = (name: string) => {
    const value = columns[name]
    if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw wrong(name)
    return value
  }
  const text = (name: string) => {
    const value = columns[name] ?? null
    if (value !== null && typeof value !== 'string') throw wrong(name)
    return value
  }
  const list = <Item extends 'number' | 'string'>(name: string, item: Item) => {
    const value = columns[name] ?? []
    if (!Array.isArray(value) || value.some((each) => typeof each !== item)) throw wrong(name)
    return value as (Item extends 'number' ? number : string)[]
  }
  const office = text('office')
  if (office === null) throw wrong('office')
  return {
    id: number('id'),
    office,
    text: text('mark_text'),
    textOther: text('mark_text_other'),
    classes: list('classes', 'number'),
    viennaCodes: list('vienna_codes', 'string'),
    status: number('status'),
    appliedOn: text('applied_on'),
    publishedOn: text('published_on'),
    registeredOn: text('registered_on'),
    registrationPublishedOn: text('registration_published_on'),
    priorityOn: text('priority_on'),
    expiresOn: text('expires_on'),
    applicantId: (columns['applicant_id'] ?? null) === null ? null : number('applicant_id'),
  }
}
