import { changePatentListItem } from '@markwright/api-client/patent-lists'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../shared/lib/use-action.ts'
import styles from '../../../shared/patents/saved-patents.module.css'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'

const NOTE_MAX = 2000

/** The member's note on a publication of a list, and the field in which it is written. */
export function ListNote({
  listId,
  patentId,
  note,
  onChanged,
}: {
  listId: string
  patentId: string
  note: string | null
  onChanged: () => Promise<void>
}) {
  const { t } = useTranslation('savedPatents')
  const [draft, setDraft] = useState<string | null>(null)
  const save = useAction(async () => {
    await changePatentListItem(listId, { patentId, note: draft?.trim() || null })
    await onChanged()
    setDraft(null)
  })
  if (draft === null)
    return (
      <div className={styles.note}>
        {note && <p className={styles.noteText}>{note}</p>}
        <span>
          <Button
            type="link"
            size="small"
            style={{ paddingInline: 0 }}
            aria-label={t('list.noteOf', { number: patentId })}
            onClick={() => setDraft(note ?? '')}
          >
            {t(note ? 'list.editNote' : 'list.addNote')}
          </Button>
        </span>
      </div>
    )
  return (
    <div className={styles.note}>
      <Input.TextArea
        autoFocus
        value={draft}
        maxLength={NOTE_MAX}
        autoSize={{ minRows: 2, maxRows: 10 }}
        aria-label={t('list.noteOf', { number: patentId })}
        onChange={({ target }) => setDraft(target.value)}
        onKeyDown={({ key, ctrlKey, metaKey }) => {
          if (key === 'Escape') setDraft(null)
          if (key === 'Enter' && (ctrlKey || metaKey)) void save.run()
        }}
      />
      <span className={styles.acts}>
        <Button size="small" type="primary" loading={save.isRunning} onClick={() => void save.run()}>
          {t('list.saveNote')}
        </Button>
        <Button size="small" onClick={() => setDraft(null)}>
          {t('list.cancel')}
        </Button>
      </span>
      <ErrorNote error={save.error} />
    </div>
  )
}
