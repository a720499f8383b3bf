import { DownloadOutlined, FileTextOutlined } from '@ant-design/icons'
import { changeClientStatement, downloadClientStatement, useGetClientStatement } from '@markwright/api-client/hosting'
import type { ClientStatementDetail } from '@markwright/api-client/models/clientStatementDetail'
import { Button, Form, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { homeToday } from '../../../shared/lib/local-time.ts'
import { shownMoney } from '../../../shared/lib/money.ts'
import { paths } from '../../../shared/lib/paths.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { useFileExport } from '../../../shared/lib/use-file-export.ts'
import { SmallTable } from '../../../shared/list/small-table.tsx'
import { FormDialog } from '../../../shared/manage/form-dialog.tsx'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { ConfirmDialog } from '../../../shared/ui/feedback/confirm-dialog.tsx'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { Facts } from '../../../shared/ui/layout/facts.tsx'
import { RecordView } from '../../../shared/ui/layout/record-view.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import styles from '../components/hosting.module.css'
import { useRefresh } from '../hooks/use-hosting.ts'
import { StatementSign } from './statement-sign.tsx'

/** A statement with its lines, and what became of it. */
export function StatementPage() {
  const { t } = useTranslation('billing')
  const [search] = useSearchParams()
  const id = search.get('id') ?? ''
  const answer = useGetClientStatement(id, { query: { enabled: id !== '', staleTime: 0, retry: false } })
  const { data } = answer
  return (
    <WorkPage
      title={data ? t('statement.titleOf', { number: data.number }) : t('statement.one')}
      lead={data?.clientName}
      actions={data && <StatementActions key={data.version} statement={data} />}
    >
      <RecordView
        id={id}
        answer={answer}
        missing={{
          stamp: <FileTextOutlined />,
          title: t('statement.gone'),
          actions: <ButtonLink to={paths.clientStatements}>{t('statement.toAll')}</ButtonLink>,
        }}
      >
        {(statement) => (
          <div className={styles.section}>
            <Facts
              facts={[
                [t('statement.stateLabel'), <StatementSign key="state" state={statement.state} />],
                [t('statement.issuedOn'), statement.issuedOn],
                [t('statement.dueOn'), statement.dueOn],
                [t('statement.paidOn'), statement.paidOn],
                [t('charge.amount'), <strong key="amount">{shownMoney(statement.amount)}</strong>],
                [t('statement.note'), statement.note],
              ]}
            />
            <section className={styles.section}>
              <h2>{t('statement.lines')}</h2>
              <SmallTable
                label={t('statement.lines')}
                rows={statement.lines}
                keyOf={({ position }) => String(position)}
                pageSize={50}
                columns={[
                  { key: 'title', title: t('charge.title'), render: ({ title }) => title },
                  {
                    key: 'right',
                    title: t('charge.right'),
                    render: ({ rightTitle, rightNumber }) =>
                      rightTitle === null ? (
                        '—'
                      ) : (
                        <>
                          {rightTitle}
                          <div className={`${styles.faint} numeric`}>{rightNumber}</div>
                        </>
                      ),
                  },
                  {
                    key: 'day',
                    title: t('charge.day'),
                    render: ({ chargedOn }) => <span className="day">{chargedOn}</span>,
                  },
                  {
                    key: 'amount',
                    title: t('charge.amount'),
                    isNumber: true,
                    render: ({ amount }) => shownMoney(amount),
                  },
                ]}
              />
            </section>
          </div>
        )}
      </RecordView>
    </WorkPage>
  )
}

function StatementActions({
  statement: { id, number, version, state, clientName },
}: {
  statement: ClientStatementDetail
}) {
  const { t } = useTranslation('billing')
  const refresh = useRefresh()
  const [dialog, setDialog] = useState<'pay' | 'void' | null>(null)
  const [today] = useState(homeToday)
  const close = () => setDialog(null)
  const unpay = useAction(async () => {
    await changeClientStatement(id, { version, act: 'unpay' })
    await refresh()
  })
  return (
    <div className={styles.row}>
      <DownloadStatement id={id} name={`${number}.pdf`} format="pdf" />
      <DownloadStatement id={id} name={`${number}.xlsx`} format="xlsx" />
      {(state === 'open' || state === 'overdue') && (
        <>
          <Button onClick={() => setDialog('void')}>{t('statement.void')}</Button>
          <Button type="primary" onClick={() => setDialog('pay')}>
            {t('statement.pay')}
          </Button>
        </>
      )}
      {state === 'paid' && (
        <Button loading={unpay.isRunning} onClick={() => void unpay.run()}>
          {t('statement.unpay')}
        </Button>
      )}
      <ErrorNote error={unpay.error} />
      <FormDialog<{ paidOn: string }>
        isOpen={dialog === 'pay'}
        title={t('statement.payTitle')}
        confirmLabel={t('statement.pay')}
        initialValues={{ paidOn: today }}
        act={async ({ paidOn }) => {
          await changeClientStatement(id, { version, act: 'pay', paidOn })
          notifySuccess(t('statement.paid', { number }))
          await refresh()
        }}
        onClose={close}
      >
        <Form.Item
          name="paidOn"
          label={t('statement.paidOn')}
          rules={[{ required: true, message: t('charge.dayMissing') }]}
        >
          <Input type="date" max={today} />
        </Form.Item>
      </FormDialog>
      <ConfirmDialog
        isOpen={dialog === 'void'}
        title={t('statement.voidTitle')}
        text={t('statement.voidText', { number, client: clientName })}
        confirmLabel={t('statement.void')}
        act={async () => {
          await changeClientStatement(id, { version, act: 'void' })
          notifySuccess(t('statement.voided', { number }))
          await refresh()
        }}
        onClose={close}
      />
    </div>
  )
}

function DownloadStatement({ id, name, format }: { id: string; name: string; format: 'pdf' | 'xlsx' }) {
  const { t } = useTranslation('billing')
  const { run, isRunning } = useFileExport(() => downloadClientStatement(id, { format }), name)
  return (
    <Button icon={<DownloadOutlined />} loading={isRunning} onClick={() => void run()}>
      {t(`statement.download.${format}`)}
    </Button>
  )
}
