import { FileSearchOutlined } from '@ant-design/icons'
import { useFindGoods } from '@markwright/api-client/classification'
import { niceClassName } from '@markwright/domain/marks/nice-classes'
import { keepPreviousData } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { MessageView } from '../../../shared/ui/feedback/message-view.tsx'
import { Pager } from '../../../shared/ui/controls/pager.tsx'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { classificationPath, type ClassificationQuery } from '../model/classification-address.ts'
import styles from './classification.module.css'
import { ItemLine } from './item-line.tsx'

const SIZE = 20

/** Items that a word finds, with the classes they are in to narrow by. */
export function FoundGoods({ query }: { query: ClassificationQuery }) {
  const { t } = useTranslation('classification')
  const language = useLanguage()
  const navigate = useNavigate()
  const { keyword, classNo, page } = query
  const { data, error, refetch } = useFindGoods(
    { keyword, current: page, size: SIZE, ...(classNo && { classNo }) },
    { query: { placeholderData: keepPreviousData } },
  )
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 10, width: '100%' }} />
  if (data.total === 0)
    return (
      <MessageView
        stamp={<FileSearchOutlined />}
        title={t('noneFound', { keyword })}
        text={t('noneFoundText')}
        actions={
          <ButtonLink to={classificationPath({ view: 'suggest', text: keyword })}>{t('suggestInstead')}</ButtonLink>
        }
      />
    )
  const nameOf = (no: number) => niceClassName(no, language)
  return (
    <>
      <p role="status" className={styles.faint}>
        {t('foundCount', { count: data.total, shown: data.total.toLocaleString('en') })}
      </p>
      <nav aria-label={t('narrow')}>
        <ul className={styles.facets}>
          {[null, ...data.classes].map((each) => (
            <li key={each?.no ?? 0}>
              <SiteLink
                to={classificationPath({ keyword, classNo: each?.no ?? null })}
                aria-current={(each?.no ?? null) === classNo ? 'true' : undefined}
              >
                {each ? t('className', { no: each.no, name: nameOf(each.no) }) : t('everyClass')}{' '}
                {each && <span className="numeric">{each.count.toLocaleString('en')}</span>}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      <ul className={styles.items}>
        {data.records.map((item) => (
          <ItemLine
            key={item.id}
            item={item}
            group={item.group.code}
            aside={
              <SiteLink to={classificationPath({ classNo: item.classNo, group: item.group.code })}>
                {item.group.code} {language === 'en' && item.group.nameEn ? item.group.nameEn : item.group.name}
              </SiteLink>
            }
          />
        ))}
      </ul>
      <Pager
        total={data.total}
        page={page}
        size={SIZE}
        onChange={(next) => void navigate(classificationPath({ ...query, page: next }))}
      />
    </>
  )
}
