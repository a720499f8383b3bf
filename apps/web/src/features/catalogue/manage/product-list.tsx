import { useListProducts } from '@markwright/api-client/backoffice'
import { ProductState } from '@markwright/api-client/models/productState'
import type { ManagedProduct } from '@markwright/api-client/models/managedProduct'
import { Button, Flex } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { shownMoney } from '../../../shared/lib/money.ts'
import { useItemDetails } from '../../../shared/orders/use-item-details.ts'
import { listQuery } from '../../../shared/list/list-query.ts'
import { useListRequest } from '../../../shared/list/use-list-request.ts'
import { useMay } from '../../../shared/manage/use-may.ts'
import { Instant } from '../../../shared/manage/instant.tsx'
import { FilterChoice } from '../../../shared/list/filter-choice.tsx'
import { FilterSearch } from '../../../shared/list/filter-search.tsx'
import type { Column } from '../../../shared/list/record-list.tsx'
import { ManagedList } from '../../../shared/manage/managed-list.tsx'
import { StateTag, type Tone } from '../../../shared/manage/state-tag.tsx'
import { ProductDialog } from './product-dialog.tsx'
import { ProductHistory } from './product-history.tsx'
import { PublishDialog } from './publish-dialog.tsx'

const states = Object.values(ProductState)
const serviceTypes = ['27', '28'] as const
const tones: Record<ManagedProduct['state'], Tone> = {
  draft: 'calm',
  published: 'good',
  announced: 'warn',
  withdrawn: 'calm',
}

/** Products in every state: drafted, published, withdrawn. */
export function ProductList() {
  const { t } = useTranslation(['backoffice', 'commerce'])
  const language = useLanguage()
  const detailsOf = useItemDetails()
  const may = useMay()
  const list = useListRequest({ keyword: 'text', state: states, type: serviceTypes })
  const [edited, setEdited] = useState<ManagedProduct | 'new' | null>(null)
  const [shown, setShown] = useState<ManagedProduct | null>(null)
  const [published, setPublished] = useState<{ product: ManagedProduct; withdraws: boolean } | null>(null)
  const { type, ...filter } = list.filter
  const result = useListProducts(
    { ...list.page, ...filter, ...(type && { serviceType: Number(type) as 27 | 28 }) },
    { query: listQuery },
  )
  const columns: Column<ManagedProduct>[] = [
    {
      key: 'name',
      title: t('commerce:product.name'),
      render: ({ product, code }) => (
        <>
          <strong>{product.productName[language]}</strong>
          <br />
          <small>{code}</small>
        </>
      ),
    },
    {
      key: 'type',
      title: t('commerce:product.serviceType'),
      render: ({ product }) => t(`commerce:product.serviceTypes.${product.serviceType}`),
    },
    {
      key: 'prices',
      title: t('commerce:product.prices'),
      render: ({ product }) =>
        product.modeType === 'contact'
          ? t('commerce:product.modes.contact')
          : product.skus.map((sku, index) => (
              <div key={sku.id ?? index} className="numeric">
                {shownMoney(sku.price)} · {detailsOf({ ...sku, wordCount: null, callCount: null, dailyLimit: null })}
              </div>
            )),
    },
    {
      key: 'state',
      title: t('commerce:order.state'),
      render: ({ state: current, hasChanges, publishTime }) => (
        <>
          <StateTag tone={tones[current]} text={t(`commerce:product.states.${current}`)} />{' '}
          {hasChanges && current !== 'draft' && <StateTag tone="warn" text={t('commerce:product.changed')} />}
          {publishTime && (
            <>
              <br />
              <Instant at={publishTime} />
            </>
          )}
        </>
      ),
    },
    {
      key: 'acts',
      title: t('commerce:acts'),
      render: (row) => (
        <Flex gap={8} wrap>
          {may('prices.edit') && (
            <Button size="small" aria-haspopup="dialog" onClick={() => setEdited(row)}>
              {t('commerce:product.edit')}
            </Button>
          )}
          {may('prices.publish') && (row.hasChanges || row.state === 'withdrawn') && (
            <Button
              size="small"
              type="primary"
              aria-haspopup="dialog"
              onClick={() => setPublished({ product: row, withdraws: false })}
            >
              {t('commerce:product.publish')}
            </Button>
          )}
          {may('prices.publish') && (row.state === 'published' || row.state === 'announced') && (
            <Button
              size="small"
              danger
              aria-haspopup="dialog"
              onClick={() => setPublished({ product: row, withdraws: true })}
            >
              {t('commerce:product.withdraw')}
            </Button>
          )}
          <Button size="small" aria-haspopup="dialog" onClick={() => setShown(row)}>
            {t('commerce:product.history')}
          </Button>
        </Flex>
      ),
    },
  ]
  return (
    <>
      <ManagedList
        label={t('commerce:prices.tabs.products')}
        answer={result}
        list={list}
        columns={columns}
        filters={
          <>
            <FilterSearch name="keyword" label={t('commerce:search')} />
            <FilterChoice
              name="type"
              label={t('commerce:product.serviceType')}
              values={serviceTypes}
              wordFor={(value) => t(`commerce:product.serviceTypes.${value}`)}
            />
            <FilterChoice
              name="state"
              label={t('commerce:order.state')}
              values={states}
              wordFor={(value) => t(`commerce:product.states.${value}`)}
            />
          </>
        }
        create={may('prices.edit') && { label: t('commerce:product.new'), onClick: () => setEdited('new') }}
        empty={{ title: t('commerce:product.none'), text: t('commerce:product.noneText') }}
      />
      <ProductDialog product={edited} onClose={() => setEdited(null)} />
      <PublishDialog published={published} onClose={() => setPublished(null)} />
      <ProductHistory product={shown} onClose={() => setShown(null)} />
    </>
  )
}
