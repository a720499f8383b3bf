import { useTranslation } from 'react-i18next'
import { comparesNames, degrees, type Query, waysOf } from '../../model/query.ts'
import { ChoiceRow } from './choice-row.tsx'

/** How the text is compared and, of similar names, how similar they must be. */
export function WayPicker({
  query,
  onChange,
  hasNotes,
}: {
  query: Query
  onChange: (query: Query) => void
  hasNotes: boolean
}) {
  const { t } = useTranslation('query')
  const { criterion, way, degree } = query
  const ways = waysOf(criterion)
  const kind = criterion === 'tradeMarkText' ? 'name' : 'party'
  if (ways.length === 0) return null
  return (
    <>
      <ChoiceRow
        legend={t('way.legend')}
        choices={ways.map((value) => ({ value, label: t(`way.${value}`) }))}
        value={way}
        onChange={(value) => onChange({ ...query, way: value })}
        note={hasNotes ? t(`way.note.${kind}.${way}` as 'way.note.name.similar') : undefined}
      />
      {comparesNames(query) && (
        <ChoiceRow
          legend={t('degree.legend')}
          choices={degrees.map((value) => ({ value, label: t(`degree.${value}`) }))}
          value={degree}
          onChange={(value) => onChange({ ...query, degree: value })}
          note={hasNotes ? t(`degree.note.${degree}`) : undefined}
        />
      )}
    </>
  )
}
