import { ExclamationOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useRouteError } from 'react-router'
import { ButtonLink } from '../../shared/ui/controls/button-link.tsx'
import { HeaderSpace } from '../../shared/ui/layout/header-space.tsx'
import { MessageView } from '../../shared/ui/feedback/message-view.tsx'
import { PageTitle } from '../../shared/ui/layout/page-title.tsx'
import { PageLoadError } from '../load-page.ts'
import { useTransparentHeader } from '../page-traits.ts'
import { paths } from '../../shared/lib/paths.ts'

/** What a page becomes that could not be loaded or drawn. */
export function ErrorPage() {
  const { t } = useTranslation('site')
  const cause = useRouteError() instanceof PageLoadError ? 'load' : 'fault'
  const isBehindHeader = useTransparentHeader()
  return (
    <>
      {isBehindHeader && <HeaderSpace />}
      <PageTitle text={t(`error.${cause}.title`)} />
      <MessageView
        isAlert
        headingLevel="h1"
        stamp={<ExclamationOutlined />}
        title={t(`error.${cause}.title`)}
        text={t(`error.${cause}.text`)}
        actions={
          <>
            <Button type="primary" onClick={() => window.location.reload()}>
              {t('reload')}
            </Button>
            <ButtonLink to={paths.home}>{t('goHome')}</ButtonLink>
          </>
        }
      />
    </>
  )
}
