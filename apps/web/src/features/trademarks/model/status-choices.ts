import { combinedStatuses, DEFAULT_STATUSES } from '@markwright/domain/marks/trademark-status'

/** One choice of the interface, by the codes that it stands for: `1;10` (spec 2 §4, "combined"). */
export type StatusChoice = string

const idOf = (codes: readonly number[]): StatusChoice => codes.join(';')

export const statusChoices = combinedStatuses.map(({ codes, zh, en }) => ({ id: idOf(codes), codes, zh, en }))

const byDefault = new Set(DEFAULT_STATUSES.split(';').map(Number))

/**
 * Spec 2 §4: 1 to 7 in mainland China, every code elsewhere. Codes above 8 belong to the other offices only; 8 is left
 * out here because of mainland China, and comes with the default of the other offices all the same.
 */
export const defaultStatusChoices: readonly StatusChoice[] = statusChoices
  .filter(({ codes }) => codes.some((code) => byDefault.has(code) || code > 8))
  .map(({ id }) => id)

/** The codes of the choices in one list: `1;10;3;11`. None chosen means every status, as it does for classes. */
export const statusCodes = (choices: readonly StatusChoice[]): string =>
  (choices.length > 0 ? choices : statusChoices.map(({ id }) => id)).join(';')

/** The choices that a list of codes touches. */
export function choicesOfCodes(codes: string): StatusChoice[] {
  const wanted = new Set(codes.split(';').map(Number))
  return statusChoices.filter((choice) => choice.codes.some((code) => wanted.has(code))).map(({ id }) => id)
}
