import type { Annuity } from '@markwright/api-client/models/annuity'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../shared/lib/paths.ts'
import { RecordList } from '../../../shared/list/record-list.tsx'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { useFeeDrawer } from '../hooks/use-fee-drawer.ts'
import { type AnnuityRow, annuityRows, useAnnuityColumns } from './annuity-columns.tsx'
import { FeeDrawer } from './fee.tsx'

type ListProps = ComponentProps<typeof RecordList<AnnuityRow>>

/** A list of annuities to select from; the lines of a fee are shown beside it. `isOffered` is about those that one may change. */
export function AnnuityList({
  answer: { data, ...answer },
  chosen,
  onChoose,
  isOffered = () => true,
  ...list
}: Pick<ListProps, 'label' | 'address' | 'empty' | 'actions'> & {
  answer: Omit<ListProps['answer'], 'data'> & { data: { records: readonly Annuity[]; total: number } | undefined }
  chosen: readonly string[]
  onChoose: (ids: readonly string[]) => void
  isOffered?: (annuity: Annuity) => boolean
}) {
  const { t } = useTranslation('annuities')
  const fees = useFeeDrawer()
  const columns = useAnnuityColumns(fees.open)
  return (
    <>
      <RecordList
        {...list}
        answer={{ ...answer, data: data && { records: annuityRows(data.records), total: data.total } }}
        columns={columns}
        choice={{
          chosen,
          onChoose,
          labelOf: ({ deadline: { itemTitle, name } }) => t('choose', { title: itemTitle, name }),
          isOffered: (annuity) => annuity.deadline.role !== 'reader' && isOffered(annuity),
        }}
      />
      <FeeDrawer {...fees.drawer} />
    </>
  )
}

/** What a list without annuities says. */
export function useNoAnnuities(isFiltered: boolean): ListProps['empty'] {
  const { t } = useTranslation('annuities')
  return isFiltered
    ? { title: t('noneFound'), text: t('noneFoundText') }
    : {
        title: t('none'),
        text: t('noneText'),
        actions: <ButtonLink to={paths.hostingPatents}>{t('toPatents')}</ButtonLink>,
      }
}
