import { MailOutlined } from '@ant-design/icons'
import { acceptHostingInvitation, readHostingInvitation } from '@markwright/api-client/hosting'
import { ApiError } from '@markwright/api-client/fetch'
import { useQuery } from '@tanstack/react-query'
import { Button, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { hostingPath, paths } from '../../../shared/lib/paths.ts'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { useIsMember } from '../../../shared/session/session.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { SignInButtons } from '../../../shared/ui/controls/sign-in-buttons.tsx'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { MessageView } from '../../../shared/ui/feedback/message-view.tsx'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { Facts } from '../../../shared/ui/layout/facts.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { useRefresh } from '../hooks/use-hosting.ts'

/** Of a link that does not hold any more. */
const OVER = 61006

/** Who invites to the rights of which client; accepted by whoever is signed in. The token is behind a second `#`. */
export function InvitationPage() {
  const { t } = useTranslation('hosting')
  const token = useLocation().hash.slice(1)
  const isMember = useIsMember()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const { data, error, refetch } = useQuery({
    queryKey: ['hosting-invitation', token],
    queryFn: ({ signal }) => readHostingInvitation({ token }, { signal }),
    enabled: token !== '',
    staleTime: 0,
    retry: false,
  })
  const accept = useAction(async () => {
    const { id, name } = await acceptHostingInvitation({ token })
    notifySuccess(t('invitation.accepted', { name }))
    await navigate(hostingPath(paths.hostingHome, { clientId: id }), { replace: true })
    await refresh()
  })
  const isOver = token === '' || (error instanceof ApiError && error.code === OVER)
  return (
    <WorkPage title={t('invitation.title')}>
      {isOver ? (
        <MessageView
          stamp={<MailOutlined />}
          title={t('invitation.over')}
          text={t('invitation.overText')}
          actions={<ButtonLink to={paths.hostingClients}>{t('invitation.toClients')}</ButtonLink>}
        />
      ) : error ? (
        <ErrorView error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton active paragraph={{ rows: 5 }} />
      ) : (
        <MessageView
          stamp={<MailOutlined />}
          title={t('invitation.text', { owner: data.ownerName, client: data.clientName })}
          text={t(`invitation.role.${data.role}`)}
          actions={
            isMember ? (
              <Button type="primary" loading={accept.isRunning} onClick={() => void accept.run()}>
                {t('invitation.accept')}
              </Button>
            ) : (
              <SignInButtons />
            )
          }
        >
          {!isMember && <p>{t('invitation.signIn')}</p>}
          <Facts
            facts={[
              [t('invitation.owner'), data.ownerName],
              [t('party.client'), data.clientName],
              [t('invitation.until'), toLocalMinute(data.expireTime)],
            ]}
          />
          <ErrorNote error={accept.error} />
        </MessageView>
      )}
    </WorkPage>
  )
}
