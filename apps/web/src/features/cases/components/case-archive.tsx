import { DownloadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../../../shared/lib/save-file.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { whenSlow } from '../../../shared/ui/feedback/when-slow.tsx'

/** Downloads everything of a case as an archive. */
export function CaseArchive({ caseNo, download }: { caseNo: string; download: () => Promise<Blob> }) {
  const { t } = useTranslation('cases')
  const action = useAction(async () => saveFile(await download(), `${caseNo}.zip`))
  return (
    <div>
      <Button icon={<DownloadOutlined />} loading={whenSlow(action.isRunning)} onClick={() => void action.run()}>
        {t('case.archive')}
      </Button>
      <ErrorNote error={action.error} />
    </div>
  )
}
