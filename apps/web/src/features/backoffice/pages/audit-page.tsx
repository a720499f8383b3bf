import { useListAudit } from '@markwright/api-client/backoffice'
import type { AuditEntry } from '@markwright/api-client/models/auditEntry'
import { useTranslation } from 'react-i18next'
import { WorkPage } from '../../../shared/ui/work-page.tsx'
import { AuditFacts } from '../components/audit/audit-facts.tsx'
import { AuditSubject } from '../components/audit/audit-subject.tsx'
import { Instant } from '../components/instant.tsx'
import { FilterChoice } from '../components/list/filter-choice.tsx'
import { FilterSearch } from '../components/list/filter-search.tsx'
import { Filters } from '../components/list/filters.tsx'
import { type Column, RecordList } from '../components/list/record-list.tsx'
import { listQuery } from '../hooks/list-query.ts'
import { useListAddress } from '../hooks/use-list-address.ts'
import { auditActions, isAuditAction } from '../model/audit-actions.ts'

/** What staff did: who, when, to what, from where. */
export function AuditPage() {
  const { t } = useTranslation('backoffice')
  const address = useListAddress()
  const action = address.choice('action', auditActions)
  const staff = address.text('staff').trim()
  const subjectId = address.text('subjectId').trim()
  const answer = useListAudit(
    {
      current: address.page,
      size: address.size,
      ...(action && { action }),
      ...(staff && { staff }),
      ...(subjectId && { subjectId }),
    },
    { query: listQuery },
  )
  const columns: Column<AuditEntry>[] = [
    { key: 'at', title: t('audit.at'), render: (entry) => <Instant at={entry.createTime} /> },
    { key: 'staff', title: t('audit.staff'), render: (entry) => entry.staff },
    {
      key: 'action',
      title: t('audit.action'),
      // An action of a newer server has no words here yet.
      render: (entry) => (isAuditAction(entry.action) ? t(`audit.actions.${entry.action}`) : entry.action),
    },
    { key: 'subject', title: t('audit.subject'), render: (entry) => <AuditSubject entry={entry} /> },
    { key: 'facts', title: t('audit.facts'), render: (entry) => <AuditFacts facts={entry.facts} /> },
    { key: 'ip', title: t('audit.ip'), render: (entry) => <span className="numeric">{entry.ip}</span> },
  ]
  return (
    <WorkPage title={t('menu.audit')} lead={t('audit.lead')}>
      <Filters>
        <FilterChoice
          address={address}
          name="action"
          label={t('audit.action')}
          values={auditActions}
          none={t('list.any')}
          wordFor={(value) => t(`audit.actions.${value}`)}
        />
        <FilterSearch
          address={address}
          name="staff"
          label={t('audit.staff')}
          placeholder={t('audit.staffPlaceholder')}
        />
        <FilterSearch address={address} name="subjectId" label={t('audit.subjectId')} maxLength={64} />
      </Filters>
      <RecordList
        label={t('menu.audit')}
        answer={answer}
        address={address}
        columns={columns}
        empty={{
          title: t('audit.none'),
          text: action || staff || subjectId ? t('list.noneFound') : t('audit.noneText'),
        }}
      />
    </WorkPage>
  )
}
