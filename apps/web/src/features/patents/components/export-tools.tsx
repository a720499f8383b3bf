import { DownloadOutlined } from '@ant-design/icons'
import { exportPatents } from '@markwright/api-client/patents'
import type { PatentExportFormat } from '@markwright/api-client/models/patentExportFormat'
import type { PatentQuery } from '@markwright/api-client/models/patentQuery'
import { Button, Dropdown } from 'antd'
import { useTranslation } from 'react-i18next'
import { localToday } from '../../../shared/lib/local-time.ts'
import { refusalText } from '../../../shared/lib/refusal-text.ts'
import { saveFile } from '../../../shared/lib/save-file.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { sayError } from '../../../shared/ui/say.ts'

const formats = ['xlsx', 'csv', 'bib', 'ris', 'json'] as const satisfies readonly PatentExportFormat[]
const names = { xlsx: 'Excel (XLSX)', csv: 'CSV', bib: 'BibTeX', ris: 'RIS', json: 'JSON' }

/** Downloads what is selected, or everything that was found where nothing is. */
export function ExportTools({
  selected,
  query,
  total,
}: {
  selected: readonly string[]
  query: PatentQuery
  total: number
}) {
  const { t } = useTranslation(['patents', 'site'])
  const order = selected.length > 0 ? { ids: [...selected] } : { query: { ...query, current: 1 } }
  const { run, isRunning } = useAction(async (format: PatentExportFormat) => {
    try {
      saveFile(await exportPatents({ ...order, format }), `${t('export.file')}-${localToday()}.${format}`)
    } catch (error) {
      sayError(refusalText(error, t('site:error.noAnswer')))
    }
  })
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: formats.map((key) => ({ key, label: names[key] })),
        onClick: ({ key }) => void run(key as PatentExportFormat),
      }}
    >
      <Button icon={<DownloadOutlined />} loading={isRunning} disabled={total === 0}>
        {selected.length > 0 ? t('export.selected', { count: selected.length }) : t('export.all')}
      </Button>
    </Dropdown>
  )
}
