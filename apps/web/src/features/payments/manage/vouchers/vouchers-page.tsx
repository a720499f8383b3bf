import { useListVouchers } from '@markwright/api-client/backoffice'
import { ListVouchersState } from '@markwright/api-client/models/listVouchersState'
import type { ManagedVoucher } from '@markwright/api-client/models/managedVoucher'
import { useTranslation } from 'react-i18next'
import { manageOrderPath, manageUserPath } from '../../../../shared/lib/paths.ts'
import { shownMoney } from '../../../../shared/lib/money.ts'
import { SiteLink } from '../../../../shared/ui/controls/site-link.tsx'
import { WorkPage } from '../../../../shared/ui/layout/work-page.tsx'
import { Instant } from '../../../../shared/manage/instant.tsx'
import { FilterChoice } from '../../../../shared/list/filter-choice.tsx'
import { FilterSearch } from '../../../../shared/list/filter-search.tsx'
import type { Column } from '../../../../shared/list/record-list.tsx'
import { ManagedList } from '../../../../shared/manage/managed-list.tsx'
import { StateTag, type Tone } from '../../../../shared/manage/state-tag.tsx'
import { VoucherActions } from './voucher-actions.tsx'
import { VoucherFile } from './voucher-file.tsx'
import { listQuery } from '../../../../shared/list/list-query.ts'
import { useListRequest } from '../../../../shared/list/use-list-request.ts'
import { useMay } from '../../../../shared/manage/use-may.ts'

const states = Object.values(ListVouchersState)
const tones: Record<ManagedVoucher['state'], Tone> = { submitted: 'warn', approved: 'good', rejected: 'bad' }

/** Proofs of transfers, which staff compare with the account. */
export function VouchersPage() {
  const { t } = useTranslation(['backoffice', 'commerce'])
  const mayReview = useMay()('payments.review')
  const list = useListRequest({ keyword: 'text', state: states })
  const result = useListVouchers(list.request, { query: listQuery })
  const columns: Column<ManagedVoucher>[] = [
    {
      key: 'payer',
      title: t('commerce:voucher.payer'),
      render: ({ payer, id, fileName, fileType, createTime }) => (
        <>
          <div>{payer}</div>
          <VoucherFile id={id} name={fileName} type={fileType} /> <Instant at={createTime} />
        </>
      ),
    },
    {
      key: 'orders',
      title: t('commerce:order.number'),
      render: ({ orders }) =>
        orders.map(({ id, orderNo }) => (
          <div key={id}>
            <SiteLink to={manageOrderPath(id)} className="numeric">
              {orderNo}
            </SiteLink>
          </div>
        )),
    },
    {
      key: 'amount',
      title: t('commerce:voucher.amount'),
      render: ({ amount, due }) => (
        <>
          <div className="numeric">{shownMoney(amount)}</div>
          <div className="numeric">/ {shownMoney(due)}</div>
        </>
      ),
    },
    {
      key: 'paidOn',
      title: t('commerce:voucher.paidOn'),
      render: ({ paidOn }) => <span className="day">{paidOn}</span>,
    },
    {
      key: 'state',
      title: t('commerce:order.state'),
      render: ({ state: current, rejectReason }) => (
        <>
          <StateTag tone={tones[current]} text={t(`commerce:voucher.states.${current}`)} />
          {rejectReason && ` ${rejectReason}`}
        </>
      ),
    },
    {
      key: 'member',
      title: t('commerce:order.member'),
      render: ({ userId, userPhone, company }) => (
        <>
          <SiteLink to={manageUserPath(userId)}>{userPhone}</SiteLink>
          {company && ` · ${company}`}
        </>
      ),
    },
    {
      key: 'acts',
      title: t('commerce:acts'),
      render: (voucher) =>
        voucher.state === 'submitted' ? (
          mayReview && <VoucherActions voucher={voucher} />
        ) : (
          <>
            {voucher.decidedBy} · <Instant at={voucher.decideTime} />
          </>
        ),
    },
  ]
  return (
    <WorkPage title={t('menu.vouchers')} lead={t('commerce:voucher.lead')}>
      <ManagedList
        label={t('menu.vouchers')}
        answer={result}
        list={list}
        columns={columns}
        filters={
          <>
            <FilterSearch
              name="keyword"
              label={t('commerce:search')}
              placeholder={t('commerce:voucher.searchPlaceholder')}
            />
            <FilterChoice
              name="state"
              label={t('commerce:order.state')}
              values={states}
              wordFor={(value) => t(`commerce:voucher.states.${value}`)}
            />
          </>
        }
        empty={{ title: t('commerce:voucher.none'), text: t('commerce:voucher.noneText') }}
      />
    </WorkPage>
  )
}
