import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import styles from './hosting.module.css'

/** What can be done with the selected records together; `text` says how many they are. */
export function ChosenBar({
  text,
  error = null,
  children,
  onClear,
}: {
  text: string
  error?: unknown
  children: ReactNode
  onClear: () => void
}) {
  const { t } = useTranslation('hosting')
  return (
    <section className={styles.bulk} aria-label={t('bulk.title')}>
      <span role="status">{text}</span>
      {children}
      <Button type="text" onClick={onClear}>
        {t('bulk.clear')}
      </Button>
      <ErrorNote error={error} />
    </section>
  )
}
