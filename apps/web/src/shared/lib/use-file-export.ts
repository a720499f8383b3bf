import { useTranslation } from 'react-i18next'
import { notifyError } from '../ui/feedback/notify.ts'
import { refusalText } from './refusal-text.ts'
import { saveFile } from './save-file.ts'
import { useAction } from './use-action.ts'

/** Has the server make a file and gives it to the user under `fileName`, or the name that follows from it. */
export function useFileExport(make: () => Promise<unknown>, fileName: string | ((file: Blob) => string)) {
  const { t } = useTranslation('site')
  const { run, isRunning } = useAction(async () => {
    try {
      const file = await make()
      if (file instanceof Blob) saveFile(file, typeof fileName === 'string' ? fileName : fileName(file))
    } catch (error) {
      notifyError(refusalText(error, t('error.noAnswer')))
    }
  })
  return { run, isRunning }
}
