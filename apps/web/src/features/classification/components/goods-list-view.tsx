import { formatClasses } from '@markwright/domain/marks/class-numbers'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../shared/lib/paths.ts'
import { classesOf, goodsText } from '../../../shared/classification/chosen-goods.ts'
import { GoodsPicker } from '../../../shared/classification/goods-picker.tsx'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import styles from './classification.module.css'
import { useGoodsList } from '../hooks/goods-list.ts'
import { CopyText } from '../../../shared/ui/controls/copy-text.tsx'

/** A list of goods and services that one puts together, to copy it or to search marks in its classes. */
export function GoodsListView() {
  const { t } = useTranslation('classification')
  const language = useLanguage()
  const [chosen, setChosen] = useGoodsList()
  const classes = classesOf(chosen)
  return (
    <>
      <p className={styles.lead}>{t('list.text')}</p>
      <GoodsPicker value={chosen} onChange={setChosen} />
      {classes.length > 0 && (
        <div className={styles.actions}>
          <CopyText
            text={goodsText(chosen, language, { whole: t('picker.whole'), group: t('list.group') })}
            label={t('list.copy')}
          />
          <ButtonLink to={`${paths.combinedQuery}?classify=${formatClasses(classes)}`}>{t('list.search')}</ButtonLink>
        </div>
      )}
    </>
  )
}
