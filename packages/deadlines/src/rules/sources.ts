import type { Source } from '../rule.ts'

/** A text about the law that is not of the office, such as the page of a law firm. */
export const secondary = (publication: string): Source => ({ publication, grade: 'secondary' })

/** A law of which the rule is known, compared with no text of the office. */
export const unverified = (publication: string): Source => ({ publication, grade: 'unverified' })
