import { changeHostingDeadline } from '@markwright/api-client/hosting'
import type { HostingDeadline } from '@markwright/api-client/models/hostingDeadline'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../shared/lib/use-action.ts'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { useRefresh } from '../hooks/use-hosting.ts'
import styles from './hosting.module.css'

const NOTE_MAX = 2000

/** The note on a deadline, and the field in which it is written. */
export function DeadlineNote({ deadline: { id, version, name, note, role } }: { deadline: HostingDeadline }) {
  const { t } = useTranslation('hosting')
  const refresh = useRefresh()
  const [draft, setDraft] = useState<string | null>(null)
  const save = useAction(async () => {
    await changeHostingDeadline(id, { version, note: draft?.trim() || null })
    await refresh()
    setDraft(null)
  })
  if (draft === null)
    return (
      <div>
        {note && <p className={styles.note}>{note}</p>}
        {role !== 'reader' && (
          <Button
            type="link"
            size="small"
            style={{ paddingInline: 0 }}
            aria-label={t('deadlines.noteOf', { name })}
            onClick={() => setDraft(note ?? '')}
          >
            {t(note ? 'deadlines.editNote' : 'deadlines.addNote')}
          </Button>
        )}
      </div>
    )
  return (
    <div>
      <Input.TextArea
        autoFocus
        value={draft}
        maxLength={NOTE_MAX}
        autoSize={{ minRows: 2, maxRows: 10 }}
        aria-label={t('deadlines.noteOf', { name })}
        onChange={({ target }) => setDraft(target.value)}
      />
      <div className={styles.row} style={{ marginTop: 8 }}>
        <Button size="small" type="primary" loading={save.isRunning} onClick={() => void save.run()}>
          {t('save')}
        </Button>
        <Button size="small" onClick={() => setDraft(null)}>
          {t('cancel')}
        </Button>
      </div>
      <ErrorNote error={save.error} />
    </div>
  )
}
