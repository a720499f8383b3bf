import type { Schemas } from '@markwright/contract'
import type { ProductContent } from '@markwright/db'
import { countryName } from '@markwright/domain/places/countries'
import { formatInstant } from '@markwright/domain/dates/calendar'
import { decimalOf, isCurrency } from '@markwright/domain/money/amounts'
import { isDeepStrictEqual } from 'node:util'
import type { Language } from '../../kernel/language.ts'
import type { FeeRow, RateRow } from './figures.repository.ts'
import type { ProductRow, ProductsRepository } from './products.repository.ts'

const presentContent = (content: ProductContent): Schemas['ProductFields'] => ({
  serviceType: content.serviceType,
  categoryCode: content.category.code,
  categoryName: content.category.name,
  productType: content.productType,
  orderGroup: content.orderGroup,
  productName: content.name,
  serviceName: content.serviceName,
  serviceDesc: content.description,
  imageUrl: content.imageUrl,
  modeType: content.mode,
  position: content.position,
  skus: content.skus.map(({ priceFen, ...sku }) => ({ ...sku, price: decimalOf(priceFen) })),
})

export const presentProduct = (row: ProductRow): Schemas['ManagedProduct'] => ({
  id: row.id,
  code: row.code,
  state: row.state,
  version: row.version,
  hasChanges: row.published === null || !isDeepStrictEqual(row.published.content, row.draft),
  revision: row.published?.revision ?? null,
  publishTime: row.published && formatInstant(row.published.effectiveAt),
  updateTime: formatInstant(row.updatedAt),
  product: presentContent(row.draft),
})

type RevisionRow = Awaited<ReturnType<ProductsRepository['listRevisions']>>[number]
export const presentRevision = (row: RevisionRow): Schemas['ProductRevision'] => ({
  revision: row.revision,
  isWithdrawn: row.is_withdrawn,
  effectiveTime: formatInstant(row.effective_at),
  author: row.author,
  reason: row.reason,
  createTime: formatInstant(row.created_at),
  product: presentContent(row.content),
})

export const presentFee = (row: FeeRow, language: Language): Schemas['Fee'] => ({
  id: row.id,
  office: row.office,
  officeName: countryName(row.office, language),
  code: row.code,
  right: row.right,
  nameCn: row.name_cn,
  nameEn: row.name_en,
  currency: row.currency,
  amount: row.amount_minor === null || !isCurrency(row.currency) ? null : decimalOf(row.amount_minor, row.currency),
  validFrom: row.valid_from,
  source: row.source,
  author: row.author,
  version: row.version,
  isCurrent: row.is_current,
})

export const presentRate = (row: RateRow): Schemas['Rate'] => ({
  id: `${row.currency} ${row.valid_on}`,
  currency: row.currency,
  validOn: row.valid_on,
  rate: row.rate,
  source: row.source,
  author: row.author,
  createTime: formatInstant(row.created_at),
  isCurrent: row.is_current,
})
