import { BellOutlined, CheckOutlined, StarOutlined } from '@ant-design/icons'
import type { TrademarkQuery } from '@markwright/api-client/models/trademarkQuery'
import { getListSavedQueriesQueryKey, saveQuery } from '@markwright/api-client/saved-queries'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../../shared/lib/paths.ts'
import { useAction } from '../../../../shared/lib/use-action.ts'
import { usePhoneWidth } from '../../../../shared/lib/use-media.ts'
import { openSignIn } from '../../../../shared/session/sign-in-dialog.ts'
import { useSessionToken } from '../../../../shared/session/session.ts'
import { ButtonLink } from '../../../../shared/ui/controls/button-link.tsx'
import { ErrorNote } from '../../../../shared/ui/feedback/error-note.tsx'
import { SiteLink } from '../../../../shared/ui/controls/site-link.tsx'
import { whenSlow } from '../../../../shared/ui/feedback/when-slow.tsx'
import styles from './builder.module.css'

const NAME_MAX = 100

/** Saves the query that was requested, for members, or has it watched from now on where it can be; `children` follow. */
export function SaveBar({
  query,
  name,
  watchPath,
  children,
}: {
  query: TrademarkQuery
  /** Empty for a query that names itself. */
  name: string
  /** Where a monitor of the same is begun; null where there is no such monitor, or `children` lead to it. */
  watchPath: string | null
  children?: ReactNode
}) {
  const { t } = useTranslation('queries')
  const queryClient = useQueryClient()
  const isSignedIn = useSessionToken() !== null
  // In one row on a phone, so that the first hit is in its upper half.
  const isPhone = usePhoneWidth()
  const [isSaved, setIsSaved] = useState(false)
  const save = useAction(async () => {
    await saveQuery({ query, ...(name && { name: name.slice(0, NAME_MAX) }) })
    setIsSaved(true)
    await queryClient.invalidateQueries({ queryKey: getListSavedQueriesQueryKey() })
  })
  return (
    <div className={`${styles.save} no-print`}>
      <Button
        size="small"
        icon={isSaved ? <CheckOutlined /> : <StarOutlined />}
        disabled={isSaved}
        loading={whenSlow(save.isRunning)}
        aria-label={t(isSaved ? 'save.done' : 'save.act')}
        onClick={() => (isSignedIn ? void save.run() : openSignIn())}
      >
        {t(isSaved ? 'save.done' : isPhone ? 'save.actShort' : 'save.act')}
      </Button>
      {watchPath && (
        <ButtonLink size="small" icon={<BellOutlined />} to={watchPath} aria-label={t('save.watch')}>
          {t(isPhone ? 'save.watchShort' : 'save.watch')}
        </ButtonLink>
      )}
      <span role="status">{isSaved && <SiteLink to={paths.savedQueries}>{t('save.open')}</SiteLink>}</span>
      <ErrorNote error={save.error} />
      {children}
    </div>
  )
}
