import { changeHostingDeadline, useListHostingDeadlines } from '@markwright/api-client/hosting'
import type { HostingDeadlineChange } from '@markwright/api-client/models/hostingDeadlineChange'
import type { ListHostingDeadlinesParams } from '@markwright/api-client/models/listHostingDeadlinesParams'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { refusalText } from '../../../shared/lib/refusal-text.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import type { ListPages } from '../../../shared/list/list-pages.ts'
import { listQuery } from '../../../shared/list/list-query.ts'
import { RecordList } from '../../../shared/list/record-list.tsx'
import { useBulk } from '../hooks/use-bulk.ts'
import { useChosenRows } from '../hooks/use-chosen-rows.ts'
import { useRefresh } from '../hooks/use-hosting.ts'
import { isDecided } from './deadline-acts.tsx'
import { BulkResult } from './bulk-result.tsx'
import { ChosenBar } from './chosen-bar.tsx'
import { useDeadlineColumns } from './deadline-columns.tsx'

/** Deadlines in rows; the chosen ones are marked or decided together. */
export function DeadlineRows({
  request,
  address,
  empty,
}: {
  request: ListHostingDeadlinesParams
  address: ListPages
  empty: { title: string; text: string }
}) {
  const { t } = useTranslation(['hosting', 'site'])
  const answer = useListHostingDeadlines(request, { query: listQuery })
  const columns = useDeadlineColumns({ withActs: true })
  const { chosen, ids, choose, clear } = useChosenRows(answer.data?.records)
  const bulk = useBulk({
    doneText: (count) => t('bulk.done', { count }),
    onDone: clear,
    refresh: useRefresh(),
  })
  const change = useAction(async (changes: Omit<HostingDeadlineChange, 'version'>) => {
    const refused: { id: string; title: string; reason: string }[] = []
    // A decision says nothing of deadlines that decide nothing, such as those of a certificate.
    const wanted = changes.decision === undefined ? chosen : chosen.filter(isDecided)
    for (const deadline of chosen) {
      const { id, version, itemTitle, name } = deadline
      const title = t('deadlines.nameOfRight', { name, title: itemTitle })
      if (!wanted.includes(deadline)) {
        refused.push({ id, title, reason: t('deadlines.notDecided') })
        continue
      }
      try {
        // One after the other: those of one right follow from each other.
        // eslint-disable-next-line no-await-in-loop -- as above
        await changeHostingDeadline(id, { version, ...changes })
      } catch (error) {
        refused.push({ id, title, reason: refusalText(error, t('site:error.noAnswer')) })
      }
    }
    await bulk.finish({ done: chosen.length - refused.length, refused })
  })
  return (
    <>
      <RecordList
        label={t('deadlines.title')}
        answer={answer}
        address={address}
        columns={columns}
        empty={empty}
        choice={{
          chosen: ids,
          onChoose: choose,
          labelOf: ({ name, itemTitle }) => t('deadlines.choose', { name, title: itemTitle }),
          isOffered: ({ role }) => role !== 'reader',
        }}
      />
      {chosen.length > 0 && (
        <ChosenBar text={t('bulk.chosenDeadlines', { count: chosen.length })} error={change.error} onClear={clear}>
          <Button disabled={change.isRunning} onClick={() => void change.run({ isDone: true })}>
            {t('deadlines.do')}
          </Button>
          <Button disabled={change.isRunning} onClick={() => void change.run({ decision: 'keep' })}>
            {t('decision.keep')}
          </Button>
          <Button disabled={change.isRunning} onClick={() => void change.run({ decision: 'drop' })}>
            {t('decision.drop')}
          </Button>
        </ChosenBar>
      )}
      <BulkResult {...bulk.result} />
    </>
  )
}
