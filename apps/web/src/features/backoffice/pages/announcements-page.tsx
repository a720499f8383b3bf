import { PlusOutlined } from '@ant-design/icons'
import { useListAnnouncements } from '@markwright/api-client/backoffice'
import type { Announcement } from '@markwright/api-client/models/announcement'
import { AnnouncementStatus } from '@markwright/api-client/models/announcementStatus'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { WorkPage } from '../../../shared/ui/work-page.tsx'
import { AnnouncementDrawer } from '../components/announcements/announcement-drawer.tsx'
import { AnnouncementState } from '../components/announcements/announcement-state.tsx'
import { Instant } from '../components/instant.tsx'
import { FilterChoice } from '../../../shared/list/filter-choice.tsx'
import { Filters } from '../../../shared/list/filters.tsx'
import { type Column, RecordList } from '../../../shared/list/record-list.tsx'
import { RecordOpener } from '../../../shared/list/record-opener.tsx'
import { listQuery } from '../hooks/list-query.ts'
import { useAudienceText } from '../hooks/use-audience-text.ts'
import { useListAddress } from '../../../shared/list/use-list-address.ts'
import { useMay } from '../hooks/use-may.ts'

const states = Object.values(AnnouncementStatus)
const NEW = 'new'
/** How often the list is requested while a notice is on its way. */
const PROGRESS_MS = 2000

/** Notices to members: drafts, what waits for its time, and what was sent. */
export function AnnouncementsPage() {
  const { t } = useTranslation('backoffice')
  const language = useLanguage()
  const audienceText = useAudienceText()
  const address = useListAddress()
  const mayEdit = useMay()('announcements.edit')
  const status = address.choice('status', states)
  const answer = useListAnnouncements(
    { current: address.page, size: address.size, ...(status && { status }) },
    {
      query: {
        ...listQuery,
        refetchInterval: ({ state }) => (state.data?.records.some(isOnItsWay) ? PROGRESS_MS : false),
      },
    },
  )
  const opened = address.text('id')
  const open = (id: string) => address.change({ id })
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
      <Filters>
        <FilterChoice
          address={address}
          name="status"
          label={t('announcements.state')}
          values={states}
          none={t('list.any')}
          wordFor={(value) => t(`announcements.status.${value}`)}
        />
      </Filters>
      <RecordList
        label={t('menu.announcements')}
        answer={answer}
        address={address}
        columns={columns}
        empty={{
          title: t('announcements.none'),
          text: status ? t('list.noneFound') : t('announcements.noneText'),
        }}
      />
      <AnnouncementDrawer
        isNew={mayEdit && opened === NEW}
        announcement={answer.data?.records.find(({ id }) => id === opened)}
        onClose={() => address.change({ id: null })}
      />
    </WorkPage>
  )
}

const isOnItsWay = ({ status }: Announcement) => status === 'sending' || status === 'scheduled'
