import { downloadManagedCaseCalendar, exportCases } from '@markwright/api-client/backoffice'
import type { CaseExport } from '@markwright/api-client/models/caseExport'
import { CalendarOutlined, DownloadOutlined } from '@ant-design/icons'
import { Button, Flex } from 'antd'
import { useTranslation } from 'react-i18next'
import { localToday } from '../../../shared/lib/local-time.ts'
import { saveFile } from '../../../shared/lib/save-file.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { whenSlow } from '../../../shared/ui/feedback/when-slow.tsx'

/** Data and documents of cases for the client of an office. */
export function ExportCases({
  selection,
  label,
  isDisabled = false,
}: {
  selection: CaseExport
  label: string
  isDisabled?: boolean
}) {
  const { t } = useTranslation('caseDesk')
  const action = useAction(async () =>
    saveFile(await exportCases(selection), `${t('export.name')} ${localToday()}.zip`),
  )
  return (
    <div>
      <Button
        icon={<DownloadOutlined />}
        disabled={isDisabled}
        loading={whenSlow(action.isRunning)}
        onClick={() => void action.run()}
      >
        {label}
      </Button>
      <ErrorNote error={action.error} />
    </div>
  )
}

/** Last days of the cases that the user has claimed, or of all, for calendar programs. */
export function DeskCalendars() {
  const { t } = useTranslation('caseDesk')
  const action = useAction(async (scope: 'mine' | 'all') =>
    saveFile(
      await downloadManagedCaseCalendar(scope === 'mine' ? { assignee: 'mine' } : {}),
      `${t('calendar.name')}.ics`,
    ),
  )
  return (
    <div>
      <Flex gap={8} wrap>
        {(['mine', 'all'] as const).map((scope) => (
          <Button
            key={scope}
            icon={<CalendarOutlined />}
            disabled={action.isRunning}
            onClick={() => void action.run(scope)}
          >
            {t(`calendar.${scope}`)}
          </Button>
        ))}
      </Flex>
      <ErrorNote error={action.error} />
    </div>
  )
}
