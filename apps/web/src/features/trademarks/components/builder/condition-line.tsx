import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined } from '@ant-design/icons'
import type { QueryImage } from '@markwright/api-client/models/queryImage'
import { conditionFieldName, operatorName } from '@markwright/domain/marks/condition-texts'
import type { WireCondition } from '@markwright/domain/marks/search-conditions'
import type { SearchProblem } from '@markwright/domain/marks/search-problem'
import { Button, Select } from 'antd'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../shared/i18n/language.ts'
import { fieldOrder, kindOf, waysOfField, withField, withWay } from '../../model/condition-rows.ts'
import { NormalizedOffer } from '../query/normalized-offer.tsx'
import { ProblemNote } from '../query/problem-note.tsx'
import styles from './builder.module.css'
import { ConditionValue } from './condition-value.tsx'
import { ImageValue } from './image-value.tsx'

/** One condition of a combined query: how it is joined, its field, how it compares, and its value. */
export function ConditionLine({
  condition,
  at,
  count,
  problem,
  shown,
  onChange,
  onNormalized,
  onMove,
  onRemove,
}: {
  condition: WireCondition
  at: number
  count: number
  problem: SearchProblem | undefined
  /** The image that the answer shows again. */
  shown: QueryImage | undefined
  onChange: (condition: WireCondition) => void
  /** Searches for the name of the condition without its special characters instead. */
  onNormalized: (value: string) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}) {
  const { t } = useTranslation(['queries', 'query'])
  const language = useLanguage()
  const id = useId()
  const number = { number: at + 1 }
  const kind = kindOf(condition)
  const ways = waysOfField(condition.field)
  const operators = at === 0 ? (['AND', 'NOT'] as const) : (['AND', 'OR', 'NOT'] as const)
  return (
    <li className={styles.line} data-row={at}>
      <div role="group" aria-label={t('builder.row', number)} className={styles.fields}>
        <Select
          className={styles.operator}
          value={condition.op ?? 'AND'}
          aria-label={t('builder.operator', number)}
          options={operators.map((op) => ({
            value: op,
            label: at === 0 && op === 'AND' ? t('builder.first') : operatorName(op, language),
          }))}
          onChange={(op) => onChange({ ...condition, op })}
        />
        <Select
          className={styles.field}
          value={condition.field}
          aria-label={t('builder.field', number)}
          listHeight={420}
          options={fieldOrder.map((field) => ({ value: field, label: conditionFieldName(field, language) }))}
          onChange={(field) => onChange(withField(condition, field))}
        />
        {ways.length > 0 && (
          <Select
            className={styles.way}
            value={condition.way ?? ways[0]!}
            aria-label={t('builder.way', number)}
            options={ways.map((way) => ({
              value: way,
              label:
                condition.field === 'SBTP' && way !== 'term' ? t(`builder.imageWay.${way}`) : t(`query:way.${way}`),
            }))}
            onChange={(way) => onChange(withWay(condition, way))}
          />
        )}
        {kind === 'image' ? (
          <ImageValue
            fileId={condition.value}
            label={t('builder.value', number)}
            alt={t('builder.image.alt', number)}
            shown={shown}
            isWrong={problem !== undefined}
            onChange={(value) => onChange({ ...condition, value })}
          />
        ) : (
          <ConditionValue
            condition={condition}
            label={t('builder.value', number)}
            problemId={problem && `${id}-problem`}
            onChange={(value) => onChange({ ...condition, value })}
          />
        )}
        <span className={styles.acts}>
          <Button
            type="text"
            icon={<ArrowUpOutlined />}
            disabled={at === 0}
            data-move="-1"
            aria-label={t('builder.up', number)}
            onClick={() => onMove(-1)}
          />
          <Button
            type="text"
            icon={<ArrowDownOutlined />}
            disabled={at === count - 1}
            data-move="1"
            aria-label={t('builder.down', number)}
            onClick={() => onMove(1)}
          />
          <Button
            type="text"
            icon={<DeleteOutlined />}
            disabled={count === 1}
            aria-label={t('builder.remove', number)}
            onClick={onRemove}
          />
        </span>
      </div>
      {problem && <ProblemNote id={`${id}-problem`} problem={problem} text={condition.value} />}
      <NormalizedOffer problem={problem} text={condition.value} onAccept={onNormalized} />
    </li>
  )
}
