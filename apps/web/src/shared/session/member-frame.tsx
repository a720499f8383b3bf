import { Outlet, useLocation } from 'react-router'
import { SiteLink } from '../ui/controls/site-link.tsx'
import { SignInView } from '../ui/feedback/sign-in-view.tsx'
import { WorkPage } from '../ui/layout/work-page.tsx'
import styles from './member-frame.module.css'
import { useMemberPage } from './session.ts'

/** On phones the menu is wider than the screen. */
const bringIntoView = (item: HTMLElement | null) => item?.scrollIntoView({ block: 'nearest', inline: 'center' })

/** The frame of pages of a member: a side menu, which on phones lies above the page. */
export function MemberFrame({
  title,
  signInText,
  entries,
}: {
  title: string
  signInText: string
  /** `within` are paths of further pages that belong to an entry. */
  entries: readonly { path: string; text: string; within?: readonly string[] }[]
}) {
  const { pathname } = useLocation()
  if (!useMemberPage())
    return (
      <WorkPage title={title}>
        <SignInView text={signInText} />
      </WorkPage>
    )
  return (
    <div className={styles.frame}>
      <nav aria-label={title} className={styles.menu}>
        <ul>
          {entries.map(({ path, text, within = [] }) => {
            const here = pathname === path ? 'page' : within.includes(pathname) || undefined
            return (
              <li key={path} ref={here ? bringIntoView : null}>
                <SiteLink to={path} aria-current={here}>
                  {text}
                </SiteLink>
              </li>
            )
          })}
        </ul>
      </nav>
      <div className={styles.content}>
        <Outlet />
      </div>
    </div>
  )
}
