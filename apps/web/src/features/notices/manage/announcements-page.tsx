import { PlusOutlined } from '@ant-design/icons'
import { useListAnnouncements } from '@markwright/api-client/backoffice'
import type { Announcement } from '@markwright/api-client/models/announcement'
import { AnnouncementStatus } from '@markwright/api-client/models/announcementStatus'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { AnnouncementDrawer } from './announcement-drawer.tsx'
import { AnnouncementState } from './announcement-state.tsx'
import { Instant } from '../../../shared/manage/instant.tsx'
import { FilterChoice } from '../../../shared/list/filter-choice.tsx'
import type { Column } from '../../../shared/list/record-list.tsx'
import { ManagedList } from '../../../shared/manage/managed-list.tsx'
import { RecordOpener } from '../../../shared/list/record-opener.tsx'
import { listQuery } from '../../../shared/list/list-query.ts'
import { useAudienceText } from './use-audience-text.ts'
import { useListRequest } from '../../../shared/list/use-list-request.ts'
import { useMay } from '../../../shared/manage/use-may.ts'

const states = Object.values(AnnouncementStatus)
const NEW = 'new'
/** How often the list is requested while a notice is on its way. */
const PROGRESS_MS = 2000

/** Notices to members: drafts, what waits for its time, and what was sent. */
export function AnnouncementsPage() {
  const { t } = useTranslation('backoffice')
  const language = useLanguage()
  const audienceText = useAudienceText()
  const list = useListRequest({ status: states })
  const mayEdit = useMay()('announcements.edit')
  const result = useListAnnouncements(list.request, {
    query: {
      ...listQuery,
      refetchInterval: ({ state }) => (state.data?.records.some(isOnItsWay) ? PROGRESS_MS : false),
    },
  })
  const opened = list.address.text('id')
  const open = (id: string) => list.address.change({ id })
  const columns: Column<Announcement>[] = [
    {
      key: 'title',
      title: t('announcements.one'),
      render: (each) => (
        <RecordOpener onOpen={() => open(each.id)}>{language === 'cn' ? each.titleCn : each.titleEn}</RecordOpener>
      ),
    },
    { key: 'audience', title: t('announcements.audience'), render: ({ audience }) => audienceText(audience) },
    { key: 'state', title: t('announcements.state'), render: (each) => <AnnouncementState status={each.status} /> },
    {
      key: 'time',
      title: t('announcements.time'),
      render: ({ sentTime, scheduledTime }) => <Instant at={sentTime ?? scheduledTime} />,
    },
    {
      key: 'readers',
      title: t('announcements.readers'),
      render: ({ receivers, readers }) => (
        <span className="numeric">{t('announcements.read', { readers, receivers })}</span>
      ),
    },
    { key: 'author', title: t('announcements.author'), render: ({ author }) => author },
    { key: 'created', title: t('announcements.created'), render: ({ createTime }) => <Instant at={createTime} /> },
  ]
  const compose = mayEdit && (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => open(NEW)}>
      {t('announcements.new')}
    </Button>
  )
  return (
    <WorkPage title={t('menu.announcements')} actions={compose}>
      <ManagedList
        label={t('menu.announcements')}
        answer={result}
        list={list}
        columns={columns}
        filters={
          <FilterChoice
            name="status"
            label={t('announcements.state')}
            values={states}
            wordFor={(value) => t(`announcements.status.${value}`)}
          />
        }
        empty={{ title: t('announcements.none'), text: t('announcements.noneText') }}
      />
      <AnnouncementDrawer
        isNew={mayEdit && opened === NEW}
        announcement={result.data?.records.find(({ id }) => id === opened)}
        onClose={() => list.address.change({ id: null })}
      />
    </WorkPage>
  )
}

const isOnItsWay = ({ status }: Announcement) => status === 'sending' || status === 'scheduled'
