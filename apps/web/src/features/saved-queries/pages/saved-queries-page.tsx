import { deleteSavedQuery, renameSavedQuery, useListSavedQueries } from '@markwright/api-client/saved-queries'
import type { SavedQuery } from '@markwright/api-client/models/savedQuery'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../shared/lib/paths.ts'
import { addressCodec, pageParameter, textParameter } from '../../../shared/lib/address-codec.ts'
import { listQuery } from '../../../shared/list/list-query.ts'
import { RecordList } from '../../../shared/list/record-list.tsx'
import { useAddressState } from '../../../shared/list/use-address-state.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { ConfirmDialog } from '../../../shared/ui/feedback/confirm-dialog.tsx'
import { KeywordSearch } from '../../../shared/ui/controls/keyword-search.tsx'
import { NameDialog } from '../../../shared/ui/forms/name-dialog.tsx'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { CompareDrawer } from '../components/compare-drawer.tsx'
import { QueryShareDialog } from '../components/query-share-dialog.tsx'
import styles from '../components/saved-queries.module.css'
import { type SavedQueryAct, useSavedQueryColumns } from '../components/saved-query-columns.tsx'
import { useRecordDialog } from '../../../shared/list/use-record-dialog.ts'

const codec = addressCodec({ keyword: textParameter({ lengthMax: 100 }), page: pageParameter() })

/** The member's saved queries: to be run again and compared, shared, renamed or deleted. */
export function SavedQueriesPage() {
  const { t } = useTranslation('queries')
  const [{ keyword, page }, change, pages] = useAddressState(codec)
  const result = useListSavedQueries({ keyword, current: page, size: pages.size }, { query: listQuery })
  const { data, refetch } = result
  const { chosen, isFor, open, close } = useRecordDialog<SavedQuery, SavedQueryAct>(data?.records)
  const columns = useSavedQueryColumns((act, { id }) => open(act, id))
  return (
    <WorkPage title={t('saved.title')} lead={t('saved.lead')}>
      <div className={styles.tools}>
        <KeywordSearch
          value={keyword}
          label={t('saved.find')}
          className={styles.find}
          onSearch={(text) => change({ keyword: text })}
        />
      </div>
      <RecordList
        label={t('saved.title')}
        answer={result}
        address={pages}
        columns={columns}
        summary={data && t('saved.total', { count: data.total, shown: data.total.toLocaleString('en') })}
        empty={{
          title: keyword ? t('saved.noneFound', { keyword }) : t('saved.none'),
          text: keyword ? undefined : t('saved.noneText'),
          actions: keyword ? (
            <Button onClick={() => change({ keyword: '' })}>{t('saved.showAll')}</Button>
          ) : (
            <ButtonLink type="primary" to={paths.combinedQuery}>
              {t('saved.search')}
            </ButtonLink>
          ),
        }}
      />
      <CompareDrawer query={isFor('compare') ? chosen : null} onCompared={() => void refetch()} onClose={close} />
      {chosen && (
        <QueryShareDialog
          query={chosen}
          isOpen={isFor('share')}
          onChanged={async () => void (await refetch())}
          onClose={close}
        />
      )}
      <NameDialog
        key={chosen?.id}
        isOpen={isFor('rename')}
        title={t('saved.rename')}
        label={t('saved.newName')}
        initial={chosen?.name ?? ''}
        confirmLabel={t('saved.ok')}
        submit={async (name) => {
          if (chosen) await renameSavedQuery(chosen.id, { name })
          await refetch()
          notifySuccess(t('saved.renamed'))
        }}
        onClose={close}
      />
      <ConfirmDialog
        isOpen={isFor('remove')}
        title={t('saved.removeTitle')}
        text={chosen && t('saved.removeText', { name: chosen.name })}
        confirmLabel={t('saved.remove')}
        act={async () => {
          if (chosen) await deleteSavedQuery(chosen.id)
          notifySuccess(t('saved.removed'))
          if (data?.records.length === 1 && page > 1) change({ page: page - 1 })
          else await refetch()
        }}
        onClose={close}
      />
    </WorkPage>
  )
}
