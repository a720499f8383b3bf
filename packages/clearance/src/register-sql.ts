/** Joins the first applicant of a record `t` as `p`. */
export const JOIN_APPLICANT = `LEFT JOIN trademark_party tp ON tp.trademark_id = t.id AND tp.role = 'applicant' AND tp.position = 0
LEFT JOIN party p ON p.id = tp.party_id`

/** Whether a record `t` is of mainland China, or an international registration that is extended to it. */
export const HOLDS_IN_CHINA = `(t.office = 'CN' OR t.details->'designations' ? 'CN')`
