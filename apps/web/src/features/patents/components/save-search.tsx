import { StarOutlined } from '@ant-design/icons'
import { getListSavedPatentSearchesQueryKey, savePatentSearch } from '@markwright/api-client/patent-alerts'
import type { PatentQuery } from '@markwright/api-client/models/patentQuery'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Checkbox } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../shared/lib/paths.ts'
import { openSignIn } from '../../../shared/session/sign-in-dialog.ts'
import { useSessionToken } from '../../../shared/session/session.ts'
import { NameDialog } from '../../../shared/ui/forms/name-dialog.tsx'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'

const NAME_MAX = 100

/** Saves the search for its member, and has it watched where that is wished; a visitor is asked to sign in. */
export function SaveSearch({ query, text }: { query: PatentQuery; text: string }) {
  const { t } = useTranslation('savedPatents')
  const queryClient = useQueryClient()
  const isSignedIn = useSessionToken() !== null
  const [isOpen, setIsOpen] = useState(false)
  const [isWatched, setIsWatched] = useState(false)
  const [isSaved, setIsSaved] = useState(false)
  return (
    <>
      <Button icon={<StarOutlined />} onClick={() => (isSignedIn ? setIsOpen(true) : openSignIn())}>
        {t('save.act')}
      </Button>
      <span role="status">{isSaved && <SiteLink to={paths.patentSearches}>{t('save.done')}</SiteLink>}</span>
      <NameDialog
        isOpen={isOpen}
        title={t('save.title')}
        label={t('save.name')}
        initial={text.slice(0, NAME_MAX)}
        confirmLabel={t('save.ok')}
        submit={async (name) => {
          const alert = isWatched ? { alert: { channels: ['site' as const], frequency: 'issue' as const } } : {}
          await savePatentSearch({ name, query, ...alert })
          setIsSaved(true)
          await queryClient.invalidateQueries({ queryKey: getListSavedPatentSearchesQueryKey() })
        }}
        onClose={() => setIsOpen(false)}
      >
        <Checkbox style={{ marginTop: 12 }} checked={isWatched} onChange={({ target }) => setIsWatched(target.checked)}>
          {t(query.patentSearchType === 'semantic' ? 'save.watchSimilar' : 'save.watch')}
        </Checkbox>
      </NameDialog>
    </>
  )
}
