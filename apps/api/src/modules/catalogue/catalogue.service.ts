import { ANNUITY_ORDERS } from '@markwright/hosting'
import { findDefinition } from '@markwright/cases'
import type { DisplayRate } from '@markwright/db'
import { HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import { type CurrentFee, type CurrentRate, type PriceLine, priceItems, type SoldProduct } from '@markwright/orders'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import type { RateLimits } from '../../kernel/rate-limit.ts'
import { catalogueErrors } from './catalogue.errors.ts'
import type { CatalogueRepository } from './catalogue.repository.ts'

const quotesOfAddress = { name: 'quote', max: 60, windowSeconds: 60 }
const LINES_MAX = 20

/** Who requests a price; a visitor by the address. */
export type Customer = { accountId: string | null; ip: string }

/** Prices, fees of offices and quotes, as members and visitors see them. */
export function createCatalogueService(deps: {
  repository: CatalogueRepository
  limits: RateLimits
  /** Hundredths of a percent. */
  vatRateBp: number
  now: () => Date
}) {
  const { repository, now, vatRateBp } = deps
  const today = () => todayIn(HOME_ZONE, now())

  /** The rate of the account's display currency; null for CNY, and where no rate was entered. */
  async function displayRate(accountId: string | null): Promise<DisplayRate | null> {
    if (accountId === null) return null
    const currency = await repository.displayCurrency(accountId)
    if (currency === 'CNY') return null
    return (await repository.listRates(today())).find((rate) => rate.currency === currency) ?? null
  }

  return {
    vatRateBp,

    async listPrices(serviceType: 27 | 28 | undefined, accountId: string | null) {
      const [sold, announced, figures, open, display] = await Promise.all([
        repository.listSold(now()),
        repository.listAnnounced(now()),
        repository.planFigures(),
        accountId === null ? new Map<string, string>() : repository.openOrders(accountId),
        displayRate(accountId),
      ])
      const listed = (products: SoldProduct[], isSold: boolean) =>
        products
          .filter(({ content }) => pricingOf(content.productType) !== 'listed' && content.orderGroup !== ANNUITY_ORDERS)
          .filter(({ content }) => serviceType === undefined || content.serviceType === serviceType)
          .map((product) => ({ product, isSold, openOrderId: open.get(product.id) ?? null, figures, display }))
      return [...listed(sold, true), ...listed(announced, false)]
    },

    /** What offices charge today, with the rates by which that is converted. */
    async listFees({ country, type }: { country?: string | undefined; type?: 'trademark' | 'patent' | undefined }) {
      const [fees, rates] = await Promise.all([repository.listFees(today()), repository.listRates(today())])
      return {
        fees: fees.filter(
          ({ office, right }) =>
            (country === undefined || office === country) && (type === undefined || right === type),
        ),
        rates,
      }
    },

    /** @throws 50510 for what is not sold, 50511 without a fee or rate, 50513 for too many, 429 for too many quotes. */
    async createQuote(wanted: readonly { skuId: string; quantity: number }[], { accountId, ip }: Customer) {
      await deps.limits.spend(quotesOfAddress, accountId ?? ip)
      const [sold, plans, fees, rates, display] = await Promise.all([
        repository.listSold(now()),
        repository.planFigures(),
        repository.listFees(today()),
        repository.listRates(today()),
        displayRate(accountId),
      ])
      const lines = readLines(wanted, sold)
      const priced = priceItems(lines, { fees, rates, plans, vatRateBp })
      if ('missing' in priced)
        throw new AppError(catalogueErrors.figureMissing, { missing: priced.missing, name: priced.name })
      const { id } = await repository.saveQuote({ ...priced, accountId, vatRateBp, display, at: now() })
      return this.getQuote(id, accountId)
    },

    /** @throws 404 for one of somebody else, and for one that has expired. */
    async getQuote(id: string, accountId: string | null) {
      const readAt = now()
      const quote = await repository.findQuote(id, accountId, readAt)
      if (!quote) throw new AppError(commonErrors.notFound)
      return { quote, readAt }
    },
  }
}
export type CatalogueService = ReturnType<typeof createCatalogueService>
export type ListedPrice = Awaited<ReturnType<CatalogueService['listPrices']>>[number]
export type ListedFees = {
  fees: (CurrentFee & { right: 'trademark' | 'patent'; source: string })[]
  rates: CurrentRate[]
}

/** How a matter that is ordered as a case, with what is to be filed, gets its price; null for what is no such matter. */
export function pricingOf(productType: number | null): 'listed' | 'quoted' | null {
  const definition = productType === null ? null : findDefinition(productType)
  return definition && (definition.pricing ?? 'listed')
}

/** The same size twice is one line. */
function readLines(wanted: readonly { skuId: string; quantity: number }[], sold: readonly SoldProduct[]): PriceLine[] {
  const quantities = new Map<string, number>()
  for (const { skuId, quantity } of wanted) quantities.set(skuId, (quantities.get(skuId) ?? 0) + quantity)
  if (quantities.size > LINES_MAX) throw new AppError(catalogueErrors.tooMany)
  return [...quantities].map(([skuId, quantity]) => {
    const product = sold.find(
      ({ content }) =>
        content.mode !== 'contact' &&
        pricingOf(content.productType) === null &&
        content.orderGroup !== ANNUITY_ORDERS &&
        content.skus.some(({ id }) => id === skuId),
    )
    const sku = product?.content.skus.find(({ id }) => id === skuId)
    if (!product || !sku) throw new AppError(catalogueErrors.notSold)
    if (quantity > sku.quantityMax) throw new AppError(catalogueErrors.tooMany, { max: sku.quantityMax })
    return { productId: product.id, revision: product.revision, content: product.content, sku, quantity }
  })
}
