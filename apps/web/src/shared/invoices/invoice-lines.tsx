import type { Invoice } from '@markwright/api-client/models/invoice'
import { Table, type TableColumnType } from 'antd'
import { useTranslation } from 'react-i18next'
import { shownMoney } from '../lib/money.ts'
import { usePhoneWidth } from '../lib/use-media.ts'
import { SiteLink } from '../ui/site-link.tsx'

type Line = Invoice['lines'][number] & { key: number }

/** What is invoiced, with the VAT that it includes. `linkTo` leads to an order, where there is a page of it. */
export function InvoiceLines({
  invoice: { lines, amount, vat },
  linkTo,
}: {
  invoice: Pick<Invoice, 'lines' | 'amount' | 'vat'>
  linkTo: (orderNo: string) => string | null
}) {
  const { t } = useTranslation('invoices')
  const isPhone = usePhoneWidth()
  const rate = ({ kind, vatRate }: Line) => (kind === 'official' ? t('lines.noVat') : `${vatRate}%`)
  const columns: TableColumnType<Line>[] = [
    {
      title: t('lines.name'),
      render: (_value, line) => {
        const path = linkTo(line.orderNo)
        return (
          <>
            {t(`lines.kind.${line.kind}`, { name: line.name })}
            {line.quantity > 1 && ` × ${line.quantity}`}
            <br />
            {path ? (
              <SiteLink to={path} className="numeric" style={{ overflowWrap: 'anywhere' }}>
                {line.orderNo}
              </SiteLink>
            ) : (
              <span className="numeric" style={{ overflowWrap: 'anywhere' }}>
                {line.orderNo}
              </span>
            )}
            {isPhone && (
              <small style={{ display: 'block' }}>
                {t('lines.vatOf', { rate: rate(line), amount: shownMoney(line.vat) })}
              </small>
            )}
          </>
        )
      },
    },
    {
      title: t('lines.net'),
      align: 'right',
      className: 'numeric',
      responsive: ['md'],
      render: (_value, { net }) => shownMoney(net),
    },
    { title: t('lines.rate'), align: 'right', responsive: ['md'], render: (_value, line) => rate(line) },
    {
      title: t('lines.vat'),
      align: 'right',
      className: 'numeric',
      responsive: ['md'],
      render: (_value, line) => shownMoney(line.vat),
    },
    {
      title: t('lines.total'),
      align: 'right',
      className: 'numeric',
      render: (_value, line) => shownMoney(line.amount),
    },
  ]
  return (
    <>
      <Table<Line>
        rowKey="key"
        size="small"
        columns={columns}
        dataSource={lines.map((line, key) => ({ ...line, key }))}
        pagination={false}
      />
      <p style={{ textAlign: 'right', marginTop: 8 }}>
        <strong className="numeric">{t('lines.sum', { amount: shownMoney(amount) })}</strong>
        <br />
        <span className="numeric">{t('lines.sumVat', { amount: shownMoney(vat) })}</span>
      </p>
    </>
  )
}
