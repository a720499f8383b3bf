import { FileSearchOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../../shared/ui/controls/button-link.tsx'
import { MessageView } from '../../../../shared/ui/feedback/message-view.tsx'
import { paths } from '../../../../shared/lib/paths.ts'
import type { Query } from '../../model/query.ts'
import { searchPath } from '../../model/search-address.ts'
import { suggestionsFor } from '../../model/suggestions.ts'

/** Nothing was found: what one may try instead, each a search of its own. */
export function EmptyResult({ query, onClearFilter }: { query: Query; onClearFilter?: () => void }) {
  const { t } = useTranslation('results')
  return (
    <MessageView
      stamp={<FileSearchOutlined />}
      title={onClearFilter ? t('empty.filtered') : t('empty.title')}
      text={onClearFilter ? t('empty.filteredText') : t('empty.text')}
      actions={
        onClearFilter ? (
          <Button type="primary" onClick={onClearFilter}>
            {t('clearFilters')}
          </Button>
        ) : (
          <>
            {suggestionsFor(query).map((suggestion) => (
              <ButtonLink key={suggestion.name} to={searchPath({ query: suggestion.query })}>
                {t(`suggestion.${suggestion.name}`)}
              </ButtonLink>
            ))}
            <ButtonLink type="text" to={paths.supportedCountries}>
              {t('empty.coverage')}
            </ButtonLink>
          </>
        )
      }
    />
  )
}
