/** Why an official fee is returned, by the number of its case. */
export const feeFallenText = (caseNo: string) => ({
  cn: `案件 ${caseNo} 递交当日的官费低于已付的官费，退回差额`,
  en: `Case ${caseNo}: on the day of its filing the official fee was lower than what was paid`,
})
