import { saveGlossaryEntry } from '@markwright/api-client/glossaries'
import { isChangedMeanwhile } from '../../../shared/lib/record-errors.ts'
import type { GlossaryEntry } from '@markwright/api-client/models/glossaryEntry'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../shared/lib/use-action.ts'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import styles from './translation.module.css'

const fields = ['zh', 'en', 'ja', 'note'] as const
type Latest = Pick<GlossaryEntry, 'version' | (typeof fields)[number]>

/** An entry of a glossary to add or change. One that was changed elsewhere meanwhile is shown before it is replaced. */
export function EntryForm({
  glossaryId,
  entry,
  onSaved,
  onCancel,
}: {
  glossaryId: string
  entry: GlossaryEntry | null
  onSaved: () => void
  onCancel: () => void
}) {
  const { t } = useTranslation('translation')
  const [draft, setDraft] = useState({
    zh: entry?.zh ?? '',
    en: entry?.en ?? '',
    ja: entry?.ja ?? '',
    note: entry?.note ?? '',
  })
  const [latest, setLatest] = useState<Latest | null>(null)
  const save = useAction(async () => {
    const { zh, en, ja, note } = draft
    try {
      await saveGlossaryEntry(glossaryId, {
        ...(entry && { id: entry.id, version: (latest ?? entry).version }),
        zh: zh.trim() || null,
        en: en.trim() || null,
        ja: ja.trim() || null,
        note,
      })
    } catch (refusal) {
      if (!isChangedMeanwhile(refusal)) throw refusal
      return setLatest(refusal.data as unknown as Latest)
    }
    onSaved()
  })
  return (
    <form
      className={styles.entry}
      onSubmit={(event) => {
        event.preventDefault()
        void save.run()
      }}
    >
      {fields.map((field) => (
        <label key={field}>
          <span className={styles.label}>{t(field === 'note' ? 'glossary.note' : `glossary.terms.${field}`)}</span>
          <Input
            value={draft[field]}
            maxLength={field === 'note' ? 2000 : 500}
            onChange={({ target }) => setDraft({ ...draft, [field]: target.value })}
          />
        </label>
      ))}
      <div className={styles.tools}>
        <Button type="primary" htmlType="submit" loading={save.isRunning}>
          {t('segment.save')}
        </Button>
        <Button onClick={onCancel}>{t('segment.cancel')}</Button>
      </div>
      {latest && (
        <p role="alert">
          {t('glossary.changedElsewhere', { terms: fields.flatMap((field) => latest[field] || []).join(' · ') })}
        </p>
      )}
      <ErrorNote error={save.error} />
    </form>
  )
}
