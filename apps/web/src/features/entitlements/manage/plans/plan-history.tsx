import { useListPlanRevisions } from '@markwright/api-client/backoffice'
import type { Plan } from '@markwright/api-client/models/plan'
import type { PlanRevision } from '@markwright/api-client/models/planRevision'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../shared/i18n/language.ts'
import { RecordPages } from '../../../../shared/list/record-list.tsx'
import { listQuery } from '../../../../shared/list/list-query.ts'
import { SideDrawer } from '../../../../shared/ui/layout/side-drawer.tsx'
import { Instant } from '../../../../shared/manage/instant.tsx'
import { PlanFacts } from './plan-facts.tsx'
import styles from './plan-history.module.css'

const SIZE = 10

/** How a plan was changed, by whom and why, the last first; null closes it. */
export function PlanHistory({ plan, onClose }: { plan: Plan | null; onClose: () => void }) {
  const { t } = useTranslation('plans')
  const language = useLanguage()
  const name = plan && (language === 'cn' ? plan.nameCn : plan.nameEn)
  return (
    <SideDrawer subject={plan} title={t('plan.historyOf', { name })} widthPx={520} onClose={onClose}>
      {({ id }) => <Revisions planId={id} />}
    </SideDrawer>
  )
}

function Revisions({ planId }: { planId: string }) {
  const { t } = useTranslation('plans')
  const [page, setPage] = useState(1)
  const result = useListPlanRevisions(planId, { current: page, size: SIZE }, { query: listQuery })
  return (
    <RecordPages
      label={t('plan.history')}
      answer={result}
      address={{ page, size: SIZE, sizes: [], goTo: setPage }}
      empty={{ title: t('plan.noHistory') }}
    >
      {(revisions) => (
        <ol className={styles.revisions}>
          {revisions.map((revision) => (
            <li key={revision.version}>
              <Revision revision={revision} />
            </li>
          ))}
        </ol>
      )}
    </RecordPages>
  )
}

function Revision({ revision: { version, author, reason, time, content } }: { revision: PlanRevision }) {
  const { t } = useTranslation('plans')
  return (
    <>
      <h3>
        {t('plan.version', { version })} · {author} · <Instant at={time} />
      </h3>
      {reason && <p>{reason}</p>}
      <PlanFacts content={content} />
    </>
  )
}
