import { SearchOutlined } from '@ant-design/icons'
import type { SearchProblem } from '@markwright/domain/marks/search-problem'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { normalizedOffer } from '../../model/normalize-query.ts'

/** Beneath a name with a special character: the search for the name without it. */
export function NormalizedOffer({
  problem,
  text,
  onAccept,
}: {
  problem: SearchProblem | undefined
  text: string
  onAccept: (text: string) => void
}) {
  const { t } = useTranslation('query')
  const name = normalizedOffer(problem, text)
  if (name === null) return null
  return (
    <Button size="small" icon={<SearchOutlined />} style={{ marginTop: 6 }} onClick={() => onAccept(name)}>
      {t('normalized.offer', { name })}
    </Button>
  )
}
