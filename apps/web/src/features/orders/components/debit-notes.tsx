import { printDebitNote, useListDebitNotes } from '@markwright/api-client/orders'
import type { DebitNote } from '@markwright/api-client/models/debitNote'
import { Button, Segmented } from 'antd'
import { useTranslation } from 'react-i18next'
import { orderPath } from '../../../shared/lib/paths.ts'
import { shownMoney } from '../../../shared/lib/money.ts'
import { useFileExport } from '../../../shared/lib/use-file-export.ts'
import { listQuery } from '../../../shared/list/list-query.ts'
import { type Column, RecordList } from '../../../shared/list/record-list.tsx'
import { useListAddress } from '../../../shared/list/use-list-address.ts'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'

const SIZE = 10
const payStatuses = ['all', 'unpaid', 'paid'] as const

/** Requests to pay, and what was paid by them. */
export function DebitNotes() {
  const { t } = useTranslation('orders')
  const address = useListAddress([SIZE])
  const status = address.choice('pay', payStatuses) ?? 'all'
  const result = useListDebitNotes(
    { current: address.page, size: SIZE, ...(status !== 'all' && { payStatus: status }) },
    { query: listQuery },
  )
  const columns: Column<DebitNote>[] = [
    {
      key: 'number',
      title: t('notes.number'),
      render: (note) => (
        <>
          <SiteLink to={orderPath(note.id)} className="numeric">
            {note.number}
          </SiteLink>
          <br />
          <span className="day">{note.date}</span>
        </>
      ),
    },
    { key: 'service', title: t('notes.service'), isNumber: true, render: ({ serviceFee }) => shownMoney(serviceFee) },
    {
      key: 'official',
      title: t('notes.official'),
      isNumber: true,
      render: ({ officialFee }) => shownMoney(officialFee),
    },
    { key: 'total', title: t('notes.total'), isNumber: true, render: ({ total }) => shownMoney(total) },
    { key: 'state', title: t('notes.state'), render: ({ payStatus }) => t(`notes.${payStatus}`) },
    { key: 'acts', title: t('list.actions'), render: (note) => <PrintButton note={note} /> },
  ]
  return (
    <div style={{ marginTop: 20 }}>
      <Segmented
        aria-label={t('notes.state')}
        value={status}
        options={payStatuses.map((value) => ({ value, label: t(`notes.${value}`) }))}
        onChange={(next) => address.filter('pay', next === 'all' ? null : next)}
      />
      <RecordList
        label={t('list.tabs.debitNotes')}
        answer={result}
        address={address}
        columns={columns}
        empty={{ title: t('notes.none'), text: t('notes.noneText') }}
      />
    </div>
  )
}

function PrintButton({ note }: { note: DebitNote }) {
  const { t } = useTranslation('orders')
  const { run, isRunning } = useFileExport(() => printDebitNote(note.id), `${note.number}.pdf`)
  return (
    <Button
      size="small"
      loading={isRunning}
      aria-label={t('notes.printOf', { number: note.number })}
      onClick={() => void run()}
    >
      PDF
    </Button>
  )
}
