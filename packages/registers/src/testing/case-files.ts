/** A USPTO daily file around case files; `definition` is in its document type definition. */
export const usptoFile = (caseFiles: string, definition = '<!ELEMENT trademark-applications-daily ANY>') =>
  `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE trademark-applications-daily [
${definition}
]>
<trademark-applications-daily>
<version><version-no>2.0</version-no></version>
<creation-datetime>202403051530</creation-datetime>
<application-information><file-segments><action-keys>
${caseFiles}
</action-keys></file-segments></application-information>
</trademark-applications-daily>
`

/** A case file of one mark with whatever a test adds to its header and to itself. */
export const caseFile = (number: string, { header = '', rest = '' } = {}) =>
  `<case-file><serial-number>${number}</serial-number><registration-number>0000000</registration-number>
<transaction-date>20240304</transaction-date>
<case-file-header><filing-date>20230102</filing-date><status-code>630</status-code><status-date>20230110</status-date>
<mark-identification>SUNDELL</mark-identification><mark-drawing-code>4000</mark-drawing-code>${header}</case-file-header>
${rest}</case-file>`
