import { useListNotices } from '@markwright/api-client/notices'
import { keepPreviousData } from '@tanstack/react-query'
import { Button, Segmented } from 'antd'
import { useTranslation } from 'react-i18next'
import { addressCodec, choiceParameter, pageParameter } from '../../../shared/lib/address-codec.ts'
import { RecordPages } from '../../../shared/list/record-list.tsx'
import { useAddressState } from '../../../shared/list/use-address-state.ts'
import { useMemberPage } from '../../../shared/session/session.ts'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { SignInView } from '../../../shared/ui/feedback/sign-in-view.tsx'
import { whenSlow } from '../../../shared/ui/feedback/when-slow.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { NoticeList } from '../components/notice-list.tsx'
import { isUnread, useMarkRead } from '../hooks/use-mark-read.ts'

const shows = ['all', 'unread'] as const
const codec = addressCodec({
  show: choiceParameter(shows, { otherwise: shows[0] }),
  page: pageParameter('current'),
})

export function NoticesPage() {
  const { t } = useTranslation('notices')
  const isMember = useMemberPage()
  return <WorkPage title={t('title')}>{isMember ? <MemberNotices /> : <SignInView text={t('signInText')} />}</WorkPage>
}

function MemberNotices() {
  const { t } = useTranslation('notices')
  const [{ show, page }, change, pages] = useAddressState(codec)
  const isUnreadOnly = show === 'unread'
  const result = useListNotices(
    { current: page, size: pages.size, ...(isUnreadOnly && { isLook: 0 }) },
    { query: { placeholderData: keepPreviousData } },
  )
  const { data } = result
  const marking = useMarkRead()
  return (
    <>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center', margin: '16px 0 4px' }}>
        <Segmented<(typeof shows)[number]>
          aria-label={t('show')}
          value={show}
          options={[
            { value: 'all', label: t('showAll') },
            { value: 'unread', label: t('showUnread') },
          ]}
          onChange={(value) => change({ show: value })}
        />
        <Button
          disabled={!data?.records.some(isUnread)}
          loading={whenSlow(marking.isPending)}
          onClick={() => data && marking.markRead(data.records)}
        >
          {t('markRead')}
        </Button>
      </div>
      <ErrorNote error={marking.error} />
      <RecordPages
        label={t('title')}
        answer={result}
        address={pages}
        summary={data && t('total', { count: data.total })}
        empty={{
          title: isUnreadOnly ? t('noneUnread') : t('none'),
          text: t('noneText'),
          actions: isUnreadOnly && <Button onClick={() => change({ show: 'all' })}>{t('showAll')}</Button>,
        }}
      >
        {(notices) => <NoticeList notices={notices} />}
      </RecordPages>
    </>
  )
}
