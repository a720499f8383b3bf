import { DeleteOutlined, DownloadOutlined, UploadOutlined } from '@ant-design/icons'
import { deleteMemoryEntry, exportMemory, importMemory, useListMemoryEntries } from '@markwright/api-client/glossaries'
import type { MemoryEntry } from '@markwright/api-client/models/memoryEntry'
import { translationDirections, type TranslationDirection } from '@markwright/domain/translation-languages'
import { keepPreviousData } from '@tanstack/react-query'
import { Button, Select, Skeleton, Tag } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../../../shared/lib/save-file.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { MemberOnly } from '../../../shared/session/member-only.tsx'
import { ErrorNote } from '../../../shared/ui/error-note.tsx'
import { ErrorView } from '../../../shared/ui/error-view.tsx'
import { FileButton } from '../../../shared/ui/file-button.tsx'
import { KeywordSearch } from '../../../shared/ui/keyword-search.tsx'
import { Pager } from '../../../shared/ui/pager.tsx'
import { notifySuccess } from '../../../shared/ui/notify.ts'
import styles from './translation.module.css'

const SIZE = 20

/** The translation memory of a member. */
export function Memory() {
  const { t } = useTranslation('translation')
  return <MemberOnly text={t('memory.signIn')}>{() => <Entries />}</MemberOnly>
}

function Entries() {
  const { t } = useTranslation('translation')
  const [keyword, setKeyword] = useState('')
  const [direction, setDirection] = useState<TranslationDirection>('zh-cn_en-us')
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useListMemoryEntries(
    { current: page, size: SIZE, direction, ...(keyword && { keyword }) },
    { query: { staleTime: 0, placeholderData: keepPreviousData } },
  )
  const read = useAction(async (file: File) => {
    const { added, present } = await importMemory({ file })
    notifySuccess(t('memory.imported', { added, present }))
    await refetch()
  })
  const write = useAction(async () => saveFile(await exportMemory({ direction }), `${direction}.tmx`))
  const remove = useAction(async ({ id }: MemoryEntry) => {
    await deleteMemoryEntry(id)
    await refetch()
  })
  return (
    <>
      <p className={styles.faint}>{t('memory.lead')}</p>
      <div className={styles.filters}>
        <Select<TranslationDirection>
          value={direction}
          className={styles.language}
          aria-label={t('document.direction')}
          options={translationDirections.map((value) => ({ value, label: t(`direction.${value}`) }))}
          onChange={(next) => {
            setDirection(next)
            setPage(1)
          }}
        />
        <KeywordSearch
          value={keyword}
          label={t('memory.find')}
          onSearch={(next) => {
            setKeyword(next)
            setPage(1)
          }}
        />
        <FileButton
          suffixes={['TMX']}
          icon={<UploadOutlined />}
          loading={read.isRunning}
          onFile={(file) => void read.run(file)}
        >
          {t('memory.import')}
        </FileButton>
        <Button icon={<DownloadOutlined />} loading={write.isRunning} onClick={() => void write.run()}>
          {t('memory.export')}
        </Button>
      </div>
      <ErrorNote error={read.error ?? write.error ?? remove.error} />
      {error && !data ? (
        <ErrorView error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton active paragraph={{ rows: 6 }} />
      ) : (
        <>
          <p role="status" className={styles.faint}>
            {data.total === 0
              ? t('memory.none')
              : t('memory.total', { count: data.total, shown: data.total.toLocaleString('en') })}
          </p>
          <ul className={styles.rows}>
            {data.records.map((entry) => (
              <li key={entry.id} className={styles.row}>
                <div className={styles.cell}>{entry.src}</div>
                <div className={styles.cell}>
                  {entry.tgt} <Tag variant="filled">{t(`memory.origins.${entry.origin}`)}</Tag>
                  <Button
                    type="text"
                    size="small"
                    icon={<DeleteOutlined />}
                    aria-label={t('document.deleteOf', { name: entry.src.slice(0, 60) })}
                    onClick={() => void remove.run(entry)}
                  />
                </div>
              </li>
            ))}
          </ul>
          {data.total > 0 && (
            <Pager total={data.total} page={page} size={SIZE} sizes={[SIZE]} onChange={(next) => setPage(next)} />
          )}
        </>
      )}
    </>
  )
}
