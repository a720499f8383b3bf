import { getI32, getU16, getU8, setI32, type i32 } from '@markwright/similarity/kernel/platform.ts'
import {
  APPLICANT_COUNT,
  APPLICANTS,
  C_CLASSES,
  C_OFFICES,
  C_STATUSES,
  C_VALID,
  C_VIENNA,
  C_YEARS,
  F_CLASSES,
  F_CLASSES_GIVEN,
  F_DAYS,
  F_OFFICE_STATUS,
  F_SET,
  Q_TODAY,
  R_APPLICANT,
  R_CLASSES,
  R_CLASSES_HIGH,
  R_DAYS,
  R_OFFICE,
  R_STATUS,
  R_VIENNA,
  REPLACED_BITS,
  ROW_SIZE,
  ROWS,
  S_APPLICANT_COUNT,
  S_APPLICANTS,
  S_CLASSES,
  S_OFFICES,
  S_SET,
  S_STATUSES,
  S_VALID,
  S_VIENNA,
  S_YEARS,
  VIENNA,
  YEAR_OF_DAY,
} from './memory-map.ts'
import { hasBit } from './postings.ts'

// Lists of the second filter, in the order of facetNames.
const COUNTRY: i32 = 1
const APPLICANT: i32 = 2
const CLASS: i32 = 4
const VIENNA_DIVISION: i32 = 8
const YEARS: i32 = 16
const VALID: i32 = 1024
const STATUS: i32 = 2048

/** Which day each of the lists of years goes by: appYear, regYear, trailYear, ggBeginYear, priorityYear, rightPeriod. */
function dayOfList(list: i32): i32 {
  return list == 1 ? 2 : list == 2 ? 1 : list
}

export function rowAt(row: i32): i32 {
  return getI32(ROWS) + row * ROW_SIZE
}

/** Whether a row is current and passes the filters of the query. */
export function passes(row: i32): i32 {
  if (hasBit(getI32(REPLACED_BITS), row)) return 0
  const at = rowAt(row)
  if (!getU8(F_OFFICE_STATUS + (getU8(at + R_OFFICE) << 4) + (getU8(at + R_STATUS) & 15))) return 0
  const set = getI32(F_SET)
  if (set == 0) return 1
  if (set & F_CLASSES_GIVEN) {
    const low = getI32(at + R_CLASSES) & getI32(F_CLASSES)
    if (low == 0 && (getU16(at + R_CLASSES_HIGH) & getI32(F_CLASSES + 4)) == 0) return 0
  }
  for (let day: i32 = 0; day < 6; day++) {
    if (((set >> day) & 1) == 0) continue
    const value = getU16(at + R_DAYS + (day << 1))
    const range = F_DAYS + (day << 3)
    if (value == 0 || value < getI32(range) || value > getI32(range + 4)) return 0
  }
  return 1
}

function isValid(at: i32): i32 {
  const status = getU8(at + R_STATUS)
  if (status == 2 || status == 9) return 0
  const expires = getU16(at + R_DAYS + 10)
  return expires == 0 || expires >= getI32(Q_TODAY) ? 1 : 0
}

/** Bits of the lists of the second filter that a row fails. */
export function failures(row: i32): i32 {
  const set = getI32(S_SET)
  if (set == 0) return 0
  const at = rowAt(row)
  let failed: i32 = 0
  if (set & COUNTRY && getU8(S_OFFICES + getU8(at + R_OFFICE)) == 0) failed |= COUNTRY
  if (set & APPLICANT && !isWantedApplicant(getI32(at + R_APPLICANT))) failed |= APPLICANT
  if (set & CLASS) {
    const low = getI32(at + R_CLASSES) & getI32(S_CLASSES)
    if (low == 0 && (getU16(at + R_CLASSES_HIGH) & getI32(S_CLASSES + 4)) == 0) failed |= CLASS
  }
  if (set & VIENNA_DIVISION && !hasWantedDivision(at)) failed |= VIENNA_DIVISION
  for (let list: i32 = 0; list < 6; list++) {
    if ((set & (YEARS << list)) == 0) continue
    const year = getU8(getI32(YEAR_OF_DAY) + getU16(at + R_DAYS + (dayOfList(list) << 1)))
    if (year == 0 || getU8(S_YEARS + (list << 8) + year) == 0) failed |= YEARS << list
  }
  if (set & VALID && ((getI32(S_VALID) >> isValid(at)) & 1) == 0) failed |= VALID
  if (set & STATUS && ((getI32(S_STATUSES) >> getU8(at + R_STATUS)) & 1) == 0) failed |= STATUS
  return failed
}

function isWantedApplicant(applicant: i32): i32 {
  const count = getI32(S_APPLICANT_COUNT)
  for (let i: i32 = 0; i < count; i++) if (getI32(S_APPLICANTS + (i << 2)) == applicant) return 1
  return 0
}

function hasWantedDivision(at: i32): i32 {
  const list = getI32(VIENNA) + (getI32(at + R_VIENNA) << 1)
  const count = getU16(list)
  for (let i: i32 = 1; i <= count; i++) if (getU8(S_VIENNA + getU16(list + (i << 1)))) return 1
  return 0
}

function count(counter: i32): void {
  setI32(counter, getI32(counter) + 1)
}

/** Counts a row in the lists whose bits are set. */
export function countRow(row: i32, lists: i32): void {
  const at = rowAt(row)
  if (lists & COUNTRY) count(C_OFFICES + (getU8(at + R_OFFICE) << 2))
  if (lists & APPLICANT && getI32(at + R_APPLICANT) != 0) {
    const known = getI32(APPLICANT_COUNT)
    setI32(getI32(APPLICANTS) + (known << 2), getI32(at + R_APPLICANT))
    setI32(APPLICANT_COUNT, known + 1)
  }
  if (lists & CLASS) {
    for (let bits = getI32(at + R_CLASSES), i: i32 = 1; bits != 0; bits >>>= 1, i++)
      if (bits & 1) count(C_CLASSES + (i << 2))
    for (let bits = getU16(at + R_CLASSES_HIGH), i: i32 = 33; bits != 0; bits >>>= 1, i++)
      if (bits & 1) count(C_CLASSES + (i << 2))
  }
  if (lists & VIENNA_DIVISION) {
    const list = getI32(VIENNA) + (getI32(at + R_VIENNA) << 1)
    const divisions = getU16(list)
    for (let i: i32 = 1; i <= divisions; i++) count(C_VIENNA + (getU16(list + (i << 1)) << 2))
  }
  for (let list: i32 = 0; list < 6; list++) {
    if ((lists & (YEARS << list)) == 0) continue
    const year = getU8(getI32(YEAR_OF_DAY) + getU16(at + R_DAYS + (dayOfList(list) << 1)))
    if (year) count(C_YEARS + (list << 10) + (year << 2))
  }
  if (lists & VALID) count(C_VALID + (isValid(at) << 2))
  if (lists & STATUS) count(C_STATUSES + ((getU8(at + R_STATUS) & 15) << 2))
}
