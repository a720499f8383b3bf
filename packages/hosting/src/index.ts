export { takeRegister } from './follow-register.ts'
export { followItems, readRegister } from './follow-items.ts'
export { type DeadlineGap, type DeadlineKind, deadlineKinds, deadlinesOfItem } from './item-deadlines.ts'
export {
  columnsOf,
  isStated,
  type ItemRow,
  lockItems,
  type PatentKind,
  type PortfolioKind,
  portfolioKinds,
  type PortfolioState,
  type RegisterFacts,
  type RegisterField,
  type RegisterValues,
  sameValue,
  valuesOfRow,
} from './portfolio-item.ts'
export { itemNumberKey, readMarks, readPatents, type RegisterRecord } from './read-register.ts'
export { refreshDeadlines } from './refresh-deadlines.ts'
export { saveDeadlines } from './save-deadlines.ts'
export {
  ANNUITY_ORDERS,
  type AnnuityFee,
  annuityFee,
  type AnnuityLine,
  type AnnuityOf,
  type FeeReduction,
  type OfficeFee,
} from './annuity-fee.ts'
export { addItems } from './add-items.ts'
export { blankItem, itemOfRegister, lookUpRegister, type NewItem, noOwn, type OwnColumns } from './new-item.ts'
export { type HostingAction, nameOfAccount, recordChanges } from './record-changes.ts'
export { type ChangeItem, updateItem } from './update-item.ts'
export {
  guessMapping,
  type ImportedRow,
  type ImportField,
  type ImportMapping,
  isOffice,
  readImportRow,
  type RowProblem,
} from './import-row.ts'
export { CLIENTS_MAX, ITEMS_MAX } from './limits.ts'
export { deadlineName } from './deadline-name.ts'
export { kindName } from './kind-name.ts'
export { defaultReminder, digestDays, type ReminderPlan, type ReminderStep, reminderStep } from './reminder-plan.ts'
