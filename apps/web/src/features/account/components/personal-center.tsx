import { useTranslation } from 'react-i18next'
import { paths } from '../../../shared/lib/paths.ts'
import { MemberFrame } from '../../../shared/session/member-frame.tsx'

const pages = [
  'account',
  'productService',
  'myServer',
  'myOrder',
  'cases',
  'myMembers',
  'myInvoice',
  'trademarkLog',
  'patentLog',
  'translationLog',
  'savedQueries',
  'patentSearches',
  'patentLists',
  'exports',
  'partnerApi',
  'certification',
  'addresses',
  'contacts',
  'notices',
] as const

/** The frame of the personal center. */
export function PersonalCenter() {
  const { t } = useTranslation('account')
  return (
    <MemberFrame
      title={t('title')}
      signInText={t('signInText')}
      entries={pages.map((page) => ({ path: paths[page], text: t(`menu.${page}`) }))}
    />
  )
}
