import type { Invoice } from '@markwright/api-client/models/invoice'
import { useTranslation } from 'react-i18next'
import { shownMoney } from '../lib/money.ts'
import type { Column } from '../list/column.ts'
import { SmallTable } from '../list/small-table.tsx'
import { SiteLink } from '../ui/controls/site-link.tsx'

type Line = Invoice['lines'][number]

/** What is invoiced, with the VAT that it includes. `linkTo` leads to an order, where there is a page of it. */
export function InvoiceLines({
  invoice: { lines, amount, vat },
  linkTo,
}: {
  invoice: Pick<Invoice, 'lines' | 'amount' | 'vat'>
  linkTo: (orderNo: string) => string | null
}) {
  const { t } = useTranslation('invoices')
  const columns: Column<Line>[] = [
    {
      key: 'name',
      title: t('lines.name'),
      render: (line) => {
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
          </>
        )
      },
    },
    { key: 'net', title: t('lines.net'), isNumber: true, render: (line) => shownMoney(line.net) },
    {
      key: 'rate',
      title: t('lines.rate'),
      isNumber: true,
      render: ({ kind, vatRate }) => (kind === 'official' ? t('lines.noVat') : `${vatRate}%`),
    },
    { key: 'vat', title: t('lines.vat'), isNumber: true, render: (line) => shownMoney(line.vat) },
    { key: 'total', title: t('lines.total'), isNumber: true, render: (line) => shownMoney(line.amount) },
  ]
  return (
    <>
      <SmallTable label={t('lines.label')} rows={lines} keyOf={(_line, index) => String(index)} columns={columns} />
      <p style={{ textAlign: 'right', marginTop: 8 }}>
        <strong className="numeric">{t('lines.sum', { amount: shownMoney(amount) })}</strong>
        <br />
        <span className="numeric">{t('lines.sumVat', { amount: shownMoney(vat) })}</span>
      </p>
    </>
  )
}
