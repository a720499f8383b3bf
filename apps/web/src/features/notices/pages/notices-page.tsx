import { BellOutlined } from '@ant-design/icons'
import { useListNotices } from '@markwright/api-client/notices'
import { keepPreviousData } from '@tanstack/react-query'
import { Button, Segmented, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { pageNumber } from '../../../shared/lib/page-number.ts'
import { useMemberPage } from '../../../shared/session/session.ts'
import { ErrorNote } from '../../../shared/ui/error-note.tsx'
import { ErrorView } from '../../../shared/ui/error-view.tsx'
import { MessageView } from '../../../shared/ui/message-view.tsx'
import { Pager } from '../../../shared/ui/pager.tsx'
import { SignInView } from '../../../shared/ui/sign-in-view.tsx'
import { whenSlow } from '../../../shared/ui/when-slow.tsx'
import { WorkPage } from '../../../shared/ui/work-page.tsx'
import { NoticeList } from '../components/notice-list.tsx'
import { isUnread, useMarkRead } from '../hooks/use-mark-read.ts'

const SIZE = 20

export function NoticesPage() {
  const { t } = useTranslation('notices')
  const isMember = useMemberPage()
  return <WorkPage title={t('title')}>{isMember ? <MemberNotices /> : <SignInView text={t('signInText')} />}</WorkPage>
}

function MemberNotices() {
  const { t } = useTranslation('notices')
  const [parameters, setParameters] = useSearchParams()
  const isUnreadOnly = parameters.get('show') === 'unread'
  const page = pageNumber(parameters.get('current'))
  const { data, error, refetch } = useListNotices(
    { current: page, size: SIZE, ...(isUnreadOnly && { isLook: 0 }) },
    { query: { placeholderData: keepPreviousData } },
  )
  const marking = useMarkRead()

  const show = (which: 'all' | 'unread') => setParameters(which === 'unread' ? { show: which } : {})
  const goTo = (next: number) =>
    setParameters({ ...(isUnreadOnly && { show: 'unread' }), ...(next > 1 && { current: String(next) }) })

  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  return (
    <>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center', margin: '16px 0 4px' }}>
        <Segmented
          aria-label={t('show')}
          value={isUnreadOnly ? 'unread' : 'all'}
          options={[
            { value: 'all', label: t('showAll') },
            { value: 'unread', label: t('showUnread') },
          ]}
          onChange={show}
        />
        <Button
          disabled={!data?.records.some(isUnread)}
          loading={whenSlow(marking.isPending)}
          onClick={() => data && marking.markRead(data.records)}
        >
          {t('markRead')}
        </Button>
        <span role="status" style={{ color: 'var(--ink-faint)' }}>
          {data && t('total', { count: data.total })}
        </span>
      </div>
      <ErrorNote error={marking.error} />
      {!data && <Skeleton active title={false} paragraph={{ rows: 10, width: '100%' }} />}
      {data?.records.length === 0 && (
        <MessageView
          stamp={<BellOutlined />}
          title={isUnreadOnly ? t('noneUnread') : t('none')}
          text={t('noneText')}
          actions={isUnreadOnly && <Button onClick={() => show('all')}>{t('showAll')}</Button>}
        />
      )}
      {data && data.records.length > 0 && <NoticeList notices={data.records} />}
      {data && <Pager total={data.total} page={page} size={SIZE} onChange={goTo} />}
    </>
  )
}
