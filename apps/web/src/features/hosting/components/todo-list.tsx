import type { HostingDeadline } from '@markwright/api-client/models/hostingDeadline'
import type { HostingOverview } from '@markwright/api-client/models/hostingOverview'
import { useTranslation } from 'react-i18next'
import type { Column } from '../../../shared/list/column.ts'
import { paths } from '../../../shared/lib/paths.ts'
import { Records } from '../../../shared/list/record-list.tsx'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { documentPath } from '../model/documents.ts'
import { hostingPath } from '../model/hosting-paths.ts'
import { useDeadlineColumns } from './deadline-columns.tsx'
import { DocumentExpiry, DocumentTitle } from './document-cells.tsx'
import styles from './hosting.module.css'

type DueDocument = HostingOverview['documents'][number]
type Todo = { id: string; day: string } & ({ deadline: HostingDeadline } | { document: DueDocument })

/** The most urgent deadlines, and the documents that expire, by day. */
export function TodoList({ overview, clientId }: { overview: HostingOverview; clientId: string | null }) {
  const { t } = useTranslation('hosting')
  const columns = useTodoColumns()
  const rows: Todo[] = [
    ...overview.todo.map((deadline) => ({ id: deadline.id, day: deadline.dueOn, deadline })),
    ...overview.documents.map((document) => ({ id: document.id, day: document.expiresOn, document })),
  ].toSorted((a, b) => a.day.localeCompare(b.day))
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
      {rows.length > 0 ? (
        <Records label={t('home.todo')} rows={rows} columns={columns} />
      ) : (
        <p className={styles.faint}>{t('home.nothingToDo')}</p>
      )}
    </section>
  )
}

/** The last column of the deadlines. */
const ACTS = 'acts'

function useTodoColumns(): Column<Todo>[] {
  const { t } = useTranslation('hosting')
  const cells: Readonly<Record<string, Column<DueDocument>['render']>> = {
    right: (document) => <DocumentTitle document={document} to={documentPath(document.id)} />,
    name: ({ kind, applicantName, expiresOn, expiry }) => (
      <>
        {t('home.documentOf', { kind: t(`documentKind.${kind}`), applicant: applicantName })}{' '}
        {t(expiry === 'expired' ? 'home.documentExpired' : 'home.documentSoon', { day: expiresOn })}
      </>
    ),
    due: (document) => <DocumentExpiry document={document} />,
    [ACTS]: ({ id, title }) => (
      <ButtonLink size="small" to={documentPath(id)} aria-label={t('home.openDocumentOne', { title })}>
        {t('home.openDocument')}
      </ButtonLink>
    ),
  }
  return useDeadlineColumns({ withActs: true }).map(({ render, ...column }) => ({
    ...column,
    render: (row) => ('deadline' in row ? render(row.deadline) : cells[column.key]?.(row.document)),
  }))
}
