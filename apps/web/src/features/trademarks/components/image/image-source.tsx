import { PictureOutlined } from '@ant-design/icons'
import { uploadLimits } from '@markwright/domain/files/upload-limits'
import { Button, Input } from 'antd'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFileDrop } from '../../../../shared/lib/use-file-drop.ts'
import { FileButton } from '../../../../shared/ui/controls/file-button.tsx'
import { usePastedFile } from '../../hooks/use-pasted-file.ts'
import styles from './image-source.module.css'

/** Where the image comes from: chosen, dropped, pasted, or named by its address. */
export function ImageSourceField({
  problem,
  onFile,
  onAddress,
}: {
  problem: string | null
  onFile: (file: File) => void
  onAddress: (address: string) => void
}) {
  const { t } = useTranslation('imageSearch')
  const noteId = useId()
  const [address, setAddress] = useState('')
  const drop = useFileDrop(onFile)
  usePastedFile(onFile)
  return (
    <div>
      <div className={styles.drop} {...drop}>
        <PictureOutlined className={styles.icon} aria-hidden />
        <p>{t('drop')}</p>
        <FileButton type="primary" suffixes={uploadLimits.tmSearch.suffixes} aria-describedby={noteId} onFile={onFile}>
          {t('choose')}
        </FileButton>
        <p id={noteId} className={styles.note}>
          {t('limits')}
        </p>
      </div>
      <div className={styles.address}>
        <Input
          aria-label={t('address')}
          placeholder={t('addressPlaceholder')}
          inputMode="url"
          maxLength={2000}
          value={address}
          onChange={(event) => setAddress(event.target.value)}
          onPressEnter={(event) => {
            event.preventDefault()
            onAddress(address.trim())
          }}
        />
        <Button onClick={() => onAddress(address.trim())}>{t('useAddress')}</Button>
      </div>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}
