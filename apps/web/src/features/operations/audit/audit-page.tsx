import { DownloadOutlined } from '@ant-design/icons'
import { exportAudit, useListAudit } from '@markwright/api-client/backoffice'
import type { AuditEntry } from '@markwright/api-client/models/auditEntry'
import { auditActionLabel, auditActions, auditSubjectLabel, auditSubjects } from '@markwright/domain/site/audit-texts'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { userZone } from '../../../shared/lib/local-time.ts'
import { useFileExport } from '../../../shared/lib/use-file-export.ts'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { AuditFacts } from './audit-facts.tsx'
import { AuditSubject } from './audit-subject.tsx'
import { Instant } from '../../../shared/manage/instant.tsx'
import { FilterChoice } from '../../../shared/list/filter-choice.tsx'
import { FilterDay } from '../../../shared/list/filter-day.tsx'
import { FilterSearch } from '../../../shared/list/filter-search.tsx'
import type { Column } from '../../../shared/list/record-list.tsx'
import { ManagedList } from '../../../shared/manage/managed-list.tsx'
import { listQuery } from '../../../shared/list/list-query.ts'
import { useListRequest } from '../../../shared/list/use-list-request.ts'

/** What staff did: who, when, to what, from where. */
export function AuditPage() {
  const { t } = useTranslation('backoffice')
  const language = useLanguage()
  const list = useListRequest({
    action: auditActions,
    staff: 'text',
    subjectType: auditSubjects,
    subjectId: 'text',
    keyword: 'text',
    from: 'text',
    to: 'text',
  })
  const { filter } = list
  const zone = (filter.from ?? filter.to) && { zone: userZone() }
  const result = useListAudit({ ...list.request, ...zone }, { query: listQuery })
  const exported = useFileExport(() => exportAudit({ ...filter, zone: userZone() }), `${t('menu.audit')}.xlsx`)
  const columns: Column<AuditEntry>[] = [
    { key: 'at', title: t('audit.at'), render: (entry) => <Instant at={entry.createTime} /> },
    { key: 'staff', title: t('audit.staff'), render: (entry) => entry.staff },
    { key: 'action', title: t('audit.action'), render: (entry) => auditActionLabel(entry.action, language) },
    { key: 'subject', title: t('audit.subject'), render: (entry) => <AuditSubject entry={entry} /> },
    { key: 'facts', title: t('audit.facts'), render: (entry) => <AuditFacts facts={entry.facts} /> },
    { key: 'ip', title: t('audit.ip'), render: (entry) => <span className="numeric">{entry.ip}</span> },
  ]
  return (
    <WorkPage
      title={t('menu.audit')}
      lead={t('audit.lead')}
      actions={
        <Button
          icon={<DownloadOutlined />}
          loading={exported.isRunning}
          disabled={!result.data?.total}
          onClick={() => void exported.run()}
        >
          {t('audit.export')}
        </Button>
      }
    >
      <ManagedList
        label={t('menu.audit')}
        answer={result}
        list={list}
        columns={columns}
        filters={
          <>
            <FilterSearch name="keyword" label={t('audit.keyword')} placeholder={t('audit.keywordPlaceholder')} />
            <FilterChoice
              name="subjectType"
              label={t('audit.subject')}
              values={auditSubjects}
              wordFor={(value) => auditSubjectLabel(value, language)}
            />
            <FilterChoice
              name="action"
              label={t('audit.action')}
              values={auditActions}
              wordFor={(value) => auditActionLabel(value, language)}
            />
            <FilterSearch name="staff" label={t('audit.staff')} placeholder={t('audit.staffPlaceholder')} />
            <FilterDay name="from" label={t('audit.from')} />
            <FilterDay name="to" label={t('audit.to')} />
            <FilterSearch name="subjectId" label={t('audit.subjectId')} maxLength={64} />
          </>
        }
        empty={{ title: t('audit.none'), text: t('audit.noneText') }}
      />
    </WorkPage>
  )
}
