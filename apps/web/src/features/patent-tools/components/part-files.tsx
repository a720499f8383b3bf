import { DownloadOutlined } from '@ant-design/icons'
import type { PatentPartFile } from '@markwright/api-client/models/patentPartFile'
import { applicationPartLabels, applicationParts } from '@markwright/domain/patents/patent-parts'
import { Button } from 'antd'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { saveMade, saveZip } from '../model/files.ts'
import styles from './patent-tools.module.css'

/** The PDFs of an application, one by one or together. */
export function PartFiles({ files, fileName }: { files: readonly PatentPartFile[]; fileName: string }) {
  const { t } = useTranslation('patentTools')
  const language = useLanguage()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const missing = applicationParts.filter((part) => !files.some((file) => file.part === part))
  return (
    <section className={styles.result} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {t('split.result')}
      </h2>
      <ul>
        {files.map((file) => (
          <li key={file.part}>
            <Button icon={<DownloadOutlined />} onClick={() => saveMade(file)}>
              {applicationPartLabels[file.part][language]}
            </Button>{' '}
            {t('split.pages', { count: file.pages })}
          </li>
        ))}
      </ul>
      {missing.length > 0 && (
        <p className={styles.note}>
          {t('split.missing', {
            parts: missing.map((part) => applicationPartLabels[part][language]).join(language === 'cn' ? '、' : ', '),
          })}
        </p>
      )}
      <Button type="primary" onClick={() => void saveZip(files, `${fileName.replace(/\.\w+$/, '')}.zip`)}>
        {t('downloadZip')}
      </Button>
    </section>
  )
}
