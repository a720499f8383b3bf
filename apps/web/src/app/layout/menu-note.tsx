import { useTranslation } from 'react-i18next'
import type { MenuLink } from '../site-menu.ts'

/** What there is at an entry of the menu, in a line. */
export function MenuNote({ page }: { page: MenuLink['page'] }) {
  const { t } = useTranslation('menu')
  return <span>{t(page)}</span>
}
