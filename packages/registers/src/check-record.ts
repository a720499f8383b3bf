import { numberKey } from '@markwright/domain/marks/register-number'
import { registerRecord, type RegisterRecord } from '@markwright/domain/marks/register-record'
import { withoutOpenDays } from './days.ts'
import { officeCode } from './office-status.ts'
import { RecordError } from './reason.ts'
import { parseForm } from './record-problems.ts'

/**
 * Checks a record against the schema and brings it into the one form in which it is stored and compared: lists without
 * repetitions and in order, Vienna codes without leading zeros, the classes of its goods among its classes, the number
 * of the Madrid register with its G, nothing that is empty.
 * @throws RecordError
 */
export function checkRecord(value: unknown): RegisterRecord {
  const record = parseForm(registerRecord, withoutOpenDays(value))
  if (numberKey(record.applicationNumber) === '')
    throw new RecordError({
      id: 'record.number',
      cn: `申请号“${record.applicationNumber}”里没有字母或数字。`,
      en: `The application number “${record.applicationNumber}” has neither letters nor digits.`,
    })
  const office = officeCode(record.office)
  refuseForeignStatus(office, record.status)
  return {
    ...record,
    office,
    internationalNumber: internationalKey(record.internationalNumber),
    registrationNumbers: unique(record.registrationNumbers),
    classes: unique([...record.classes, ...record.goods.map(({ classNo }) => classNo)]).toSorted((a, b) => a - b),
    similarGroups: unique([...record.similarGroups, ...record.goods.flatMap(({ similarGroup }) => similarGroup ?? [])]),
    viennaCodes: unique(record.viennaCodes.map((code) => code.split('.').map(Number).join('.'))),
    jointlyOwned: record.jointlyOwned || record.applicants.length > 1,
    details: withoutEmpty(record.details),
  }
}

/** Spec 2 §5: international numbers are prefixed G. Offices write them with and without, and with leading zeros. */
function internationalKey(number: string | null | undefined): string | undefined {
  const significant = numberKey(number ?? '').replace(/^G?0*/, '')
  return significant ? `G${significant}` : undefined
}

const unique = <Item>(items: readonly Item[]): Item[] => [...new Set(items)]

const withoutEmpty = (details: RegisterRecord['details']): RegisterRecord['details'] =>
  Object.fromEntries(Object.entries(details).filter(([, value]) => !Array.isArray(value) || value.length > 0))

/** Spec 2 §4: with a code of the other family no search would find the record. */
function refuseForeignStatus(office: string, status: number) {
  const [least, most] = office === 'CN' ? [1, 8] : [8, 12]
  if (status >= least && status <= most) return
  throw new RecordError({
    id: 'record.status-family',
    cn: `状态 ${status} 不适用于 ${office}：中国大陆用 1 到 8，其他国家/地区用 9 到 12，8 表示其他。`,
    en: `Status ${status} is not one of ${office}: mainland China has 1 to 8, other offices 9 to 12, and 8 for others.`,
  })
}
