import { DeleteOutlined, DownloadOutlined, UploadOutlined } from '@ant-design/icons'
import { deleteMemoryEntry, exportMemory, importMemory, useListMemoryEntries } from '@markwright/api-client/glossaries'
import type { MemoryEntry } from '@markwright/api-client/models/memoryEntry'
import { translationDirections, type TranslationDirection } from '@markwright/domain/texts/translation-languages'
import { Button, Select, Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../../../shared/lib/save-file.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { listQuery } from '../../../shared/list/list-query.ts'
import { type Column, RecordList } from '../../../shared/list/record-list.tsx'
import { useListAddress } from '../../../shared/list/use-list-address.ts'
import { MemberOnly } from '../../../shared/session/member-only.tsx'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { FileButton } from '../../../shared/ui/controls/file-button.tsx'
import { KeywordSearch } from '../../../shared/ui/controls/keyword-search.tsx'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import styles from './translation.module.css'

const SIZE = 20

/** The translation memory of a member. */
export function Memory() {
  const { t } = useTranslation('translation')
  return <MemberOnly text={t('memory.signIn')}>{() => <Entries />}</MemberOnly>
}

function Entries() {
  const { t } = useTranslation('translation')
  const address = useListAddress([SIZE])
  const keyword = address.text('keyword').trim()
  const direction = address.choice('direction', translationDirections) ?? 'zh-cn_en-us'
  const result = useListMemoryEntries(
    { current: address.page, size: SIZE, direction, ...(keyword && { keyword }) },
    { query: listQuery },
  )
  const { data, refetch } = result
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
  const columns: Column<MemoryEntry>[] = [
    { key: 'src', title: t('memory.source'), render: ({ src }) => src },
    { key: 'tgt', title: t('memory.target'), render: ({ tgt }) => tgt },
    {
      key: 'origin',
      title: t('memory.origin'),
      render: ({ origin }) => <Tag variant="filled">{t(`memory.origins.${origin}`)}</Tag>,
    },
    {
      key: 'acts',
      title: t('log.actions'),
      render: (entry) => (
        <Button
          type="text"
          size="small"
          icon={<DeleteOutlined />}
          aria-label={t('document.deleteOf', { name: entry.src.slice(0, 60) })}
          onClick={() => void remove.run(entry)}
        />
      ),
    },
  ]
  return (
    <>
      <p className={styles.faint}>{t('memory.lead')}</p>
      <div className={styles.filters}>
        <Select<TranslationDirection>
          value={direction}
          className={styles.language}
          aria-label={t('document.direction')}
          options={translationDirections.map((value) => ({ value, label: t(`direction.${value}`) }))}
          onChange={(next) => address.filter('direction', next)}
        />
        <KeywordSearch value={keyword} label={t('memory.find')} onSearch={(next) => address.filter('keyword', next)} />
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
      <RecordList
        label={t('tabs.memory')}
        answer={result}
        address={address}
        columns={columns}
        summary={data && t('memory.total', { count: data.total, shown: data.total.toLocaleString('en') })}
        empty={{ title: t('memory.none') }}
      />
    </>
  )
}
