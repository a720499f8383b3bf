import { createQuote } from '@markwright/api-client/catalogue'
import { useGetSite } from '@markwright/api-client/operations'
import type { PriceListItem } from '@markwright/api-client/models/priceListItem'
import { Button, InputNumber, Modal } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { skuUnitLabels, timeLimitLabels } from '@markwright/domain/money/order-statuses'
import { StartCase } from '../cases/start-case.tsx'
import { useLanguage } from '../i18n/language.ts'
import { toLocalMinute } from '../lib/local-time.ts'
import { shownMoney } from '../lib/money.ts'
import { useAction } from '../lib/use-action.ts'
import { useItemDetails } from '../orders/use-item-details.ts'
import { useIsMember } from '../session/session.ts'
import { openSignIn } from '../session/sign-in-dialog.ts'
import { ErrorNote } from '../ui/feedback/error-note.tsx'
import { ButtonLink } from '../ui/controls/button-link.tsx'
import { Field } from '../ui/forms/field.tsx'
import { whenSlow } from '../ui/feedback/when-slow.tsx'
import styles from './prices.module.css'

/** Where a price is confirmed and ordered, and where an order is paid; the site has the same paths. */
const confirmPath = (quoteId: string) => `/pay/orderInfo?quote=${quoteId}`
const payPath = (orderId: string) => `/pay/pay?ids=${orderId}`

/** A product with its sizes; a visitor signs in before ordering. */
export function PriceCard({ item }: { item: PriceListItem }) {
  const { t } = useTranslation('catalogue')
  const language = useLanguage()
  const detailsOf = useItemDetails()
  const navigate = useNavigate()
  const isMember = useIsMember()
  const [skuId, setSkuId] = useState(item.skus[0]?.skuId ?? '')
  const [quantity, setQuantity] = useState(1)
  const [isDialogOpen, setIsDialogOpen] = useState(false)
  const sku = item.skus.find((each) => each.skuId === skuId) ?? item.skus[0]
  const arePeriods = differInPeriod(item.skus)
  const order = useAction(async () => {
    if (!isMember) return openSignIn()
    const { quoteId } = await createQuote({ items: [{ skuId: sku!.skuId, quantity }] })
    await navigate(confirmPath(quoteId))
  })
  return (
    <article className={styles.card}>
      <h3>{item.productName}</h3>
      <p className={styles.description}>{item.serviceDesc}</p>
      {sku && (
        <>
          <p className={styles.price}>
            <strong className="numeric">{shownMoney(sku.price)}</strong>
            <span> / {sku.timeLimit === 'week' ? t('week') : skuUnitLabels[sku.unit][language]}</span>
            {item.display && sku.displayPrice && (
              <span className={styles.converted}>
                {t('converted', { amount: shownMoney(sku.displayPrice, item.display.currency) })}
              </span>
            )}
          </p>
          <p className={styles.details}>
            {detailsOf(sku)}
            {sku.officialFees && ` · ${t('plusOfficial')}`}
          </p>
          <div className={styles.choice}>
            {item.skus.length > 1 && (
              <fieldset className={styles.sizes} data-periods={arePeriods || undefined}>
                <legend>{t(arePeriods ? 'period' : 'size')}</legend>
                {item.skus.map((each) => (
                  <label key={each.skuId}>
                    <input
                      type="radio"
                      name={`size-${item.id}`}
                      checked={each.skuId === sku.skuId}
                      onChange={() => {
                        setSkuId(each.skuId)
                        setQuantity(1)
                      }}
                    />
                    <span>
                      {arePeriods
                        ? timeLimitLabels[each.timeLimit!][language]
                        : `${shownMoney(each.price)} · ${detailsOf(each)}`}
                    </span>
                  </label>
                ))}
              </fieldset>
            )}
            {/* A package lasts for its period, and once is enough. */}
            {sku.unit === 'case' && sku.quantityMax > 1 && (
              <Field label={t('quantity')}>
                {(control) => (
                  <InputNumber
                    {...control}
                    value={quantity}
                    min={1}
                    max={sku.quantityMax}
                    precision={0}
                    onChange={(next) => setQuantity(next ?? 1)}
                  />
                )}
              </Field>
            )}
          </div>
        </>
      )}
      <ErrorNote error={order.error} />
      <div className={styles.actions}>
        {item.button === 'wait' ? (
          <p className={styles.details}>{t('from', { time: toLocalMinute(item.publishTime) })}</p>
        ) : item.button === 'quote' && item.productType !== null ? (
          <StartCase productType={item.productType} label={item.btnName} />
        ) : item.button === 'contact' ? (
          <Button onClick={() => setIsDialogOpen(true)} aria-haspopup="dialog">
            {item.btnName}
          </Button>
        ) : (
          <>
            <Button type="primary" loading={whenSlow(order.isRunning)} onClick={() => void order.run()}>
              {t('buy')}
              <span className="visually-hidden"> {item.productName}</span>
            </Button>
            {item.openOrderId && <ButtonLink to={payPath(item.openOrderId)}>{t('payOpen')}</ButtonLink>}
          </>
        )}
      </div>
      <ContactDialog isOpen={isDialogOpen} name={item.productName} onClose={() => setIsDialogOpen(false)} />
    </article>
  )
}

/** Whether the sizes are periods, each there once. */
const differInPeriod = (skus: PriceListItem['skus']): boolean =>
  skus.every(({ timeLimit }) => timeLimit !== null) &&
  new Set(skus.map(({ timeLimit }) => timeLimit)).size === skus.length

function ContactDialog({ isOpen, name, onClose }: { isOpen: boolean; name: string; onClose: () => void }) {
  const { t } = useTranslation('catalogue')
  const { data } = useGetSite({ query: { staleTime: Infinity } })
  return (
    <Modal
      open={isOpen}
      title={name}
      footer={<Button onClick={onClose}>{t('contact.close')}</Button>}
      onCancel={onClose}
    >
      <p>{t('contact.text')}</p>
      <p className={styles.contact}>{data?.contact ?? t('contact.none')}</p>
    </Modal>
  )
}
