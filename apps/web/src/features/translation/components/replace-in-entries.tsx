import { replaceInGlossaryEntries } from '@markwright/api-client/glossaries'
import { Button, Input, Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../shared/lib/use-action.ts'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import styles from './translation.module.css'

const columns = ['zh', 'en', 'ja', 'note'] as const
/** The server changes so many at once. */
const BATCH = 500

/** Replaces words in one column of the selected entries of a glossary. */
export function ReplaceInEntries({
  glossaryId,
  ids,
  onReplaced,
  onCancel,
}: {
  glossaryId: string
  ids: readonly string[]
  onReplaced: () => void
  onCancel: () => void
}) {
  const { t } = useTranslation('translation')
  const [column, setColumn] = useState<(typeof columns)[number]>('en')
  const [find, setFind] = useState('')
  const [replacement, setReplacement] = useState('')
  const replace = useAction(async () => {
    let changed = 0
    for (let at = 0; at < ids.length; at += BATCH)
      changed += await replaceInGlossaryEntries(glossaryId, {
        ids: ids.slice(at, at + BATCH),
        column,
        find,
        replacement,
      })
    notifySuccess(t('glossary.replaced', { count: changed, shown: changed.toLocaleString('en') }))
    onReplaced()
  })
  return (
    <form
      className={styles.entry}
      onSubmit={(event) => {
        event.preventDefault()
        void replace.run()
      }}
    >
      <label>
        <span className={styles.label}>{t('glossary.column')}</span>
        <Select
          value={column}
          style={{ width: '100%' }}
          aria-label={t('glossary.column')}
          options={columns.map((value) => ({
            value,
            label: t(value === 'note' ? 'glossary.note' : `glossary.terms.${value}`),
          }))}
          onChange={setColumn}
        />
      </label>
      <label>
        <span className={styles.label}>{t('glossary.replaceFind')}</span>
        <Input
          value={find}
          maxLength={500}
          placeholder={t('glossary.replaceFindHint')}
          onChange={({ target }) => setFind(target.value)}
        />
      </label>
      <label>
        <span className={styles.label}>{t('glossary.replacement')}</span>
        <Input value={replacement} maxLength={500} onChange={({ target }) => setReplacement(target.value)} />
      </label>
      <div className={styles.tools}>
        <Button type="primary" htmlType="submit" loading={replace.isRunning} disabled={!find && !replacement}>
          {t('glossary.replace')}
        </Button>
        <Button onClick={onCancel}>{t('segment.cancel')}</Button>
      </div>
      <ErrorNote error={replace.error} />
    </form>
  )
}
