import {
  createPaymentLink,
  getListPaymentLinksQueryKey,
  revokePaymentLink,
  useListPaymentLinks,
} from '@markwright/api-client/payments'
import type { Order } from '@markwright/api-client/models/order'
import type { PaymentLink } from '@markwright/api-client/models/paymentLink'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Flex } from 'antd'
import { useTranslation } from 'react-i18next'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { CopyText } from '../../../shared/ui/controls/copy-text.tsx'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { whenSlow } from '../../../shared/ui/feedback/when-slow.tsx'
import styles from './order-detail.module.css'

/** Links by which somebody without an account pays an order. */
export function PaymentLinks({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const queryClient = useQueryClient()
  const { data, error } = useListPaymentLinks(order.id, { query: { staleTime: 0, retry: false } })
  const show = (links: PaymentLink[]) => {
    queryClient.setQueryData(getListPaymentLinksQueryKey(order.id), links)
  }
  const create = useAction(async () => show(await createPaymentLink(order.id)))
  const revoke = useAction(async ({ id }: PaymentLink) => show(await revokePaymentLink(order.id, id)))
  const links = data ?? []
  if (!order.can.pay && links.length === 0) return null
  return (
    <section>
      <h2 className={styles.heading}>{t('links.title')}</h2>
      {order.can.pay && <p style={{ marginTop: 8 }}>{t('links.text')}</p>}
      {links.length > 0 && (
        <ul className={styles.links} aria-label={t('links.title')}>
          {links.map((link) => (
            <li key={link.id}>
              <span>{t(`links.state.${link.status}`, { time: toLocalMinute(link.expireTime) })}</span>
              {link.status !== 'revoked' && (
                <Flex gap={8} wrap>
                  {link.status !== 'expired' && link.status !== 'closed' && (
                    <CopyText label={t('links.copy')} text={`${window.location.origin}/#${link.path}`} />
                  )}
                  <Button type="text" danger disabled={revoke.isRunning} onClick={() => void revoke.run(link)}>
                    {t('links.revoke')}
                  </Button>
                </Flex>
              )}
            </li>
          ))}
        </ul>
      )}
      {order.can.pay && (
        <Button style={{ marginTop: 12 }} loading={whenSlow(create.isRunning)} onClick={() => void create.run()}>
          {t('links.create')}
        </Button>
      )}
      <ErrorNote error={create.error ?? revoke.error ?? error} act="change" />
    </section>
  )
}
