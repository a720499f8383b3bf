import { DownloadOutlined } from '@ant-design/icons'
import { exportAudit, useListAudit } from '@markwright/api-client/backoffice'
import type { AuditEntry } from '@markwright/api-client/models/auditEntry'
import { auditActionLabel, auditActions, auditSubjectLabel, auditSubjects } from '@markwright/domain/audit-words'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { userZone } from '../../../shared/lib/local-time.ts'
import { useFileExport } from '../../../shared/lib/use-file-export.ts'
import { WorkPage } from '../../../shared/ui/work-page.tsx'
import { AuditFacts } from '../components/audit/audit-facts.tsx'
import { AuditSubject } from '../components/audit/audit-subject.tsx'
import { Instant } from '../components/instant.tsx'
import { FilterChoice } from '../../../shared/list/filter-choice.tsx'
import { FilterDay } from '../../../shared/list/filter-day.tsx'
import { FilterSearch } from '../../../shared/list/filter-search.tsx'
import { Filters } from '../../../shared/list/filters.tsx'
import { type Column, RecordList } from '../../../shared/list/record-list.tsx'
import { listQuery } from '../hooks/list-query.ts'
import { useListAddress } from '../../../shared/list/use-list-address.ts'

/** What staff did: who, when, to what, from where. */
export function AuditPage() {
  const { t } = useTranslation('backoffice')
  const language = useLanguage()
  const address = useListAddress()
  const text = (name: string) => address.text(name).trim()
  const action = address.choice('action', auditActions)
  const subjectType = address.choice('subjectType', auditSubjects)
  const [staff, subjectId, keyword] = [text('staff'), text('subjectId'), text('keyword')]
  const [from, to] = [text('from'), text('to')]
  const filter = {
    ...(action && { action }),
    ...(staff && { staff }),
    ...(subjectType && { subjectType }),
    ...(subjectId && { subjectId }),
    ...(keyword && { keyword }),
    ...(from && { from }),
    ...(to && { to }),
    ...((from || to) && { zone: userZone() }),
  }
  const answer = useListAudit({ current: address.page, size: address.size, ...filter }, { query: listQuery })
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
          disabled={!answer.data?.total}
          onClick={() => void exported.run()}
        >
          {t('audit.export')}
        </Button>
      }
    >
      <Filters>
        <FilterSearch
          address={address}
          name="keyword"
          label={t('audit.keyword')}
          placeholder={t('audit.keywordPlaceholder')}
        />
        <FilterChoice
          address={address}
          name="subjectType"
          label={t('audit.subject')}
          values={auditSubjects}
          none={t('list.any')}
          wordFor={(value) => auditSubjectLabel(value, language)}
        />
        <FilterChoice
          address={address}
          name="action"
          label={t('audit.action')}
          values={auditActions}
          none={t('list.any')}
          wordFor={(value) => auditActionLabel(value, language)}
        />
        <FilterSearch
          address={address}
          name="staff"
          label={t('audit.staff')}
          placeholder={t('audit.staffPlaceholder')}
        />
        <FilterDay address={address} name="from" label={t('audit.from')} />
        <FilterDay address={address} name="to" label={t('audit.to')} />
        <FilterSearch address={address} name="subjectId" label={t('audit.subjectId')} maxLength={64} />
      </Filters>
      <RecordList
        label={t('menu.audit')}
        answer={answer}
        address={address}
        columns={columns}
        empty={{
          title: t('audit.none'),
          text: Object.keys(filter).length > 0 ? t('list.noneFound') : t('audit.noneText'),
        }}
      />
    </WorkPage>
  )
}
