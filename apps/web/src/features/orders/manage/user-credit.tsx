import { getGetUserCreditQueryKey, useGetUserCredit } from '@markwright/api-client/backoffice'
import type { UserCredit as Credit } from '@markwright/api-client/models/userCredit'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Flex, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import { manageOrderPath } from '../../../shared/lib/paths.ts'
import { shownMoney } from '../../../shared/lib/money.ts'
import { useMay } from '../../../shared/manage/use-may.ts'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { Facts } from '../../../shared/ui/layout/facts.tsx'
import { CreditLimitDialog } from './credit-limit-dialog.tsx'

/** The credit limit of a member, what is owed, and what staff have proposed and decided about it. */
export function UserCredit({ userId, isReadOnly }: { userId: string; isReadOnly: boolean }) {
  const may = useMay()
  return may('orders.read') ? <Shown userId={userId} mayPropose={may('orders.manage') && !isReadOnly} /> : null
}

function Shown({ userId, mayPropose }: { userId: string; mayPropose: boolean }) {
  const { t } = useTranslation('commerce')
  const queryClient = useQueryClient()
  const [isProposing, setIsProposing] = useState(false)
  const { data, error, refetch } = useGetUserCredit(userId, { query: { staleTime: 0 } })
  return (
    <section aria-labelledby="credit-title" style={{ marginTop: 28 }}>
      <Flex justify="space-between" align="center">
        <h3 id="credit-title">{t('credit.title')}</h3>
        {mayPropose && (
          <Button size="small" aria-haspopup="dialog" onClick={() => setIsProposing(true)}>
            {t('credit.propose')}
          </Button>
        )}
      </Flex>
      {error && !data && <ErrorView error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton active paragraph={{ rows: 2 }} />}
      {data && <CreditFacts credit={data} />}
      {mayPropose && (
        <CreditLimitDialog
          userId={userId}
          isOpen={isProposing}
          onDone={() => void queryClient.invalidateQueries({ queryKey: getGetUserCreditQueryKey(userId) })}
          onClose={() => setIsProposing(false)}
        />
      )}
    </section>
  )
}

function CreditFacts({ credit: { limit, used, available, endDate, isInForce, orders, requests } }: { credit: Credit }) {
  const { t } = useTranslation('commerce')
  return (
    <>
      {limit === null ? (
        <p style={{ marginTop: 8 }}>{t('credit.noLimit')}</p>
      ) : (
        <Facts
          facts={[
            [t('credit.limit'), isInForce ? shownMoney(limit) : `${shownMoney(limit)} · ${t('credit.notInForce')}`],
            [t('credit.used'), shownMoney(used)],
            [t('credit.available'), shownMoney(available)],
            [t('credit.until'), endDate ?? t('credit.noEnd')],
          ]}
        />
      )}
      {orders.length > 0 && (
        <ul aria-label={t('credit.orders')} style={{ listStyle: 'none', marginTop: 8 }}>
          {orders.map(({ id, orderNo, missing, creditTime }) => (
            <li key={id}>
              <SiteLink to={manageOrderPath(id)} className="numeric">
                {orderNo}
              </SiteLink>{' '}
              · {shownMoney(missing)} · {toLocalMinute(creditTime)}
            </li>
          ))}
        </ul>
      )}
      {requests.length > 0 && (
        <>
          <h4 style={{ marginTop: 12 }}>{t('credit.history')}</h4>
          <ul aria-label={t('credit.history')} style={{ listStyle: 'none' }}>
            {requests.map(({ id, state, creditLimit, requestedBy, requestTime, decidedBy, reason, decisionReason }) => (
              <li key={id} style={{ marginTop: 6, overflowWrap: 'anywhere' }}>
                {t('credit.request', {
                  amount: shownMoney(creditLimit?.amount ?? '0.00'),
                  state: t(`credit.states.${state}`),
                  name: requestedBy,
                })}
                {decidedBy && ` · ${t('credit.decided', { name: decidedBy })}`}
                <br />
                {[toLocalMinute(requestTime), reason, decisionReason].filter(Boolean).join(' · ')}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
