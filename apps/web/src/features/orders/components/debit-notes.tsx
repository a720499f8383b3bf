import { printDebitNote, useListDebitNotes } from '@markwright/api-client/orders'
import type { DebitNote } from '@markwright/api-client/models/debitNote'
import { keepPreviousData } from '@tanstack/react-query'
import { FileTextOutlined } from '@ant-design/icons'
import { Button, Segmented, Skeleton, Table, type TableColumnType } from 'antd'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { orderPath } from '../../../app/paths.ts'
import { shownMoney } from '../../../shared/lib/money.ts'
import { pageNumber } from '../../../shared/lib/page-number.ts'
import { usePhoneWidth } from '../../../shared/lib/use-media.ts'
import { useFileExport } from '../../../shared/lib/use-file-export.ts'
import { ErrorView } from '../../../shared/ui/error-view.tsx'
import { MessageView } from '../../../shared/ui/message-view.tsx'
import { Pager } from '../../../shared/ui/pager.tsx'
import { SiteLink } from '../../../shared/ui/site-link.tsx'

const SIZE = 10
const payStatuses = ['all', 'unpaid', 'paid'] as const

/** Requests to pay, and what was paid by them. */
export function DebitNotes() {
  const { t } = useTranslation('orders')
  const isPhone = usePhoneWidth()
  const [parameters, setParameters] = useSearchParams()
  const page = pageNumber(parameters.get('page'))
  const status = payStatuses.find((each) => each === parameters.get('pay')) ?? 'all'
  const { data, error, refetch } = useListDebitNotes(
    { current: page, size: SIZE, ...(status !== 'all' && { payStatus: status }) },
    { query: { staleTime: 0, placeholderData: keepPreviousData } },
  )
  const goTo = (pay: string, next = 1) =>
    setParameters({
      tab: 'debitNotes',
      ...(pay !== 'all' && { pay }),
      ...(next > 1 && { page: String(next) }),
    })
  const columns: TableColumnType<DebitNote>[] = [
    {
      title: t('notes.number'),
      render: (_value, note) => (
        <>
          <SiteLink to={orderPath(note.id)} className="numeric">
            {note.number}
          </SiteLink>
          <br />
          <span className="numeric">{note.date}</span>
          {isPhone && ` · ${t(`notes.${note.payStatus}`)}`}
        </>
      ),
    },
    {
      title: t('notes.service'),
      align: 'right',
      className: 'numeric',
      responsive: ['md'],
      render: (_value, { serviceFee }) => shownMoney(serviceFee),
    },
    {
      title: t('notes.official'),
      align: 'right',
      className: 'numeric',
      responsive: ['md'],
      render: (_value, { officialFee }) => shownMoney(officialFee),
    },
    {
      title: t('notes.total'),
      align: 'right',
      className: 'numeric',
      render: (_value, { total }) => shownMoney(total),
    },
    {
      title: t('notes.state'),
      width: 110,
      responsive: ['md'],
      render: (_value, { payStatus }) => t(`notes.${payStatus}`),
    },
    {
      title: <span className="visually-hidden">{t('list.actions')}</span>,
      width: isPhone ? 70 : 90,
      render: (_value, note) => <PrintButton note={note} />,
    },
  ]
  return (
    <div style={{ marginTop: 20 }}>
      <Segmented
        aria-label={t('notes.state')}
        value={status}
        options={payStatuses.map((value) => ({ value, label: t(`notes.${value}`) }))}
        onChange={(next) => goTo(next)}
      />
      {error && !data ? (
        <ErrorView error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton active paragraph={{ rows: 5 }} />
      ) : data.total === 0 ? (
        <MessageView stamp={<FileTextOutlined />} title={t('notes.none')} text={t('notes.noneText')} />
      ) : (
        <>
          <p role="status" style={{ marginBlock: 10 }}>
            {t('list.total', { count: data.total })}
          </p>
          <Table<DebitNote> rowKey="id" size="middle" columns={columns} dataSource={data.records} pagination={false} />
          <Pager total={data.total} page={page} size={SIZE} onChange={(next) => goTo(status, next)} />
        </>
      )}
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
