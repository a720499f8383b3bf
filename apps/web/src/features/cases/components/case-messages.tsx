import type { CaseMessage } from '@markwright/api-client/models/caseMessage'
import type { CaseMessages as Page } from '@markwright/api-client/models/caseMessages'
import { type QueryKey, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Input } from 'antd'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { whenSlow } from '../../../shared/ui/feedback/when-slow.tsx'
import styles from './case-messages.module.css'

const TEXT_MAX = 2000

/** Messages about a case between its member and staff, and where the reader may send one, the field to do so. */
export function CaseMessages({
  reader,
  queryKey,
  list,
  send,
  dismiss,
}: {
  reader: CaseMessage['by']
  queryKey: QueryKey
  list: (page: { before?: number }) => Promise<Page>
  /** Absent where messages can only be read. `seen`: position of the last message that is shown. */
  send?: ((message: { key: string; text: string; seen: number }) => Promise<unknown>) | undefined
  /** States that those up to the last that is shown need no answer. */
  dismiss?: ((seen: number) => Promise<void>) | undefined
}) {
  const { t } = useTranslation('cases')
  const pages = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => list(pageParam === null ? {} : { before: pageParam }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ records: [first] }) => (first && first.position > 1 ? first.position : null),
    staleTime: 0,
  })
  const messages = (pages.data?.pages ?? []).toReversed().flatMap(({ records }) => records)
  const seen = messages.at(-1)?.position ?? 0
  const dismissal = useAction(async () => dismiss?.(seen))
  return (
    <section aria-label={t('messages.title')}>
      <h2 style={{ fontSize: 16, marginTop: 28 }}>{t('messages.title')}</h2>
      <ErrorNote error={pages.error} />
      {pages.hasNextPage && (
        <Button
          size="small"
          loading={whenSlow(pages.isFetchingNextPage)}
          onClick={() => void pages.fetchNextPage()}
          style={{ marginBottom: 12 }}
        >
          {t('messages.earlier')}
        </Button>
      )}
      {pages.isSuccess && messages.length === 0 && <p>{t(send ? 'messages.none' : 'messages.noneClosed')}</p>}
      <ol className={styles.messages}>
        {messages.map(({ position, by, staffName, text, time }) => (
          <li key={position} data-own={by === reader}>
            <span className={styles.head}>
              {t(`course.by.${by}`)} {staffName} <time className="day">{toLocalMinute(time)}</time>
            </span>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      {send && pages.isSuccess && <NewMessage queryKey={queryKey} send={(message) => send({ ...message, seen })} />}
      {dismiss && pages.isSuccess && (
        <Button style={{ marginTop: 12 }} disabled={dismissal.isRunning} onClick={() => void dismissal.run()}>
          {t('messages.noAnswerNeeded')}
        </Button>
      )}
      <ErrorNote error={dismissal.error} />
    </section>
  )
}

function NewMessage({
  queryKey,
  send,
}: {
  queryKey: QueryKey
  send: (message: { key: string; text: string }) => Promise<unknown>
}) {
  const { t } = useTranslation('cases')
  const queryClient = useQueryClient()
  const [text, setText] = useState('')
  // A second attempt to send the same text has the same key, so that it arrives once.
  const key = useRef<string | null>(null)
  const action = useAction(async () => {
    key.current ??= crypto.randomUUID()
    await send({ key: key.current, text: text.trim() })
    key.current = null
    setText('')
    await queryClient.invalidateQueries({ queryKey })
  })
  return (
    <>
      <Input.TextArea
        aria-label={t('messages.label')}
        placeholder={t('messages.placeholder')}
        autoSize={{ minRows: 2, maxRows: 8 }}
        maxLength={TEXT_MAX}
        showCount
        disabled={action.isRunning}
        value={text}
        onChange={({ target }) => {
          key.current = null
          setText(target.value)
        }}
      />
      <ErrorNote error={action.error} act="submit" />
      <Button
        style={{ marginTop: 12 }}
        disabled={text.trim() === ''}
        loading={whenSlow(action.isRunning)}
        onClick={() => void action.run()}
      >
        {t('messages.send')}
      </Button>
    </>
  )
}
