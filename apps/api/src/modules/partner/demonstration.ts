import { AppError, refusal } from '../../kernel/errors.ts'

const noDemonstration = refusal(
  200,
  40610,
  '所选国家或地区没有演示数据，测试密钥无法查询',
  'The chosen offices have no demonstration data, which is all that a test key sees.',
)

/** How many records an office has, and how many of them are invented. */
export type LoadedOffice = { code: string; records: number; demonstration: number }

/**
 * Of the wanted offices those whose records are all invented; all of these where none is wanted.
 * @throws AppError where there is none
 */
export function demonstrationOffices(loaded: readonly LoadedOffice[], wanted: readonly string[]): string[] {
  const invented = loaded.filter(({ records, demonstration }) => records > 0 && records === demonstration)
  const codes = invented.map(({ code }) => code).filter((code) => wanted.length === 0 || wanted.includes(code))
  if (codes.length === 0) throw new AppError(noDemonstration)
  return codes
}
