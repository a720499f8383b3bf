import { exportAccounting } from '@markwright/api-client/backoffice'
import { ExportAccountingList } from '@markwright/api-client/models/exportAccountingList'
import { Button, Form, Input, Modal, Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localToday } from '../../../../shared/lib/local-time.ts'
import { useFileExport } from '../../../../shared/lib/use-file-export.ts'
import { DayItem } from '../../../../shared/manage/money-fields.tsx'

type Choice = { list: ExportAccountingList; from: string; to: string }

/** The month before today's: what is closed. */
function lastMonth(): Pick<Choice, 'from' | 'to'> {
  const [year = 0, month = 1] = localToday().split('-').map(Number)
  const dayOf = (at: number) => new Date(at).toISOString().slice(0, 'YYYY-MM-DD'.length)
  return { from: dayOf(Date.UTC(year, month - 2, 1)), to: dayOf(Date.UTC(year, month - 1, 0)) }
}

/** Lists for the close of a month: receipts, refunds, invoices, proofs, differences and the VAT register. */
export function ExportAccounting() {
  const { t } = useTranslation('commerce')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('accounting.open')}
      </Button>
      <Modal
        open={isOpen}
        title={t('accounting.title')}
        footer={null}
        destroyOnHidden
        onCancel={() => setIsOpen(false)}
      >
        <Choices />
      </Modal>
    </>
  )
}

function Choices() {
  const { t } = useTranslation('commerce')
  const [form] = Form.useForm<Choice>()
  const load = async (format: 'xlsx' | 'csv') => exportAccounting({ ...(await form.validateFields()), format })
  const xlsx = useFileExport(() => load('xlsx'), `accounting-${localToday()}.xlsx`)
  const csv = useFileExport(() => load('csv'), `accounting-${localToday()}.csv`)
  return (
    <Form<Choice> form={form} layout="vertical" initialValues={{ list: 'receipts', ...lastMonth() }}>
      <p style={{ marginBottom: 16 }}>{t('accounting.text')}</p>
      <Form.Item name="list" label={t('accounting.list')}>
        <Select
          options={Object.values(ExportAccountingList).map((value) => ({
            value,
            label: t(`accounting.lists.${value}`),
          }))}
        />
      </Form.Item>
      <DayItem name="from" label={t('accounting.from')} />
      <Form.Item name="to" label={t('accounting.to')} rules={[{ required: true, message: t('dayMissing') }]}>
        <Input type="date" />
      </Form.Item>
      <Button loading={xlsx.isRunning} onClick={() => void xlsx.run()}>
        {t('order.exportXlsx')}
      </Button>{' '}
      <Button loading={csv.isRunning} onClick={() => void csv.run()}>
        {t('order.exportCsv')}
      </Button>
    </Form>
  )
}
