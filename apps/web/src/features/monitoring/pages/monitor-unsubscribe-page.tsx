import { MailOutlined } from '@ant-design/icons'
import { setMonitorSubscription, useGetMonitorSubscription } from '@markwright/api-client/monitoring'
import { Button, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { paths } from '../../../shared/lib/paths.ts'
import { isUnknown } from '../../../shared/lib/record-errors.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { MessageView } from '../../../shared/ui/feedback/message-view.tsx'
import { PageTitle } from '../../../shared/ui/layout/page-title.tsx'

/** Where the link in an e-mail leads: it asks first, because mail programs open links by themselves. */
export function MonitorUnsubscribePage() {
  const { t } = useTranslation('monitoring')
  const token = useSearchParams()[0].get('token') ?? ''
  const { data, error, refetch } = useGetMonitorSubscription(
    { token },
    { query: { enabled: token !== '', staleTime: 0, retry: false } },
  )
  const set = useAction(async (subscribed: boolean) => {
    await setMonitorSubscription({ token, subscribed })
    await refetch()
  })
  const isGone = token === '' || isUnknown(error)
  if (isGone)
    return (
      <>
        <PageTitle text={t('unsubscribe.title')} />
        <MessageView
          stamp={<MailOutlined />}
          title={t('unsubscribe.gone')}
          text={t('unsubscribe.goneText')}
          headingLevel="h1"
          actions={<ButtonLink to={paths.monitors}>{t('unsubscribe.toList')}</ButtonLink>}
        />
      </>
    )
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton active paragraph={{ rows: 4 }} />
  return (
    <>
      <PageTitle text={t('unsubscribe.title')} />
      <MessageView
        stamp={<MailOutlined />}
        title={t(data.subscribed ? 'unsubscribe.confirm' : 'unsubscribe.stopped', { name: data.name })}
        text={t(data.subscribed ? 'unsubscribe.confirmText' : 'unsubscribe.stoppedText')}
        headingLevel="h1"
        actions={
          <>
            <Button
              type={data.subscribed ? 'primary' : 'default'}
              loading={set.isRunning}
              onClick={() => void set.run(!data.subscribed)}
            >
              {t(data.subscribed ? 'unsubscribe.stop' : 'unsubscribe.again')}
            </Button>
            <ButtonLink to={paths.monitors}>{t('unsubscribe.toList')}</ButtonLink>
          </>
        }
      >
        <ErrorNote error={set.error} />
      </MessageView>
    </>
  )
}
