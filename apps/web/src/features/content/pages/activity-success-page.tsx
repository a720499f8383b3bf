import { CheckOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { activityPath, paths } from '../../../shared/lib/paths.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { MessageView } from '../../../shared/ui/feedback/message-view.tsx'
import { PageTitle } from '../../../shared/ui/layout/page-title.tsx'
import { ActivityFrame } from '../components/activity-frame.tsx'
import { newsPath } from '../model/news-address.ts'

/** Where a registration ends. */
export function ActivitySuccessPage() {
  const { t } = useTranslation(['content', 'site'])
  const id = useSearchParams()[0].get('id')
  return (
    <ActivityFrame>
      <PageTitle text={t('activity.doneTitle')} />
      <MessageView
        headingLevel="h1"
        stamp={<CheckOutlined />}
        title={t('activity.doneTitle')}
        text={t('activity.doneText')}
        actions={
          <>
            <ButtonLink type="primary" to={newsPath({ category: 'activity' })}>
              {t('activity.more')}
            </ButtonLink>
            {id && <ButtonLink to={activityPath(id)}>{t('activity.again')}</ButtonLink>}
            <ButtonLink to={paths.home}>{t('site:goHome')}</ButtonLink>
          </>
        }
      />
    </ActivityFrame>
  )
}
