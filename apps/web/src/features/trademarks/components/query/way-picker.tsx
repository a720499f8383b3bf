import { useTranslation } from 'react-i18next'
import { comparesNames, degrees, type Question, waysOf } from '../../model/question.ts'
import { ChoiceRow } from './choice-row.tsx'

/** How the text is compared and, of similar names, how similar they must be. */
export function WayPicker({
  question,
  onChange,
  hasNotes,
}: {
  question: Question
  onChange: (question: Question) => void
  hasNotes: boolean
}) {
  const { t } = useTranslation('query')
  const { criterion, way, degree } = question
  const ways = waysOf(criterion)
  const kind = criterion === 'tradeMarkText' ? 'name' : 'party'
  if (ways.length === 0) return null
  return (
    <>
      <ChoiceRow
        legend={t('way.legend')}
        choices={ways.map((value) => ({ value, label: t(`way.${value}`) }))}
        value={way}
        onChange={(value) => onChange({ ...question, way: value })}
        note={hasNotes ? t(`way.note.${kind}.${way}` as 'way.note.name.similar') : undefined}
      />
      {comparesNames(question) && (
        <ChoiceRow
          legend={t('degree.legend')}
          choices={degrees.map((value) => ({ value, label: t(`degree.${value}`) }))}
          value={degree}
          onChange={(value) => onChange({ ...question, degree: value })}
          note={hasNotes ? t(`degree.note.${degree}`) : undefined}
        />
      )}
    </>
  )
}
