import {
  deleteSavedPatentSearch,
  renameSavedPatentSearch,
  useListSavedPatentSearches,
} from '@markwright/api-client/patent-alerts'
import type { SavedPatentSearch } from '@markwright/api-client/models/savedPatentSearch'
import { Button, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../shared/lib/paths.ts'
import styles from '../../../shared/patents/saved-patents.module.css'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { ConfirmDialog } from '../../../shared/ui/feedback/confirm-dialog.tsx'
import { KeywordSearch } from '../../../shared/ui/controls/keyword-search.tsx'
import { NameDialog } from '../../../shared/ui/forms/name-dialog.tsx'
import {
  addressCodec,
  choiceParameter,
  pageParameter,
  textParameter,
  withoutEmpty,
} from '../../../shared/lib/address-codec.ts'
import { listQuery } from '../../../shared/list/list-query.ts'
import { RecordPages } from '../../../shared/list/record-list.tsx'
import { useAddressState } from '../../../shared/list/use-address-state.ts'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { AlertDrawer } from '../components/alert-drawer.tsx'
import { type SavedSearchAct, SavedSearchRow } from '../components/saved-search-row.tsx'
import { useRecordDialog } from '../../../shared/list/use-record-dialog.ts'

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
  const result = useListSavedPatentSearches(
    { ...withoutEmpty({ keyword, sort, state }), current: page, size: pages.size },
    { query: listQuery },
  )
  const { data, refetch } = result
  const { chosen, isFor, open, close } = useRecordDialog<SavedPatentSearch, SavedSearchAct>(data?.records)
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
        answer={result}
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
              <SavedSearchRow key={search.id} search={search} onAct={(act) => open(act, search.id)} />
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
