import { exportOrders } from '@markwright/api-client/backoffice'
import type { ExportOrdersParams } from '@markwright/api-client/models/exportOrdersParams'
import { Button, Flex } from 'antd'
import { useTranslation } from 'react-i18next'
import { localToday } from '../../../../shared/lib/local-time.ts'
import { useFileExport } from '../../../../shared/lib/use-file-export.ts'

/** Files for accounting, of the orders that the list shows. */
export function ExportOrders({ filter }: { filter: Omit<ExportOrdersParams, 'format'> }) {
  const { t } = useTranslation('commerce')
  const name = `orders-${localToday()}`
  const xlsx = useFileExport(() => exportOrders({ ...filter, format: 'xlsx' }), `${name}.xlsx`)
  const csv = useFileExport(() => exportOrders({ ...filter, format: 'csv' }), `${name}.csv`)
  return (
    <Flex gap={8} wrap>
      <Button loading={xlsx.isRunning} onClick={() => void xlsx.run()}>
        {t('order.exportXlsx')}
      </Button>
      <Button loading={csv.isRunning} onClick={() => void csv.run()}>
        {t('order.exportCsv')}
      </Button>
    </Flex>
  )
}
