import { randomUUID } from 'node:crypto'
import type { ProductContent, Sku } from '../../packages/db/src/index.ts'
import type { ApiBench } from './api-bench.ts'

type Given = Partial<Omit<ProductContent, 'skus'>> & { code?: string; skus?: Partial<Sku>[]; plan?: string | null }

/** A product that is sold from now on, with sizes of a plan named by its code, or of none. */
export async function buildProduct(
  { rows }: Pick<ApiBench, 'rows'>,
  { code = `p${randomUUID().slice(0, 8)}`, skus = [{}], plan = 'singleReport', ...given }: Given = {},
) {
  const id = randomUUID()
  const [planRow] = plan === null ? [] : await rows<{ id: string }>('SELECT id FROM plan WHERE code = $1', [plan])
  const content: ProductContent = {
    serviceType: 27,
    category: { code: 'single', name: { cn: '单项服务', en: 'Single services' } },
    productType: 4,
    orderGroup: 'Report',
    name: { cn: '注册可行性报告', en: 'Registrability report' },
    serviceName: { cn: '检索报告', en: 'Search report' },
    description: { cn: '说明', en: 'Description' },
    imageUrl: null,
    mode: 'fixed',
    position: 1,
    ...given,
    skus: skus.map((sku) => ({
      id: randomUUID(),
      unit: 'case',
      timeLimit: 'year',
      priceFen: 38_000,
      planId: planRow?.id ?? null,
      planUnits: 1,
      quantityMax: 50,
      officialFees: [],
      ...sku,
    })),
  }
  await rows('INSERT INTO product (id, code, draft) VALUES ($1, $2, $3)', [id, code, content])
  await rows(
    `INSERT INTO product_revision (product_id, revision, content, effective_at, author, reason)
     VALUES ($1, 1, $2, now(), 'test', 'test')`,
    [id, content],
  )
  return { id, code, content, skuId: content.skus[0]!.id }
}

type Member = Awaited<ReturnType<ApiBench['member']>>

/** An order of a member by a quote of its own. */
export async function buildOrder(
  { call }: Pick<ApiBench, 'call'>,
  member: Member,
  items: { skuId: string; quantity?: number }[],
): Promise<{ orderId: string; orderNo: string; amount: string; status: number }> {
  const quote = await call('POST', '/product/price/quote', {
    as: member.token,
    payload: { items: items.map(({ skuId, quantity = 1 }) => ({ skuId, quantity })) },
  })
  const order = await call('POST', '/order/order', {
    as: member.token,
    payload: { quoteId: quote.data.quoteId, agree: true },
  })
  if (order.code !== 0) throw new Error(`no order: ${JSON.stringify(order)}`)
  return order.data
}
