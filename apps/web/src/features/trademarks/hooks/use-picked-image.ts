import { uploadLimits } from '@markwright/domain/files/upload-limits'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { fileProblem } from '../../../shared/lib/file-problem.ts'
import { canShow } from '../../../shared/lib/image-previews.ts'
import { isWebAddress, type PickedImage } from '../model/picked-image.ts'

/** The image of the form with what a browser can show of it; `stored` is the one that the address names. */
export function usePickedImage(stored: PickedImage | null) {
  const { t } = useTranslation('imageSearch')
  const language = useLanguage()
  const [picked, setPicked] = useState(stored)
  const [preview, setPreview] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  useEffect(() => {
    if (preview) return () => URL.revokeObjectURL(preview)
    return undefined
  }, [preview])

  const pick = (next: PickedImage | null) => {
    setProblem(null)
    setPicked(next)
    setPreview(next && 'file' in next && canShow(next.file) ? URL.createObjectURL(next.file) : null)
  }
  return {
    picked,
    preview,
    problem,
    pick,
    /** The same image by the address that it has now. */
    store: setPicked,
    pickFile(file: File): boolean {
      const found = fileProblem(file, uploadLimits.tmSearch, language)
      if (found) setProblem(found)
      else pick({ file })
      return found === null
    },
    pickAddress(address: string): boolean {
      const isAddress = isWebAddress(address)
      if (isAddress) pick({ imgLineUrl: address })
      else setProblem(t('badAddress'))
      return isAddress
    },
    setProblem,
  }
}
