import { CheckSquareOutlined, DiffOutlined, PlusSquareOutlined } from '@ant-design/icons'
import type { TrademarkHit } from '@markwright/api-client/models/trademarkHit'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { comparisonPath } from '../../../../shared/lib/paths.ts'
import { ButtonLink } from '../../../../shared/ui/controls/button-link.tsx'
import { useSelect } from '../../hooks/use-select.ts'
import { SELECTED_MAX, useSelection } from '../../model/selection.ts'

/** Puts the record aside, and leads to the comparison once there is something to compare. */
export function SelectButton({ hit }: { hit: TrademarkHit }) {
  const { t } = useTranslation('selection')
  const select = useSelect()
  const selected = useSelection()
  const isIn = selected.some(({ id }) => id === hit.id)
  const isFull = !isIn && selected.length >= SELECTED_MAX
  return (
    <>
      <Button
        icon={isIn ? <CheckSquareOutlined /> : <PlusSquareOutlined />}
        aria-pressed={isIn}
        disabled={isFull}
        title={isFull ? t('full', { count: SELECTED_MAX }) : undefined}
        onClick={() => select([hit], !isIn)}
      >
        {isIn ? t('added') : t('add')}
      </Button>
      {isIn && selected.length > 1 && (
        <ButtonLink icon={<DiffOutlined />} to={comparisonPath(selected.map(({ id }) => id))}>
          {t('compare')}
        </ButtonLink>
      )}
    </>
  )
}
