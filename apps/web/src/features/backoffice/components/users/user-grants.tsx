import { getListUserGrantsQueryKey, useListUserGrants } from '@markwright/api-client/backoffice'
import type { Grant } from '@markwright/api-client/models/grant'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Flex, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorView } from '../../../../shared/ui/error-view.tsx'
import { useMay } from '../../hooks/use-may.ts'
import { ExtendGrantDialog } from './extend-grant-dialog.tsx'
import { GrantCard } from './grant-card.tsx'
import { NewGrantDialog } from './new-grant-dialog.tsx'
import { RevokeGrantDialog } from './revoke-grant-dialog.tsx'
import styles from './user-grants.module.css'

/** Nobody is granted so many that staff would page through them. */
const SHOWN_MAX = 50

type Act = { kind: 'new' } | { kind: 'extend' | 'revoke'; grant: Grant }

/** What a member was granted of the services, and what staff can change about it. */
export function UserGrants({ userId }: { userId: string }) {
  const { t } = useTranslation('backoffice')
  const queryClient = useQueryClient()
  const mayChange = useMay()('grants.manage')
  const question = { current: 1, size: SHOWN_MAX }
  const { data, error, refetch } = useListUserGrants(userId, question, { query: { staleTime: 0 } })
  const [act, setAct] = useState<Act | null>(null)
  const renew = () => void queryClient.invalidateQueries({ queryKey: getListUserGrantsQueryKey(userId) })
  const close = () => setAct(null)
  const grantOf = (kind: 'extend' | 'revoke') => (act?.kind === kind ? act.grant : null)
  return (
    <section aria-labelledby="grants-title" className={styles.grants}>
      <Flex justify="space-between" align="center">
        <h3 id="grants-title">{t('grants.title')}</h3>
        {mayChange && (
          <Button size="small" onClick={() => setAct({ kind: 'new' })}>
            {t('grants.new')}
          </Button>
        )}
      </Flex>
      {error && !data && <ErrorView error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton active paragraph={{ rows: 3 }} />}
      {data?.total === 0 && <p className={styles.none}>{t('grants.none')}</p>}
      {data && data.total > 0 && (
        <ul className={styles.list}>
          {data.records.map((grant) => (
            <li key={grant.id}>
              <GrantCard grant={grant} {...(mayChange && { onAct: (kind) => setAct({ kind, grant }) })} />
            </li>
          ))}
        </ul>
      )}
      {data && data.total > SHOWN_MAX && <p className={styles.none}>{t('grants.more', { count: SHOWN_MAX })}</p>}
      <NewGrantDialog userId={userId} isOpen={act?.kind === 'new'} onDone={renew} onClose={close} />
      <ExtendGrantDialog grant={grantOf('extend')} onDone={renew} onClose={close} />
      <RevokeGrantDialog grant={grantOf('revoke')} onDone={renew} onClose={close} />
    </section>
  )
}
