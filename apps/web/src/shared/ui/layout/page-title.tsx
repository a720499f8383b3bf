import { useTranslation } from 'react-i18next'

/** The title of the document; React moves it to the head. */
export function PageTitle({ text }: { text?: string }) {
  const { t } = useTranslation('site')
  return <title>{text ? `${text} · ${t('brand')}` : t('brandWithPromise')}</title>
}
