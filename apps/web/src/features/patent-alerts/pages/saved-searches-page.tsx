import {
  deleteSavedPatentSearch,
  renameSavedPatentSearch,
  useListSavedPatentSearches,
} from '@markwright/api-client/patent-alerts'
import { keepPreviousData } from '@tanstack/react-query'
import { Button, Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import styles from '../../../shared/patents/saved-patents.module.css'
import { ButtonLink } from '../../../shared/ui/button-link.tsx'
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx'
import { KeywordSearch } from '../../../shared/ui/keyword-search.tsx'
import { NameDialog } from '../../../shared/ui/name-dialog.tsx'
import {
  addressCodec,
  choiceParameter,
  pageParameter,
  textParameter,
  withoutEmpty,
} from '../../../shared/lib/address-codec.ts'
import { RecordPages } from '../../../shared/list/record-list.tsx'
import { useAddressState } from '../../../shared/list/use-address-state.ts'
import { notifySuccess } from '../../../shared/ui/notify.ts'
import { WorkPage } from '../../../shared/ui/work-page.tsx'
import { AlertDrawer } from '../components/alert-drawer.tsx'
import { type SavedSearchAct, SavedSearchRow } from '../components/saved-search-row.tsx'

const sorts = ['-createTime', 'name', '-lastHitTime'] as const
const states = ['active', 'paused', 'unwatched'] as const
const codec = addressCodec({
  keyword: textParameter(),
  sort: choiceParameter(sorts, { otherwise: sorts[0] }),
  state: choiceParameter(states),
  page: pageParameter(),
})

/** The member's saved patent searches: to be opened again, watched, renamed or deleted. */
export function SavedSearchesPage() {
  const { t } = useTranslation('savedPatents')
  const [{ keyword, sort, state, page }, change, pages] = useAddressState(codec)
  const answer = useListSavedPatentSearches(
    { ...withoutEmpty({ keyword, sort, state }), current: page, size: pages.size },
    { query: { staleTime: 0, placeholderData: keepPreviousData } },
  )
  const { data, refetch } = answer
  // A dialog that closes shows what it was about until it is gone.
  const [opened, setOpened] = useState<{ act: SavedSearchAct; id: string; isOpen: boolean } | null>(null)
  const chosen = data?.records.find(({ id }) => id === opened?.id) ?? null
  const isFor = (act: SavedSearchAct) => chosen !== null && opened?.act === act && opened.isOpen
  const close = () => setOpened((now) => now && { ...now, isOpen: false })
  const reload = async () => void (await refetch())
  const isNarrowed = keyword !== '' || state !== ''
  return (
    <WorkPage title={t('searches.title')} lead={t('searches.lead')}>
      <div className={styles.tools}>
        <KeywordSearch
          value={keyword}
          label={t('searches.find')}
          className={styles.find}
          onSearch={(text) => change({ keyword: text })}
        />
        <Select<(typeof states)[number] | 'all'>
          value={state || 'all'}
          aria-label={t('searches.state')}
          popupMatchSelectWidth={false}
          options={(['all', ...states] as const).map((value) => ({ value, label: t(`searches.states.${value}`) }))}
          onChange={(value) => change({ state: value === 'all' ? '' : value })}
        />
        <Select
          value={sort}
          aria-label={t('searches.sort')}
          popupMatchSelectWidth={false}
          options={sorts.map((value) => ({ value, label: t(`searches.sorts.${value}`) }))}
          onChange={(value) => change({ sort: value })}
        />
      </div>
      <RecordPages
        label={t('searches.title')}
        answer={answer}
        address={pages}
        summary={data && t('searches.total', { count: data.total, shown: data.total.toLocaleString('en') })}
        empty={{
          title: t(isNarrowed ? 'searches.noneFound' : 'searches.none'),
          text: isNarrowed ? undefined : t('searches.noneText'),
          actions: isNarrowed ? (
            <Button onClick={() => change({ keyword: '', state: '' })}>{t('searches.showAll')}</Button>
          ) : (
            <ButtonLink type="primary" to={paths.patentSearch}>
              {t('searches.toSearch')}
            </ButtonLink>
          ),
        }}
      >
        {(searches) => (
          <ul className={styles.rows}>
            {searches.map((search) => (
              <SavedSearchRow
                key={search.id}
                search={search}
                onAct={(act) => setOpened({ act, id: search.id, isOpen: true })}
              />
            ))}
          </ul>
        )}
      </RecordPages>
      <AlertDrawer search={chosen} isOpen={isFor('watch')} onSaved={reload} onClose={close} />
      <NameDialog
        key={chosen?.id}
        isOpen={isFor('rename')}
        title={t('searches.rename')}
        label={t('save.name')}
        initial={chosen?.name ?? ''}
        confirmLabel={t('save.ok')}
        submit={async (name) => {
          if (chosen) await renameSavedPatentSearch(chosen.id, { name })
          notifySuccess(t('searches.renamed'))
          await refetch()
        }}
        onClose={close}
      />
      <ConfirmDialog
        isOpen={isFor('remove')}
        title={t('searches.removeTitle')}
        text={chosen && t('searches.removeText', { name: chosen.name })}
        confirmLabel={t('searches.remove')}
        act={async () => {
          if (chosen) await deleteSavedPatentSearch(chosen.id)
          notifySuccess(t('searches.removed'))
          if (data?.records.length === 1 && page > 1) change({ page: page - 1 })
          else await refetch()
        }}
        onClose={close}
      />
    </WorkPage>
  )
}
