import { annuitiesOf } from '@markwright/deadlines'
import { HOME_ZONE, isDay, todayIn } from '@markwright/domain/dates/calendar'
import { decimalOf, parseMoney } from '@markwright/domain/money/amounts'
import { pageAddress } from '@markwright/domain/site/site-address'
import { type PatentKind, nameOfAccount } from '@markwright/hosting'
import type { ObjectStore } from '@markwright/storage'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import { checkContact, fieldRefusal, isUuid, requireText, trimToNull } from '../../kernel/fields.ts'
import type { Language } from '../../kernel/language.ts'
import type { FormFile } from '../../kernel/read-form.ts'
import { type DayKey, type KeysetRequest, type PageRequest, rowRange } from '../../kernel/pagination.ts'
import { isSame, type Secrets } from '../../kernel/secrets.ts'
import type { Actor } from '../backoffice/index.ts'
import { type FilesService, objectKey, type StoreFile } from '../files/index.ts'
import { orderErrors } from '../orders/index.ts'
import { type HostingRole, canEdit, roleIn, type Scope } from './access.repository.ts'
import { type AnnuitiesRepository, type AnnuityFilter, type AnnuityRow, yearOf } from './annuities.repository.ts'
import type { AnnuityPrice, AnnuityPrices } from './annuity-price.repository.ts'
import type { DecisionsRepository } from './decisions.repository.ts'
import { hostingErrors } from './hosting.errors.ts'
import type { OrderStage } from './order-stage.repository.ts'
import type { PortfolioService } from './portfolio.service.ts'

export type SeenAnnuity = { row: AnnuityRow; role: HostingRole; price: AnnuityPrice | null }
type Member = { id: string; phone: string }
export type Refused = { id: string; title: string; error: AppError }

/** Annuities: what they cost, who decides, their orders, and their payment at the offices. */
export function createAnnuitiesService(deps: {
  repository: AnnuitiesRepository
  decisions: DecisionsRepository
  portfolio: Pick<PortfolioService, 'read'>
  files: Pick<FilesService, 'openById'>
  storeFile: StoreFile
  objects: Pick<ObjectStore, 'delete'>
  loadScope: (accountId: string) => Promise<Scope>
  nameOf: (accountId: string) => ReturnType<typeof nameOfAccount>
  secrets: Pick<Secrets, 'text'>
  siteUrl: string
  vatRateBp: number
  now: () => Date
}) {
  const { repository, decisions, loadScope, now } = deps
  const today = () => todayIn(HOME_ZONE, now())
  const tokenOf = (id: string) => `${id}.${deps.secrets.text(`hosting-decision:${id}`, 40)}`
  const urlOf = (id: string) => pageAddress(deps.siteUrl, `/hostingPlatforms/decision#${tokenOf(id)}`)
  const priced = (row: AnnuityRow, prices: AnnuityPrices) => ({
    row,
    price: row.stage === 'open' && row.kind === 'annuity' ? prices.priceOf(yearOf(row)) : null,
  })
  const seen = (scope: Scope, row: AnnuityRow, prices: AnnuityPrices): SeenAnnuity => ({
    ...priced(row, prices),
    role: roleIn(scope, row)!,
  })
  /** Those that the member may edit, and the others as refusals. */
  async function split(accountId: string, ids: readonly string[]) {
    const scope = await loadScope(accountId)
    const rows = await repository.listByIds(ids)
    const refused: Refused[] = [...new Set(ids)]
      .filter((id) => !rows.some((row) => row.id === id && roleIn(scope, row) !== null))
      .map((id) => ({ id, title: '', error: new AppError(commonErrors.notFound) }))
    const editable: AnnuityRow[] = []
    for (const row of rows) {
      const role = roleIn(scope, row)
      if (role === null) continue
      if (canEdit(role)) editable.push(row)
      else refused.push({ id: row.id, title: row.item_title, error: new AppError(hostingErrors.readOnly) })
    }
    return { scope, editable, refused }
  }
  /** @throws 61021 for a link that does not hold */
  async function findAsked(token: string) {
    const [id = ''] = token.split('.')
    const found = isUuid(id) && isSame(token, tokenOf(id)) ? await decisions.findOpen(id, now()) : undefined
    if (!found) throw new AppError(hostingErrors.linkOver)
    return found
  }
  async function presentAsked(found: Awaited<ReturnType<typeof findAsked>>) {
    const [rows, prices, ownerName] = await Promise.all([
      repository.listByIds(found.deadline_ids),
      repository.loadPrices(today(), now()),
      decisions.nameOfAccount(found.account_id),
    ])
    return {
      ownerName,
      note: found.note,
      expiresAt: found.expires_at,
      items: rows.map((row) => priced(row, prices)),
    }
  }

  return {
    urlOf,
    today,

    async list(accountId: string, filter: AnnuityFilter, page: PageRequest | KeysetRequest<DayKey>) {
      const scope = await loadScope(accountId)
      const [{ rows, total }, prices] = await Promise.all([
        repository.list(scope, filter, rowRange(page)),
        repository.loadPrices(today(), now()),
      ])
      return { annuities: rows.map((row) => seen(scope, row, prices)), total }
    },

    /** All years of a patent. @throws 404 for one that the member does not see, or that is none */
    async ofPatent(accountId: string, id: string) {
      const { row: item } = await deps.portfolio.read(accountId, id)
      if (item.kind !== 'patent') throw new AppError(commonErrors.notFound)
      const found = annuitiesOf({
        office: item.office,
        kind: (item.patent_kind ?? 'patent') as PatentKind,
        filedOn: item.filed_on,
        grantedOn: item.registered_on,
        expiresOn: item.expires_on,
      })
      if (!found.known) return { gap: found.gap, years: [], unknownYears: [] }
      const [rows, prices] = await Promise.all([repository.listOfItem(id), repository.loadPrices(today(), now())])
      const years = found.annuities.map(({ year, deadline }) => {
        const row = rows.find((each) => each.year === year) ?? null
        const isOpen = row === null || row.stage === 'open'
        const price = isOpen
          ? prices.priceOf({
              office: item.office,
              patentKind: item.patent_kind,
              year,
              claims: item.claims,
              feeReduction: item.fee_reduction,
              filedOn: item.filed_on,
              grantedOn: item.registered_on,
              deadline,
              title: item.title,
              number: item.number,
            })
          : null
        return { year, deadline, row, price }
      })
      return { gap: null, years, unknownYears: found.unknownYears }
    },

    async decide(accountId: string, ids: readonly string[], decision: 'keep' | 'drop' | 'undecided') {
      const { editable, refused } = await split(accountId, ids)
      const fixed = await repository.decide(
        editable.map(({ id }) => id),
        decision,
        { by: accountId, name: await deps.nameOf(accountId), today: today(), at: now() },
      )
      const notDecided = editable
        .filter(({ id }) => fixed.includes(id))
        .map(({ id, item_title }) => ({ id, title: item_title, error: new AppError(hostingErrors.beingPaid) }))
      return { done: editable.length - fixed.length, refused: [...refused, ...notDecided] }
    },

    /** What can be ordered together, and its price; the rest is named. */
    async quote(accountId: string, ids: readonly string[]) {
      const { scope, editable, refused } = await split(accountId, ids)
      const prices = await repository.loadPrices(today(), now())
      const all = editable.map((row) => seen(scope, row, prices))
      const items = all.flatMap(({ row, price }) => (price?.known ? [{ row, price }] : []))
      const unpriced = all
        .filter(({ price }) => !price?.known)
        .map(({ row }) => ({ id: row.id, title: row.item_title, error: new AppError(hostingErrors.notOrderable) }))
      const sum = (of: 'officialFen' | 'serviceFen') => items.reduce((total, { price }) => total + price[of], 0)
      const [official, service] = [sum('officialFen'), sum('serviceFen')]
      return {
        items,
        refused: [...refused, ...unpriced],
        official: decimalOf(official),
        service: decimalOf(service),
        total: decimalOf(official + service),
      }
    },

    /** @throws 10132 without the agreement, 61020 where one cannot be ordered, 60202 for another price */
    async order(
      member: Member,
      { requestKey, ids, total, agree }: { requestKey: string; ids: string[]; total: string; agree: boolean },
      language: Language,
    ) {
      if (!agree) throw new AppError(orderErrors.agreementMissing)
      const ordered = await repository.order(
        member,
        { requestKey, ids, totalFen: parseMoney(total), vatRateBp: deps.vatRateBp, language },
        { scope: await loadScope(member.id), today: today(), at: now() },
      )
      if (!('problem' in ordered)) return ordered
      if (ordered.problem === 'notFound') throw new AppError(commonErrors.notFound)
      throw new AppError(ordered.problem === 'price' ? hostingErrors.priceChanged : hostingErrors.notOrderable)
    },

    /** @throws 61023 for too many links */
    async ask(
      accountId: string,
      request: { ids: string[]; note?: string | null | undefined; email?: string | null | undefined },
    ) {
      const { editable, refused } = await split(accountId, request.ids)
      if (refused.length > 0) throw refused[0]!.error
      const email = trimToNull(request.email)
      if (email !== null) checkContact('email', email)
      const ids = editable.map(({ id }) => id)
      const id = await decisions.create(accountId, { ids, note: trimToNull(request.note), email, urlOf }, now())
      if (id === null) throw new AppError(hostingErrors.tooManyAsked)
      const asked = editable.filter((row) => row.decision === 'undecided').map((row) => row.id)
      await repository.decide(asked, 'asked', {
        by: accountId,
        name: await deps.nameOf(accountId),
        today: today(),
        at: now(),
      })
      return (await decisions.find(id))!
    },

    listAsked: (accountId: string, page: PageRequest) => decisions.list(accountId, rowRange(page)),

    async revoke(accountId: string, id: string) {
      if (!(await decisions.revoke(accountId, id, now()))) throw new AppError(commonErrors.notFound)
    },

    readAsked: async (token: string) => presentAsked(await findAsked(token)),

    /** @throws 61021 for a link that does not hold */
    async answer(token: string, name: string, given: { id: string; decision: 'keep' | 'drop' }[]) {
      const found = await findAsked(token)
      const who = requireText('name', name)
      const asked = given.filter(({ id }) => found.deadline_ids.includes(id))
      for (const decision of ['keep', 'drop'] as const) {
        const ids = asked.filter((each) => each.decision === decision).map(({ id }) => id)
        if (ids.length > 0)
          await repository.decide(ids, decision, { by: found.account_id, name: who, today: today(), at: now() })
      }
      await decisions.recordAnswer(found.id, who, now())
      return presentAsked(found)
    },

    listManaged: (
      filter: { stage: OrderStage | null; office: string | null; keyword: string | null },
      page: PageRequest,
    ) => repository.listManaged(filter, rowRange(page)),

    listManagedByIds: (ids: readonly string[]) => repository.listManagedByIds(ids),

    async instruct(ids: readonly string[]) {
      const done = await repository.instruct(ids, now())
      const rows = await repository.listByIds(ids)
      const refused = [...new Set(ids)]
        .filter((id) => !done.includes(id))
        .map((id) => ({
          id,
          title: rows.find((row) => row.id === id)?.item_title ?? '',
          error: new AppError(hostingErrors.notPayable),
        }))
      return { done: done.length, refused }
    },

    /** @throws 400 for a day that lies ahead, 61022 where it is not paid for, or was recorded already */
    async recordPayment(id: string, { paidOn, file }: { paidOn: string; file: FormFile | null }, actor: Actor) {
      if (!isDay(paidOn) || paidOn > today())
        throw fieldRefusal('paidOn', 'format', {
          cn: '请填写今天或之前的日期',
          en: 'Please enter today or an earlier day.',
        })
      const [row] = await repository.listByIds([id])
      if (!row) throw new AppError(commonErrors.notFound)
      const stored =
        file && file.bytes.length > 0
          ? await deps.storeFile({
              kind: 'priority',
              original: file.original,
              bytes: file.bytes,
              ownerId: row.account_id,
              bucket: 'private',
            })
          : null
      const by = { actor, today: today(), at: now() }
      if (!(await repository.recordPayment(id, { paidOn, fileId: stored?.id ?? null }, by))) {
        if (stored) await deps.objects.delete(objectKey(stored))
        throw new AppError(hostingErrors.notPayable)
      }
      const [managed] = await repository.listManagedByIds([id])
      return managed!
    },

    /** @throws 404 where the member does not see it, or it has no receipt */
    async openReceipt(accountId: string, id: string) {
      const [row] = await repository.listByIds([id])
      if (!row || roleIn(await loadScope(accountId), row) === null || row.receipt_file_id === null)
        throw new AppError(commonErrors.notFound)
      return deps.files.openById(row.receipt_file_id)
    },
  }
}
export type AnnuitiesService = ReturnType<typeof createAnnuitiesService>
