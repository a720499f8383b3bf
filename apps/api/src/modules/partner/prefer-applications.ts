import { numberKey } from '@markwright/domain/marks/register-number'

/** Of records that have a number of any kind: those whose application has it, or all where there is no such. */
export function preferApplications<Mark extends { applicationNumber: string }>(
  marks: readonly Mark[],
  appNo: string,
): readonly Mark[] {
  const key = numberKey(appNo)
  const applications = marks.filter(({ applicationNumber }) => numberKey(applicationNumber) === key)
  return applications.length > 0 ? applications : marks
}
