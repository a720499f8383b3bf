import type { ProductContent } from '@markwright/db'
import { randomUUID } from 'node:crypto'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import { fieldRefusal, readAmount, requireText } from '../../kernel/fields.ts'
import { type PageRequest, rowRange } from '../../kernel/pagination.ts'
import { type Actor, readInstant } from '../backoffice/index.ts'
import { catalogueErrors } from './catalogue.errors.ts'
import type { ProductFilter, ProductsRepository } from './products.repository.ts'

type LocalText = { cn: string; en: string }
/** A product as the contract has it. */
export type ProductFields = {
  serviceType: 27 | 28
  categoryCode: string
  categoryName: LocalText
  productType: number | null
  orderGroup: string
  productName: LocalText
  serviceName: LocalText
  serviceDesc: LocalText
  imageUrl: string | null
  modeType: ProductContent['mode']
  position: number
  skus: {
    id?: string | undefined
    unit: ProductContent['skus'][number]['unit']
    timeLimit: ProductContent['skus'][number]['timeLimit']
    price: string
    planId: string | null
    planUnits: number
    quantityMax: number
    officialFees: { office: string; code: string }[]
  }[]
}
export type Publication = { version: number; reason: string; effectiveTime?: string | null | undefined }

const ANNOUNCED_DAYS_MAX = 366
const DAY_MS = 24 * 60 * 60 * 1000

/** The price list as staff work on it: drafts, publishing, history. */
export function createProductsService(deps: {
  repository: ProductsRepository
  hasPlan: (id: string) => Promise<boolean>
  now: () => Date
}) {
  const { repository, now } = deps

  const find = async (id: string) => {
    const found = await repository.find(id)
    if (!found) throw new AppError(commonErrors.notFound)
    return found
  }

  async function readFields(fields: ProductFields): Promise<ProductContent> {
    const skus = []
    for (const [index, { id, price, ...sku }] of fields.skus.entries()) {
      const priceFen = readAmount(`skus.${index}.price`, price)
      if (sku.planId !== null && !(await deps.hasPlan(sku.planId)))
        throw fieldRefusal(`skus.${index}.planId`, 'unknown', { cn: '没有这个方案', en: 'There is no such plan.' })
      skus.push({ id: id ?? randomUUID(), priceFen, ...sku })
    }
    if (new Set(skus.map(({ id }) => id)).size < skus.length)
      throw fieldRefusal('skus', 'duplicate', { cn: '规格重复', en: 'A size is listed twice.' })
    return {
      serviceType: fields.serviceType,
      category: { code: fields.categoryCode, name: fields.categoryName },
      productType: fields.productType,
      orderGroup: fields.orderGroup,
      name: fields.productName,
      serviceName: fields.serviceName,
      description: fields.serviceDesc,
      imageUrl: fields.imageUrl,
      mode: fields.modeType,
      position: fields.position,
      skus,
    }
  }

  /** @throws 400 where there is no such time, or it is past or more than a year away. */
  function readEffect(time: string | null | undefined): Date {
    if (!time) return now()
    const at = readInstant(time)
    if (!at || at < now() || at.getTime() > now().getTime() + ANNOUNCED_DAYS_MAX * DAY_MS)
      throw fieldRefusal('effectiveTime', 'range', {
        cn: '生效时间须在一年之内，且不早于现在',
        en: 'The time must lie within a year from now.',
      })
    return at
  }

  const publish = async (id: string, publication: Publication, isWithdrawn: boolean, actor: Actor) => {
    const { code, draft } = await find(id)
    const reason = requireText('reason', publication.reason)
    if (!isWithdrawn && draft.mode !== 'contact' && draft.skus.length === 0) throw new AppError(catalogueErrors.noPrice)
    const revision = { isWithdrawn, effectiveAt: readEffect(publication.effectiveTime), reason }
    if (!(await repository.publish({ id, code, version: publication.version }, revision, actor)))
      throw new AppError(commonErrors.changedMeanwhile)
    return find(id)
  }

  return {
    find,

    list: (filter: ProductFilter, page: PageRequest) => repository.list(filter, rowRange(page)),

    async listRevisions(id: string) {
      await find(id)
      return repository.listRevisions(id)
    },

    /** @throws 50530 where the code is in use, 400 for fields that are wrong. */
    async create(code: string, fields: ProductFields, actor: Actor) {
      const id = await repository.create(code, await readFields(fields), actor)
      if (id === null) throw new AppError(catalogueErrors.codeInUse)
      return find(id)
    },

    /** @throws 409 where it has another version. */
    async update(id: string, version: number, fields: ProductFields, actor: Actor) {
      const { code } = await find(id)
      if (!(await repository.update({ id, code, version }, await readFields(fields), actor)))
        throw new AppError(commonErrors.changedMeanwhile)
      return find(id)
    },

    /** @throws 409, 50531 where it has no price. */
    publish: (id: string, publication: Publication, actor: Actor) => publish(id, publication, false, actor),

    withdraw: (id: string, publication: Publication, actor: Actor) => publish(id, publication, true, actor),
  }
}
export type ProductsService = ReturnType<typeof createProductsService>
