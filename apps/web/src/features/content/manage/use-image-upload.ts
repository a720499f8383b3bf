import { useUploadStaffFile } from '@markwright/api-client/backoffice'
import type { StoredFile } from '@markwright/api-client/models/storedFile'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { fileProblem } from '../../../shared/lib/file-problem.ts'
import { refusalText } from '../../../shared/lib/refusal-text.ts'
import { imageLimits } from './image-limits.ts'

/** Stores images of articles. `problem` says why the last one was not accepted. */
export function useImageUpload() {
  const { t } = useTranslation('site')
  const language = useLanguage()
  const [problem, setProblem] = useState<string | null>(null)
  const { mutateAsync, isPending } = useUploadStaffFile()
  /** Null where the image is not accepted. */
  const upload = async (file: File): Promise<StoredFile | null> => {
    const found = fileProblem(file, imageLimits, language)
    setProblem(found)
    if (found) return null
    try {
      return await mutateAsync({ data: { file, type: 'image' } })
    } catch (error) {
      setProblem(refusalText(error, t('error.noAnswer')))
      return null
    }
  }
  return { upload, problem, isPending }
}
