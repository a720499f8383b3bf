import type { PortfolioKind } from '@markwright/hosting'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import { requireText, trimToNull } from '../../kernel/fields.ts'
import { hostingErrors, VIEWS_MAX } from './hosting.errors.ts'
import type { ViewRow, ViewsRepository } from './views.repository.ts'

type Filters = Record<string, string | undefined>
export type ViewDraft = { name: string; filters: Filters; sort: string; columns: string[] }
type ViewChange = { [Name in keyof ViewDraft]?: ViewDraft[Name] | undefined }

/** Views of lists of rights: filters, order and columns under a name, for the member alone. */
export function createViewsService({ repository }: { repository: ViewsRepository }) {
  /** @throws 404 */
  const find = async (accountId: string, id: string): Promise<ViewRow> => {
    const row = await repository.find(accountId, id)
    if (!row) throw new AppError(commonErrors.notFound)
    return row
  }

  return {
    list: (accountId: string, kind: PortfolioKind) => repository.list(accountId, kind),

    /** @throws 400 for a name without a letter, 61045 for too many, 61046 for a name that there is already */
    async create(accountId: string, kind: PortfolioKind, draft: ViewDraft, isDefault: boolean): Promise<ViewRow> {
      const { name, filters, sort, columns } = draft
      const view = { name: requireText('name', name), filters: set(filters), sort, columns: [...new Set(columns)] }
      const created = await repository.create(accountId, kind, view, { isDefault, max: VIEWS_MAX })
      if (created === 'full') throw new AppError(hostingErrors.tooManyViews)
      if (created === 'duplicate') throw new AppError(hostingErrors.duplicateView)
      return find(accountId, created.id)
    },

    /** What is not given stays. @throws 400, 404, 61001 where it was changed meanwhile, 61046 for the name of another one */
    async update(
      accountId: string,
      id: string,
      { version, name, filters, sort, columns }: ViewChange & { version: number },
      isDefault: boolean | undefined,
    ): Promise<ViewRow> {
      const change = {
        ...(name !== undefined && { name: requireText('name', name) }),
        ...(filters !== undefined && { filters: set(filters) }),
        ...(sort !== undefined && { sort }),
        ...(columns !== undefined && { columns: [...new Set(columns)] }),
      }
      const done = await repository.update(await find(accountId, id), version, change, isDefault)
      if (done === 'changed') throw new AppError(hostingErrors.changed)
      if (done === 'duplicate') throw new AppError(hostingErrors.duplicateView)
      return find(accountId, id)
    },

    /** @throws 404 */
    async delete(accountId: string, id: string) {
      if (!(await repository.delete(accountId, id))) throw new AppError(commonErrors.notFound)
    },
  }
}
export type ViewsService = ReturnType<typeof createViewsService>

/** The filters that are set. */
const set = (filters: Filters): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) => {
      const text = trimToNull(value)
      return text === null ? [] : [[name, text]]
    }),
  )
