import { DownloadOutlined } from '@ant-design/icons'
import {
  deleteActivityRegistration,
  deleteActivityRegistrations,
  useGetArticleDraft,
  useListActivityRegistrations,
} from '@markwright/api-client/backoffice'
import type { RegistrationRecord } from '@markwright/api-client/models/registrationRecord'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { manageArticlePath } from '../../../shared/lib/paths.ts'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { toCsv } from '@markwright/domain/files/csv'
import { saveFile } from '../../../shared/lib/save-file.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { whenSlow } from '../../../shared/ui/feedback/when-slow.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { ConfirmedButton } from '../../../shared/manage/confirmed-button.tsx'
import { Instant } from '../../../shared/manage/instant.tsx'
import { type Column, RecordList } from '../../../shared/list/record-list.tsx'
import { listQuery } from '../../../shared/list/list-query.ts'
import { useListAddress } from '../../../shared/list/use-list-address.ts'
import { useMay } from '../../../shared/manage/use-may.ts'
import { fetchRegistrations, registrationRows } from './registrations-export.ts'

/** Who has registered for an activity, to be read here or in a spreadsheet, and deleted once it is over. */
export function RegistrationsPage() {
  const { t } = useTranslation('backoffice')
  const language = useLanguage()
  const address = useListAddress()
  const mayDelete = useMay()('registrations.manage')
  const id = address.text('id')
  const { data: article } = useGetArticleDraft(id)
  const result = useListActivityRegistrations(id, { current: address.page, size: address.size }, { query: listQuery })
  const title =
    article && ((language === 'cn' ? article.titleCn : article.titleEn) || article.titleCn || article.titleEn)
  const deletion: Column<RegistrationRecord> = {
    key: 'acts',
    title: t('registrations.delete'),
    render: (registration) => (
      <ConfirmedButton
        label={t('registrations.delete')}
        question={{
          title: t('registrations.deleteTitle', { name: registration.name }),
          text: t('registrations.deleteText'),
        }}
        act={async () => {
          await deleteActivityRegistration(id, registration.id)
          notifySuccess(t('registrations.deleted'))
          await result.refetch()
        }}
      />
    ),
  }
  const columns: Column<RegistrationRecord>[] = [
    { key: 'name', title: t('registrations.name'), render: ({ name }) => name },
    { key: 'phone', title: t('users.phone'), render: ({ phone }) => <span className="numeric">{phone}</span> },
    { key: 'company', title: t('users.company'), render: ({ company }) => company ?? '—' },
    { key: 'email', title: t('users.email'), render: ({ email }) => email ?? '—' },
    { key: 'remark', title: t('registrations.remark'), render: ({ remark }) => remark ?? '—' },
    { key: 'source', title: t('users.source'), render: ({ source }) => source ?? '—' },
    { key: 'at', title: t('registrations.at'), render: ({ createTime }) => <Instant at={createTime} /> },
  ]
  const exporting = useAction(async () => {
    const rows = [columns.map((column) => column.title), ...registrationRows(await fetchRegistrations(id))]
    saveFile(new Blob([toCsv(rows)], { type: 'text/csv;charset=utf-8' }), `${t('registrations.fileName')}.csv`)
  })
  return (
    <WorkPage
      title={t('registrations.title')}
      lead={title && <SiteLink to={manageArticlePath(id)}>{title}</SiteLink>}
      actions={
        <Button
          icon={<DownloadOutlined />}
          disabled={!result.data?.total || exporting.isRunning}
          loading={whenSlow(exporting.isRunning)}
          onClick={() => void exporting.run()}
        >
          {t('registrations.export')}
        </Button>
      }
    >
      <ErrorNote error={exporting.error} />
      <RecordList
        label={t('registrations.title')}
        answer={result}
        address={address}
        columns={mayDelete ? [...columns, deletion] : columns}
        actions={
          mayDelete && (
            <ConfirmedButton
              danger
              label={t('registrations.deleteAll')}
              question={{
                title: t('registrations.deleteAllTitle'),
                text: t('registrations.deleteAllText', { count: result.data?.total ?? 0 }),
              }}
              act={async () => {
                const count = await deleteActivityRegistrations(id)
                notifySuccess(t('registrations.deletedAll', { count }))
                await result.refetch()
              }}
            />
          )
        }
        empty={{ title: t('registrations.none'), text: t('registrations.noneText') }}
      />
    </WorkPage>
  )
}
