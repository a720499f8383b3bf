import { uploadFile } from '@markwright/api-client/files'
import { uploadLimits, type UploadLimits } from '@markwright/domain/files/upload-limits'
import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '../i18n/language.ts'
import { fileProblem } from './file-problem.ts'
import { savePreview } from './image-previews.ts'
import { useAction } from './use-action.ts'

/** Uploads an image, unless another kind is named one to search with, as soon as it is chosen; `problem` says why the last one was not sent. */
export function useImageUpload({
  kind = 'tmSearch',
  limits = uploadLimits[kind],
  onStored,
  onSending,
}: {
  kind?: 'tmSearch' | 'tmApply'
  limits?: UploadLimits
  /** Called as it is when the answer comes, because the form may have been changed meanwhile. */
  onStored: (stored: { id: string; name: string }) => void
  onSending?: (isSending: boolean) => void
}) {
  const language = useLanguage()
  const [problem, setProblem] = useState<string | null>(null)
  const latest = useRef<typeof onStored | null>(null)
  useEffect(() => {
    latest.current = onStored
    // Nobody waits any longer for the image of a field that has gone.
    return () => void (latest.current = null)
  })
  const { run, isRunning, error } = useAction(async (file: File) => {
    onSending?.(true)
    try {
      const { id } = await uploadFile({ file, type: kind })
      savePreview(id, file)
      latest.current?.({ id, name: file.name })
    } finally {
      onSending?.(false)
    }
  })
  const start = (file: File) => {
    const found = fileProblem(file, limits, language)
    setProblem(found)
    if (!found) void run(file)
  }
  return { start, problem, isSending: isRunning, error }
}
