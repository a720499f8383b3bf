import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MessageView } from './message-view.tsx'
import { PageTitle } from '../layout/page-title.tsx'

/** A page that does not exist, or one of a record that does not, which `title` and `text` name. */
export function NotFoundView({ title, text, actions }: { title?: string; text?: string; actions?: ReactNode }) {
  const { t } = useTranslation('site')
  const heading = title ?? t('notFound.title')
  return (
    <>
      <PageTitle text={heading} />
      <MessageView stamp="404" headingLevel="h1" title={heading} text={text ?? t('notFound.text')} actions={actions} />
    </>
  )
}
