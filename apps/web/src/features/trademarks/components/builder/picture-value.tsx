import { PictureOutlined } from '@ant-design/icons'
import { uploadFile } from '@markwright/api-client/files'
import { uploadLimits } from '@markwright/domain/upload-limits'
import type { QueryImage } from '@markwright/api-client/models/queryImage'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../shared/i18n/language.ts'
import { useAction } from '../../../../shared/lib/use-action.ts'
import { useFileDrop } from '../../../../shared/lib/use-file-drop.ts'
import { ErrorNote } from '../../../../shared/ui/error-note.tsx'
import { FileButton } from '../../../../shared/ui/file-button.tsx'
import { usePastedFile } from '../../hooks/use-pasted-file.ts'
import { fileProblem } from '../../model/picked-picture.ts'
import { keepPreview, previewOf } from '../../model/picture-previews.ts'
import styles from './builder.module.css'

/** The picture of a condition: chosen, dropped or pasted. It is uploaded at once, and its id is the value. */
export function PictureValue({
  fileId,
  label,
  alt,
  shown,
  isWrong,
  onChange,
}: {
  /** Empty for none. */
  fileId: string
  label: string
  /** Of the picture as it is shown. */
  alt: string
  /** The picture that the answer shows again, which need not be this one. */
  shown: QueryImage | undefined
  isWrong: boolean
  onChange: (fileId: string) => void
}) {
  const { t } = useTranslation('queries')
  const language = useLanguage()
  const [problem, setProblem] = useState<string | null>(null)
  const sending = useAction(async (file: File) => {
    const { id } = await uploadFile({ file, type: 'tmSearch' })
    keepPreview(id, file)
    onChange(id)
  })
  const take = (file: File) => {
    const found = fileProblem(file, language)
    setProblem(found)
    if (!found) void sending.run(file)
  }
  usePastedFile(take, fileId === '')
  const drop = useFileDrop(take)
  const choose = t(fileId ? 'builder.picture.replace' : 'builder.picture.choose')
  const preview = fileId ? (previewOf(fileId) ?? (shown?.imgFile === fileId ? shown.preview : null)) : null
  return (
    <div className={`${styles.value} ${styles.picture} ${isWrong ? styles.wrong : ''}`} {...drop}>
      {preview ? <img src={preview} alt={alt} /> : <PictureOutlined className={styles.noPicture} aria-hidden />}
      <span role="status">
        {sending.isRunning ? t('builder.picture.sending') : fileId && !preview ? t('builder.picture.chosen') : null}
      </span>
      <FileButton
        suffixes={uploadLimits.tmSearch.suffixes}
        aria-label={`${label} ${choose}`}
        loading={sending.isRunning}
        onFile={take}
      >
        {choose}
      </FileButton>
      <span className={styles.hint}>{t('builder.picture.hint')}</span>
      {problem && (
        <span role="alert" className={styles.refused}>
          {problem}
        </span>
      )}
      <ErrorNote error={sending.error} />
    </div>
  )
}
