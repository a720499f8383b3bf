import { CLASS_NO_MAX, formatClasses } from './class-numbers.ts'

/** Classes as a form has them: those that it shows for the query, and those of them that were chosen. */
export type ClassSelection = { shown: readonly number[]; chosen: readonly number[] }

const allClasses: readonly number[] = Array.from({ length: CLASS_NO_MAX }, (_, index) => index + 1)

/** Spec 2 §4: where no class is chosen all are shown, otherwise only the chosen ones. */
export const selectClasses = (chosen: readonly number[]): ClassSelection => ({
  shown: chosen.length > 0 ? chosen : allClasses,
  chosen,
})

/**
 * What a query requests (spec 2 §4): every class where nothing is shown (allStr), the chosen classes where there are
 * some (chosenStr), otherwise those that are shown (showStr). As `03;09`; empty for every class, which also finds marks
 * that no class of Nice is recorded of.
 */
export function classQueryKey({ shown, chosen }: ClassSelection): string {
  const requested = shown.length === 0 ? allClasses : chosen.length > 0 ? chosen : shown
  return new Set(requested).size === CLASS_NO_MAX ? '' : formatClasses(requested)
}
