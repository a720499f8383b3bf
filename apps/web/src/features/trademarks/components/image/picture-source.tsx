import { PictureOutlined } from '@ant-design/icons'
import { uploadLimits } from '@markwright/domain/upload-limits'
import { Button, Input } from 'antd'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePastedFile } from '../../hooks/use-pasted-file.ts'
import styles from './picture-source.module.css'

const ACCEPTED = uploadLimits.tmSearch.suffixes.map((suffix) => `.${suffix.toLowerCase()}`).join(',')

/** Where the picture comes from: chosen, dropped, pasted, or named by its address. */
export function PictureSource({
  problem,
  onFile,
  onAddress,
}: {
  problem: string | null
  onFile: (file: File) => void
  onAddress: (address: string) => void
}) {
  const { t } = useTranslation('imageSearch')
  const input = useRef<HTMLInputElement>(null)
  const noteId = useId()
  const [isOver, setIsOver] = useState(false)
  const [address, setAddress] = useState('')
  usePastedFile(onFile)
  return (
    <div>
      <div
        className={styles.drop}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setIsOver(false)
          const [file] = event.dataTransfer.files
          if (file) onFile(file)
        }}
      >
        <PictureOutlined className={styles.icon} aria-hidden />
        <p>{t('drop')}</p>
        <input
          ref={input}
          type="file"
          hidden
          accept={ACCEPTED}
          aria-label={t('choose')}
          onChange={(event) => {
            const [file] = event.target.files ?? []
            // The same file may be chosen again after a refusal.
            event.target.value = ''
            if (file) onFile(file)
          }}
        />
        <Button type="primary" aria-describedby={noteId} onClick={() => input.current?.click()}>
          {t('choose')}
        </Button>
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
        <Button onClick={() => onAddress(address.trim())}>{t('takeAddress')}</Button>
      </div>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}
