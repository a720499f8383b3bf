import { CheckOutlined, PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { type ChosenItem, isCovered, itemName, withItem } from '../../../shared/classification/chosen-goods.ts'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { useGoodsList } from '../hooks/goods-list.ts'

/** Puts an item on the list of goods, or takes it off. */
export function AddItem({ item }: { item: ChosenItem }) {
  const { t } = useTranslation('classification')
  const language = useLanguage()
  const [chosen, change] = useGoodsList()
  const isChosen = chosen.items.some(({ id }) => id === item.id)
  const covered = isCovered(chosen, item)
  return (
    <Button
      className="no-print"
      type="text"
      size="small"
      icon={isChosen || covered ? <CheckOutlined /> : <PlusOutlined />}
      aria-pressed={isChosen || covered}
      disabled={covered}
      title={covered ? t('picker.covered') : t(isChosen ? 'list.remove' : 'list.add')}
      aria-label={t('list.toggle', { name: itemName(item, language) })}
      onClick={() => change(withItem(chosen, item, !isChosen))}
    />
  )
}
