import { AppError, commonErrors, type ErrorEntry } from './errors.ts'
import { type PageRequest, rowRange } from './pagination.ts'

/** Records of members in the database; one of another member is not found. */
type OwnRecordsRepository<Draft, Row> = {
  list: (accountId: string, rows: { skip: number; take: number }) => Promise<Row[]>
  count: (accountId: string) => Promise<number>
  /** Null where there are `max` already. */
  create: (accountId: string, draft: Draft, max: number) => Promise<Row | null>
  /** Null where the member has no such record. */
  update: (accountId: string, id: string, draft: Draft) => Promise<Row | null>
  /** Whether there was one. */
  delete: (accountId: string, id: string) => Promise<boolean>
}

/** @throws 404 for a record that the member does not have */
export function requireFound<Row>(row: Row | null | undefined): Row {
  if (!row) throw new AppError(commonErrors.notFound)
  return row
}

/**
 * What members do with records of their own, such as addresses.
 * @param check makes a draft of what was entered, or throws what is wrong with it
 * @param tooMany the refusal of one more than `max` records
 */
export const createOwnRecords = <Input, Draft, Row>({
  repository,
  check,
  max,
  tooMany,
}: {
  repository: OwnRecordsRepository<Draft, Row>
  check: (input: Input) => Draft
  max: number
  tooMany: ErrorEntry
}) => ({
  async list(accountId: string, page: PageRequest) {
    const [rows, total] = await Promise.all([repository.list(accountId, rowRange(page)), repository.count(accountId)])
    return { rows, total }
  },

  /** @throws what `check` throws, `tooMany` */
  async create(accountId: string, input: Input) {
    const created = await repository.create(accountId, check(input), max)
    if (!created) throw new AppError(tooMany)
    return created
  },

  /** @throws what `check` throws, 404 */
  update: async (accountId: string, id: string, input: Input) =>
    requireFound(await repository.update(accountId, id, check(input))),

  /** @throws 404 */
  async delete(accountId: string, id: string) {
    if (!(await repository.delete(accountId, id))) throw new AppError(commonErrors.notFound)
  },
})
