import { EditOutlined } from '@ant-design/icons'
import { correctTranslationSegment, useListTranslationSegments } from '@markwright/api-client/translation-documents'
import type { TranslationDocumentSegment } from '@markwright/api-client/models/translationDocumentSegment'
import { Button, Segmented, Skeleton, Tag } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { listQuery } from '../../../shared/list/list-query.ts'
import { pageNumber } from '../../../shared/lib/page-number.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { Pager } from '../../../shared/ui/controls/pager.tsx'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { SegmentEditor } from './segment-editor.tsx'
import styles from './translation.module.css'

const SIZE = 50
const filters = ['all', 'issues', 'edited'] as const
type Filter = (typeof filters)[number]

/** The segments of a document beside their translations; `at` of the address is one to begin with. */
export function DocumentSegments({ id, isDone }: { id: string; isDone: boolean }) {
  const { t } = useTranslation('translation')
  const [parameters, setParameters] = useSearchParams()
  const at = pageNumber(parameters.get('at'))
  const isPlaced = parameters.has('at')
  const filter: Filter = filters.find((each) => each === parameters.get('only')) ?? 'all'
  const page = isPlaced ? Math.ceil(at / SIZE) : pageNumber(parameters.get('page'))
  const { data, error, refetch } = useListTranslationSegments(
    id,
    { current: page, size: SIZE, ...(filter !== 'all' && { only: filter }) },
    { query: listQuery },
  )
  const goTo = (next: { only?: Filter; page?: number }) =>
    setParameters({
      id,
      ...((next.only ?? filter) !== 'all' && { only: next.only ?? filter }),
      ...((next.page ?? 1) > 1 && { page: String(next.page) }),
    })
  return (
    <section aria-label={t('segments.title')}>
      <Segmented<Filter>
        value={filter}
        aria-label={t('segments.filter')}
        options={filters.map((value) => ({ value, label: t(`segments.${value}`) }))}
        onChange={(only) => goTo({ only })}
      />
      {error && !data ? (
        <ErrorView error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton active paragraph={{ rows: 8 }} />
      ) : data.total === 0 ? (
        <p className={styles.faint}>{t('segments.none')}</p>
      ) : (
        <>
          <ol className={styles.rows}>
            {data.records.map((segment) => (
              <Segment
                key={segment.position}
                id={id}
                segment={segment}
                isDone={isDone}
                isCurrent={isPlaced && segment.position === at}
                onChanged={() => void refetch()}
              />
            ))}
          </ol>
          <Pager total={data.total} page={page} size={SIZE} sizes={[SIZE]} onChange={(next) => goTo({ page: next })} />
        </>
      )}
    </section>
  )
}

const bringIntoView = (row: HTMLElement | null) => row?.scrollIntoView({ block: 'center' })

function Segment({
  id,
  segment,
  isDone,
  isCurrent,
  onChanged,
}: {
  id: string
  segment: TranslationDocumentSegment
  isDone: boolean
  isCurrent: boolean
  onChanged: () => void
}) {
  const { t } = useTranslation('translation')
  const { position: no, src, tgt, issues, origin, edited } = segment
  const [draft, setDraft] = useState<string | null>(null)
  const saving = useAction(async (text: string) => {
    await correctTranslationSegment(id, no, { tgt: text })
    setDraft(null)
    notifySuccess(t('segment.saved'))
    onChanged()
  })
  return (
    <li className={styles.row} data-current={isCurrent || undefined} ref={isCurrent ? bringIntoView : null}>
      <div className={styles.cell}>
        <span className={styles.no}>{no}</span>
        {src}
      </div>
      <div className={styles.cell}>
        {draft === null ? (
          <p>{tgt ?? <span className={styles.faint}>{t('segments.open')}</span>}</p>
        ) : (
          <>
            <SegmentEditor
              no={no}
              value={draft}
              isSaving={saving.isRunning}
              onChange={setDraft}
              onSave={() => void saving.run(draft)}
              onCancel={() => setDraft(null)}
            />
            <ErrorNote error={saving.error} />
          </>
        )}
        <p className={styles.marks}>
          {edited ? (
            <Tag variant="filled" color="processing">
              {t('segments.corrected')}
            </Tag>
          ) : (
            origin && <Tag variant="filled">{t(`origin.${origin}` as 'origin.memory')}</Tag>
          )}
          {issues.map(({ kind, detail }) => (
            <Tag key={`${kind}${detail}`} color="warning">
              {t(`issue.${kind}` as 'issue.untranslated')}
              {detail && `: ${detail.slice(0, 60)}`}
            </Tag>
          ))}
          {isDone && draft === null && tgt !== null && (
            <Button
              type="text"
              size="small"
              icon={<EditOutlined />}
              aria-label={t('segment.editOf', { no })}
              onClick={() => setDraft(tgt)}
            >
              {t('segment.edit')}
            </Button>
          )}
        </p>
      </div>
    </li>
  )
}
