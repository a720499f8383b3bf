export {
  contentsOfCases,
  countriesOf,
  fieldOfType,
  fieldsOf,
  goodsOf,
  isShown,
  itemsByClass,
  markImageOf,
  officesOf,
  partiesIn,
  textOfMark,
  withoutHidden,
} from './case-contents.ts'
export { caseMachine, type CaseEvent, type CaseState, caseStates, endStates, openStates } from './case-machine.ts'
export { checkContent, type ContentProblem } from './check-content.ts'
export type {
  CaseContact,
  CaseContent,
  CaseDefinition,
  CaseForeignMark,
  CaseForm,
  CaseItem,
  CaseMark,
  CaseMarkImage,
  CaseParty,
  DocumentKind,
  Field,
  FormEntry,
  Texts,
} from './definition.ts'
export { caseDefinitions, findDefinition, RENEWAL } from './definitions/index.ts'
export { contentOfFollowUp } from './follow-up.ts'
export { openQuotationStates, type QuotationEvent, quotationMachine, type QuotationState } from './quotation-machine.ts'
export { daysBeforeDeadline, FIRST_REMINDER_DAYS, type ReminderDays, reminderAt } from './reminders.ts'
export { parseContent } from './parse-content.ts'
export { type LetterKind, letterKindsOf } from './letters.ts'
