import { useGetCurrentUser } from '@markwright/api-client/account'
import type { User } from '@markwright/api-client/models/user'
import { Skeleton } from 'antd'
import { Fragment, type ReactNode } from 'react'
import { ErrorView } from '../ui/feedback/error-view.tsx'
import { SignInView } from '../ui/feedback/sign-in-view.tsx'
import { useMemberPage, useSessionToken } from './session.ts'

/** Shows a member what needs one, anew for each member, so that nobody finds what another was typing. */
export function MemberOnly({ text, children }: { text: string; children: (member: User) => ReactNode }) {
  const isMember = useMemberPage()
  const isSignedIn = useSessionToken() !== null
  const { data: member, error, refetch } = useGetCurrentUser({ query: { enabled: isSignedIn } })
  if (!isMember) return <SignInView text={text} />
  if (member) return <Fragment key={member.id}>{children(member)}</Fragment>
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
  return <Skeleton active title={false} paragraph={{ rows: 8, width: '100%' }} />
}
