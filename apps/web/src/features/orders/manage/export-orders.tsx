import { exportOrders } from '@markwright/api-client/backoffice'
import type { ExportOrdersParams } from '@markwright/api-client/models/exportOrdersParams'
import { Button, Flex } from 'antd'
import { useTranslation } from 'react-i18next'
import { localToday, userZone } from '../../../shared/lib/local-time.ts'
import { useFileExport } from '../../../shared/lib/use-file-export.ts'

/** Files for accounting, of the orders that the list shows, with times as it shows them. */
export function ExportOrders({ filter }: { filter: Omit<ExportOrdersParams, 'format' | 'zone'> }) {
  const { t } = useTranslation('commerce')
  const name = `orders-${localToday()}`
  const load = (format: 'xlsx' | 'csv') => exportOrders({ ...filter, format, zone: userZone() })
  const xlsx = useFileExport(() => load('xlsx'), `${name}.xlsx`)
  const csv = useFileExport(() => load('csv'), `${name}.csv`)
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
