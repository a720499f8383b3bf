import type { HostingOverview } from '@markwright/api-client/models/hostingOverview'
import { useTranslation } from 'react-i18next'
import { hostingPath, paths } from '../../../shared/lib/paths.ts'
import { Records } from '../../../shared/list/record-list.tsx'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { useDeadlineColumns } from './deadline-columns.tsx'
import styles from './hosting.module.css'

/** The most urgent deadlines. */
export function TodoList({ overview, clientId }: { overview: HostingOverview; clientId: string | null }) {
  const { t } = useTranslation('hosting')
  const columns = useDeadlineColumns({ withActs: true })
  return (
    <section className={styles.section} aria-labelledby="todo">
      <div className={styles.sectionHead}>
        <h2 id="todo">{t('home.todo')}</h2>
        <div className={styles.row}>
          <ButtonLink to={hostingPath(paths.hostingDeadlines, { clientId, view: 'calendar' })}>
            {t('deadlines.views.calendar')}
          </ButtonLink>
          <ButtonLink to={hostingPath(paths.hostingDeadlines, { clientId })}>{t('home.allDeadlines')}</ButtonLink>
        </div>
      </div>
      {overview.todo.length > 0 ? (
        <Records label={t('home.todo')} rows={[...overview.todo]} columns={columns} />
      ) : (
        <p className={styles.faint}>{t('home.nothingToDo')}</p>
      )}
    </section>
  )
}
