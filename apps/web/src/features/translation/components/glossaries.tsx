import { DeleteOutlined, DownloadOutlined, EditOutlined, PlusOutlined, UploadOutlined } from '@ant-design/icons'
import {
  createGlossary,
  deleteGlossary,
  deleteGlossaryEntries,
  deleteGlossaryEntry,
  exportGlossary,
  importGlossary,
  joinGlossary,
  shareGlossary,
  useListGlossaries,
  useListGlossaryChanges,
  useListGlossaryEntries,
} from '@markwright/api-client/glossaries'
import type { Glossary } from '@markwright/api-client/models/glossary'
import type { GlossaryEntry } from '@markwright/api-client/models/glossaryEntry'
import { Button, Checkbox, Input, Segmented, Skeleton, Tag } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { glossariesPath } from '../../../shared/lib/paths.ts'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import { saveFile } from '../../../shared/lib/save-file.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { listQuery } from '../../../shared/list/list-query.ts'
import { type Column, RecordList } from '../../../shared/list/record-list.tsx'
import { useListAddress } from '../../../shared/list/use-list-address.ts'
import { MemberOnly } from '../../../shared/session/member-only.tsx'
import { ConfirmDialog } from '../../../shared/ui/feedback/confirm-dialog.tsx'
import { CopyText } from '../../../shared/ui/controls/copy-text.tsx'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { FileButton } from '../../../shared/ui/controls/file-button.tsx'
import { KeywordSearch } from '../../../shared/ui/controls/keyword-search.tsx'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { EntryForm } from './entry-form.tsx'
import { ReplaceInEntries } from './replace-in-entries.tsx'
import { TermCandidates } from './term-candidates.tsx'
import styles from './translation.module.css'

const SIZE = 20
const formats = ['xlsx', 'csv', 'tbx'] as const
const views = ['entries', 'candidates', 'history'] as const
type View = (typeof views)[number]

/** The glossaries of a member, and one of them to work on. */
export function Glossaries() {
  const { t } = useTranslation('translation')
  return <MemberOnly text={t('glossary.signIn')}>{() => <Workbench />}</MemberOnly>
}

function Workbench() {
  const { t } = useTranslation('translation')
  const [parameters, setParameters] = useSearchParams()
  const [name, setName] = useState('')
  const { data, error, refetch } = useListGlossaries({ query: { staleTime: 0 } })
  const open = (id: string) => setParameters({ tab: 'glossaries', glossary: id })
  const create = useAction(async () => {
    const made = await createGlossary({ name })
    setName('')
    await refetch()
    open(made.id)
  })
  const token = parameters.get('join')
  const join = useAction(async () => {
    const joined = await joinGlossary({ token: token ?? '' })
    await refetch()
    open(joined.id)
  })
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton active paragraph={{ rows: 6 }} />
  const current = data.find(({ id }) => id === parameters.get('glossary')) ?? data[0]
  return (
    <>
      <p className={styles.faint}>{t('glossary.lead')}</p>
      {token && (
        <p className={styles.tools}>
          {t('glossary.invited')}
          <Button type="primary" loading={join.isRunning} onClick={() => void join.run()}>
            {t('glossary.join')}
          </Button>
        </p>
      )}
      <form
        className={`${styles.tools} ${styles.newGlossary}`}
        onSubmit={(event) => {
          event.preventDefault()
          if (name.trim()) void create.run()
        }}
      >
        <Input
          value={name}
          maxLength={100}
          style={{ maxWidth: 280 }}
          aria-label={t('glossary.name')}
          placeholder={t('glossary.name')}
          onChange={({ target }) => setName(target.value)}
        />
        <Button htmlType="submit" icon={<PlusOutlined />} loading={create.isRunning} disabled={!name.trim()}>
          {t('glossary.create')}
        </Button>
      </form>
      <ErrorNote error={create.error ?? join.error} />
      {data.length === 0 ? (
        <p className={styles.faint}>{t('glossary.none')}</p>
      ) : (
        <nav aria-label={t('tabs.glossaries')} className={styles.filters}>
          {data.map((glossary) => (
            <SiteLink
              key={glossary.id}
              to={`${glossariesPath}&glossary=${glossary.id}`}
              aria-current={glossary.id === current?.id ? 'page' : undefined}
              className={styles.chip}
            >
              {glossary.name} <span className="numeric">{glossary.count}</span>
              {!glossary.isOwn && ` · ${t('glossary.shared')}`}
            </SiteLink>
          ))}
        </nav>
      )}
      {current && <OneGlossary key={current.id} glossary={current} onChanged={() => void refetch()} />}
    </>
  )
}

function OneGlossary({ glossary, onChanged }: { glossary: Glossary; onChanged: () => void }) {
  const { t } = useTranslation('translation')
  const [view, setView] = useState<View>('entries')
  const [isDeleting, setIsDeleting] = useState(false)
  const { id, name, isOwn, shareToken } = glossary
  const share = useAction(async (isShared: boolean) => {
    await shareGlossary(id, { isShared })
    onChanged()
  })
  const write = useAction(async (format: (typeof formats)[number]) =>
    saveFile(await exportGlossary(id, { format }), `${name}.${format}`),
  )
  const read = useAction(async (file: File) => {
    const { added, present, incomplete } = await importGlossary(id, { file })
    notifySuccess(t('glossary.imported', { added, present, incomplete: incomplete.length }))
    onChanged()
  })
  return (
    <section aria-label={name}>
      <div className={styles.filters}>
        <Segmented<View>
          value={view}
          aria-label={t('glossary.view')}
          options={views.map((value) => ({ value, label: t(`glossary.views.${value}`) }))}
          onChange={setView}
        />
        {isOwn && (
          <FileButton
            suffixes={['TBX', 'CSV', 'XLSX']}
            icon={<UploadOutlined />}
            loading={read.isRunning}
            onFile={(file) => void read.run(file)}
          >
            {t('glossary.import')}
          </FileButton>
        )}
        {formats.map((format) => (
          <Button
            key={format}
            icon={<DownloadOutlined />}
            disabled={write.isRunning}
            onClick={() => void write.run(format)}
          >
            {format.toUpperCase()}
          </Button>
        ))}
        {isOwn && (
          <Checkbox
            checked={shareToken !== null}
            disabled={share.isRunning}
            onChange={({ target }) => void share.run(target.checked)}
          >
            {t('glossary.share')}
          </Checkbox>
        )}
        {shareToken !== null && (
          <CopyText
            label={t('glossary.copyLink')}
            text={`${window.location.origin}/#${glossariesPath}&join=${shareToken}`}
          />
        )}
        <Button
          type="text"
          icon={<DeleteOutlined />}
          aria-label={t('document.deleteOf', { name })}
          onClick={() => setIsDeleting(true)}
        />
      </div>
      <ErrorNote error={read.error ?? write.error ?? share.error} />
      {view === 'entries' && <Entries glossary={glossary} onChanged={onChanged} />}
      {view === 'candidates' && <TermCandidates glossaryId={isOwn ? id : null} onAdded={onChanged} />}
      {view === 'history' && <History id={id} />}
      <ConfirmDialog
        isOpen={isDeleting}
        title={t(isOwn ? 'glossary.deleteTitle' : 'glossary.leaveTitle')}
        text={name}
        confirmLabel={t('document.delete')}
        act={async () => {
          await deleteGlossary(id)
          onChanged()
        }}
        onClose={() => setIsDeleting(false)}
      />
    </section>
  )
}

function Entries({ glossary: { id, isOwn, count }, onChanged }: { glossary: Glossary; onChanged: () => void }) {
  const { t } = useTranslation('translation')
  const address = useListAddress([SIZE])
  const keyword = address.text('keyword').trim()
  const only = address.choice('only', ['conflicts'])
  const [edited, setEdited] = useState<GlossaryEntry | 'new' | null>(null)
  const result = useListGlossaryEntries(
    id,
    { current: address.page, size: SIZE, ...(keyword && { keyword }), ...(only && { only }) },
    { query: listQuery },
  )
  const { data, refetch } = result
  const [selected, setSelected] = useState<readonly string[]>([])
  const [isDeleting, setIsDeleting] = useState(false)
  const [isReplacing, setIsReplacing] = useState(false)
  const changed = () => {
    void refetch()
    onChanged()
  }
  const remove = useAction(async (entry: GlossaryEntry) => {
    await deleteGlossaryEntry(id, entry.id)
    setSelected((before) => before.filter((each) => each !== entry.id))
    changed()
  })
  const term = (key: 'zh' | 'en' | 'ja', lang: string): Column<GlossaryEntry> => ({
    key,
    title: t(`glossary.terms.${key}`),
    render: (entry) => (
      <span lang={lang}>
        {entry[key]}
        {key === 'zh' && entry.hasConflict && (
          <Tag color="warning" style={{ marginLeft: 8 }}>
            {t('glossary.conflict')}
          </Tag>
        )}
      </span>
    ),
  })
  const actions: Column<GlossaryEntry> = {
    key: 'acts',
    title: t('log.actions'),
    render: (entry) => (
      <>
        <Button
          type="text"
          icon={<EditOutlined />}
          aria-label={t('glossary.editOf', { term: entry.zh ?? entry.en })}
          onClick={() => setEdited(entry)}
        />
        <Button
          type="text"
          icon={<DeleteOutlined />}
          aria-label={t('document.deleteOf', { name: entry.zh ?? entry.en })}
          onClick={() => void remove.run(entry)}
        />
      </>
    ),
  }
  const columns: Column<GlossaryEntry>[] = [
    term('zh', 'zh'),
    term('en', 'en'),
    term('ja', 'ja'),
    { key: 'note', title: t('glossary.note'), render: ({ note }) => note },
    { key: 'used', title: t('glossary.used'), isNumber: true, render: ({ usedCount }) => usedCount },
    ...(isOwn ? [actions] : []),
  ]
  return (
    <>
      <div className={styles.filters}>
        <KeywordSearch
          value={keyword}
          label={t('glossary.find')}
          onSearch={(next) => address.filter('keyword', next)}
        />
        <Checkbox
          checked={only !== undefined}
          onChange={({ target }) => address.filter('only', target.checked ? 'conflicts' : null)}
        >
          {t('glossary.onlyConflicts')}
        </Checkbox>
        {isOwn && (
          <Button type="primary" icon={<PlusOutlined />} onClick={() => setEdited('new')}>
            {t('glossary.add')}
          </Button>
        )}
        {isOwn && selected.length > 0 && (
          <Button icon={<EditOutlined />} onClick={() => setIsReplacing(true)}>
            {t('glossary.replaceSelected', { count: selected.length, shown: selected.length.toLocaleString('en') })}
          </Button>
        )}
        {isOwn && selected.length > 0 && (
          <Button danger icon={<DeleteOutlined />} onClick={() => setIsDeleting(true)}>
            {t('glossary.deleteSelected', { count: selected.length, shown: selected.length.toLocaleString('en') })}
          </Button>
        )}
      </div>
      {edited !== null && (
        <EntryForm
          key={edited === 'new' ? 'new' : edited.id}
          glossaryId={id}
          entry={edited === 'new' ? null : edited}
          onSaved={() => {
            setEdited(null)
            changed()
          }}
          onCancel={() => setEdited(null)}
        />
      )}
      {isReplacing && selected.length > 0 && (
        <ReplaceInEntries
          glossaryId={id}
          ids={selected}
          onReplaced={() => {
            setIsReplacing(false)
            changed()
          }}
          onCancel={() => setIsReplacing(false)}
        />
      )}
      <ErrorNote error={remove.error} />
      <RecordList
        label={t('glossary.views.entries')}
        answer={result}
        address={address}
        columns={columns}
        choice={
          isOwn
            ? {
                chosen: selected,
                onChoose: setSelected,
                labelOf: ({ zh, en }) => t('glossary.selectOf', { term: zh ?? en }),
              }
            : undefined
        }
        summary={data && t('glossary.total', { count: data.total, shown: data.total.toLocaleString('en') })}
        empty={{ title: t(count === 0 ? 'glossary.empty' : 'glossary.noneMatch') }}
      />
      <ConfirmDialog
        isOpen={isDeleting}
        title={t('glossary.deleteEntriesTitle')}
        text={t('glossary.deleteSelected', { count: selected.length, shown: selected.length.toLocaleString('en') })}
        confirmLabel={t('document.delete')}
        act={async () => {
          // The server deletes 500 at once.
          for (let at = 0; at < selected.length; at += 500)
            await deleteGlossaryEntries(id, { ids: selected.slice(at, at + 500) })
          setSelected([])
          address.goTo(1, SIZE)
          changed()
        }}
        onClose={() => setIsDeleting(false)}
      />
    </>
  )
}

function History({ id }: { id: string }) {
  const { t } = useTranslation('translation')
  const { data, error, refetch } = useListGlossaryChanges(id, { query: { staleTime: 0 } })
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton active paragraph={{ rows: 6 }} />
  if (data.length === 0) return <p className={styles.faint}>{t('glossary.noHistory')}</p>
  const shown = (terms: { zh: string | null; en: string | null; ja: string | null } | null) =>
    terms === null ? '' : [terms.zh, terms.en, terms.ja].filter(Boolean).join(' = ')
  return (
    <ul className={styles.rows}>
      {data.map((change) => (
        <li key={change.id} className={styles.change}>
          <time className="numeric">{toLocalMinute(change.time)}</time>
          <Tag variant="filled">{t(`glossary.changes.${change.kind}`)}</Tag>
          {change.count !== null && t('glossary.total', { count: change.count, shown: String(change.count) })}
          {change.before && <del>{shown(change.before)}</del>} {change.after && <ins>{shown(change.after)}</ins>}
        </li>
      ))}
    </ul>
  )
}
