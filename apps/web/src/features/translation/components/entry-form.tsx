import { saveGlossaryEntry } from '@markwright/api-client/glossaries'
import type { GlossaryEntry } from '@markwright/api-client/models/glossaryEntry'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../shared/lib/use-action.ts'
import { ErrorNote } from '../../../shared/ui/error-note.tsx'
import styles from './translation.module.css'

const fields = ['zh', 'en', 'ja', 'note'] as const

/** An entry of a glossary to add or change. */
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
  const save = useAction(async () => {
    const { zh, en, ja, note } = draft
    await saveGlossaryEntry(glossaryId, {
      ...(entry && { id: entry.id }),
      zh: zh.trim() || null,
      en: en.trim() || null,
      ja: ja.trim() || null,
      note,
    })
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
      <ErrorNote error={save.error} />
    </form>
  )
}
