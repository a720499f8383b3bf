import { UploadOutlined } from '@ant-design/icons'
import { useListBulkQueries, readBulkFile, startBulkQuery } from '@markwright/api-client/bulk-queries'
import { BULK_ROWS_MAX, splitLines } from '@markwright/domain/marks/bulk-rows'
import { Button, Input } from 'antd'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '../../../shared/lib/paths.ts'
import { useUserDraft } from '../../../shared/session/use-user-draft.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { useDraftState } from '../../../shared/lib/use-draft-state.ts'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { FileButton } from '../../../shared/ui/controls/file-button.tsx'
import { whenSlow } from '../../../shared/ui/feedback/when-slow.tsx'
import styles from './bulk-queries.module.css'
import { BulkQuotaText } from './bulk-quota-text.tsx'
import { BulkSettings, type Settings } from './bulk-settings.tsx'

type Draft = Settings & { text: string; title: string }
const initial: Draft = { text: '', title: '', kind: 'auto', degree: 'middle', country: ['CN'], classify: '' }

/** A new list: pasted, or read from a file and then to be seen before it is sent. */
export function BulkOrderForm() {
  const { t } = useTranslation('queries')
  const navigate = useNavigate()
  const id = useId()
  const draft = useUserDraft<Draft>('bulk-query')
  const form = useDraftState(draft, (saved) => ({ ...initial, ...saved }))
  const order = form.values
  const [read, setRead] = useState<{ count: number; hasHead: boolean } | null>(null)
  // The same order however often it is sent; a changed one is another.
  const [requestId, setRequestId] = useState(() => crypto.randomUUID())
  const { data } = useListBulkQueries({ current: 1, size: 1 }, { query: { staleTime: 0 } })

  const change = (changes: Partial<Draft>) => {
    form.change(changes)
    setRequestId(crypto.randomUUID())
  }
  const upload = useAction(async (chosen: File) => {
    const { entries, hasHead } = await readBulkFile({ file: chosen })
    change({ text: entries.join('\n'), title: chosen.name.replace(/\.\w+$/, '').slice(0, 100) })
    setRead({ count: entries.length, hasHead })
  })
  const entries = order.text.trim() === '' ? [] : splitLines(order.text)
  const over = entries.length - BULK_ROWS_MAX
  const start = useAction(async () => {
    const { text: _text, title, classify, ...settings } = order
    const started = await startBulkQuery({
      requestId,
      entries,
      ...settings,
      ...(title && { title }),
      ...(settings.kind !== 'number' && classify.trim() && { classify: classify.trim() }),
    })
    draft.remove()
    await navigate(`${paths.bulkQuery}?id=${started.id}`)
  })

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!upload.isRunning) void start.run()
      }}
    >
      <div>
        <div className={styles.above}>
          <label htmlFor={`${id}-list`}>{t('bulk.list')}</label>
          <FileButton
            suffixes={['xlsx', 'xls', 'csv', 'tsv', 'txt']}
            icon={<UploadOutlined />}
            loading={whenSlow(upload.isRunning)}
            title={t('bulk.uploadNote')}
            onFile={(chosen) => void upload.run(chosen)}
          >
            {t('bulk.upload')}
          </FileButton>
        </div>
        <Input.TextArea
          id={`${id}-list`}
          value={order.text}
          rows={10}
          placeholder={t('bulk.placeholder')}
          spellCheck={false}
          status={over > 0 ? 'error' : undefined}
          aria-describedby={`${id}-rows`}
          onChange={({ target }) => {
            setRead(null)
            change({ text: target.value })
          }}
        />
        <p id={`${id}-rows`} className={styles.note} aria-live="polite">
          {over > 0 ? (
            <strong className={styles.over}>
              {t('bulk.limit', { limit: BULK_ROWS_MAX.toLocaleString('en'), over: over.toLocaleString('en') })}
            </strong>
          ) : read ? (
            t(read.hasHead ? 'bulk.readHead' : 'bulk.read', { count: read.count })
          ) : (
            t('bulk.rows', { count: entries.length, shown: entries.length.toLocaleString('en') })
          )}
          {data && (
            <>
              {' · '}
              <BulkQuotaText quota={data.quota} count={entries.length} />
            </>
          )}
        </p>
        <ErrorNote error={upload.error} />
      </div>
      <div className={styles.settings}>
        <BulkSettings settings={order} onChange={change} />
        <ErrorNote error={start.error} />
        <Button
          type="primary"
          size="large"
          htmlType="submit"
          disabled={entries.length === 0 || over > 0 || upload.isRunning}
          loading={start.isRunning}
        >
          {t('bulk.start')}
        </Button>
      </div>
    </form>
  )
}
