import { changePortfolioItems } from '@markwright/api-client/hosting'
import type { PortfolioItem } from '@markwright/api-client/models/portfolioItem'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { useRefresh } from '../hooks/use-hosting.ts'
import { useWords } from '../hooks/use-words.ts'
import styles from './hosting.module.css'

/** What the register has changed of a right and nobody has marked as seen. */
export function RegisterChanges({ item }: { item: PortfolioItem }) {
  const { t } = useTranslation('hosting')
  const words = useWords()
  const refresh = useRefresh()
  const see = useAction(async () => {
    await changePortfolioItems({ ids: [item.id], act: 'seen' })
    await refresh()
  })
  if (item.changeTime === null) return null
  const shown = (field: (typeof item.changes)[number]['field'], text: string | null) =>
    (text !== null && (field === 'state' || field === 'patentKind') ? words.value(field, { [field]: text }) : text) ??
    t('changes.nothing')
  return (
    <section className={styles.news} aria-labelledby="register-changes">
      <h2 id="register-changes">{t('changes.title', { time: toLocalMinute(item.changeTime) })}</h2>
      <ul>
        {item.changes.map(({ field, from, to }) => (
          <li key={field}>
            {t('changes.line', { field: t(`field.${field}`), from: shown(field, from), to: shown(field, to) })}
          </li>
        ))}
      </ul>
      {item.role !== 'reader' && (
        <Button size="small" loading={see.isRunning} onClick={() => void see.run()}>
          {t('changes.seen')}
        </Button>
      )}
      <ErrorNote error={see.error} />
    </section>
  )
}
