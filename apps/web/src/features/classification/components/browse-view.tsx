import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { KeywordSearch } from '../../../shared/ui/controls/keyword-search.tsx'
import { type ClassificationQuery, classificationPath, KEYWORD_LENGTH_MAX } from '../model/classification-address.ts'
import { ClassTiles } from './class-tiles.tsx'
import { ClassView } from './class-view.tsx'
import styles from './classification.module.css'
import { FoundGoods } from './found-goods.tsx'
import { GroupView } from './group-view.tsx'

/** Classes, a class, a group, or what a word finds. */
export function BrowseView({ query }: { query: ClassificationQuery }) {
  const { t } = useTranslation('classification')
  const navigate = useNavigate()
  const { keyword, classNo, group } = query
  return (
    <>
      <search className={styles.search}>
        <KeywordSearch
          value={keyword}
          size="large"
          maxLength={KEYWORD_LENGTH_MAX}
          label={t('search')}
          button={t('find')}
          onSearch={(text) => void navigate(classificationPath({ keyword: text }))}
        />
      </search>
      {keyword ? (
        <FoundGoods query={query} />
      ) : group ? (
        <GroupView key={group} code={group} />
      ) : classNo ? (
        <ClassView classNo={classNo} />
      ) : (
        <ClassTiles />
      )}
    </>
  )
}
