import { CalendarOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../../../shared/lib/save-file.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { whenSlow } from '../../../shared/ui/feedback/when-slow.tsx'

/** Downloads last days for a calendar program; `caseNo` names the file of one case. */
export function CaseCalendar({ caseNo, download }: { caseNo?: string; download: () => Promise<Blob> }) {
  const { t } = useTranslation('cases')
  const action = useAction(async () => saveFile(await download(), `${caseNo ?? t('deadlines.calendarName')}.ics`))
  return (
    <div>
      <Button icon={<CalendarOutlined />} loading={whenSlow(action.isRunning)} onClick={() => void action.run()}>
        {t('deadlines.calendar')}
      </Button>
      <ErrorNote error={action.error} />
    </div>
  )
}
