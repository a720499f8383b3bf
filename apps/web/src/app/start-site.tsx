import { onCall, setCredentials, setLanguage } from '@markwright/api-client/fetch'
import type { Language } from '@markwright/domain/site/language'
import { QueryClientProvider } from '@tanstack/react-query'
import { ConfigProvider } from 'antd'
import i18next from 'i18next'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import { HumanCheckProvider } from '../shared/human-check/use-human-check.tsx'
import {
  currentLanguage,
  languageTags,
  linkedLanguage,
  storeLanguage,
  withoutLanguage,
} from '../shared/i18n/language.ts'
import { startI18n } from '../shared/i18n/start-i18n.ts'
import { noteUserSource } from '../shared/orders/user-source.ts'
import { siteCredentials } from '../shared/session/credentials.ts'
import { notifySessionEnded } from '../shared/session/notify-session-ended.ts'
import { clearDataOnUserChange } from '../shared/session/own-data.ts'
import { controlIcons } from '../shared/ui/controls/control-icons.tsx'
import { notifyError } from '../shared/ui/feedback/notify.ts'
import { applyPalette, siteTheme } from '../shared/ui/brand/theme.ts'
import { isHeavyEndpoint } from './heavy-endpoints.ts'
import { createLoadingFlag } from './loading-flag.ts'
import { createQueryClient } from './query-client.ts'
import { createSiteRouter } from './router.tsx'
import { loadLocale } from './load-locale.ts'

const OVERLAY_DELAY_MS = 300

/**
 * Shows the site in `element`, in the language of this visit; returns how to remove it.
 * @throws where the texts of that language cannot be fetched.
 */
export async function startSite(element: HTMLElement): Promise<() => void> {
  const language = currentLanguage()
  noteUserSource()
  const stopFollowing = followLinkedLanguage(language)
  document.documentElement.lang = languageTags[language]
  applyPalette(document.documentElement)
  setLanguage(language)

  const loadingFlag = createLoadingFlag(OVERLAY_DELAY_MS)
  const stopListening = onCall((path) => (isHeavyEndpoint(path) ? loadingFlag.begin() : undefined))

  const router = createSiteRouter(loadingFlag)
  const queryClient = createQueryClient()
  const stopWatching = clearDataOnUserChange(queryClient)
  setCredentials(
    siteCredentials({
      notifyPleaseSignIn: () => notifyError(i18next.t('site:pleaseSignIn')),
      notifySessionEnded,
      isSearch: isHeavyEndpoint,
    }),
  )
  const locale = await loadLocale(language)
  await startI18n(language, locale.texts)

  const root = createRoot(element)
  root.render(
    <StrictMode>
      <ConfigProvider
        locale={locale.antd}
        theme={siteTheme}
        button={{ autoInsertSpace: false }}
        {...controlIcons({ clear: i18next.t('site:clear'), search: i18next.t('site:search') })}
      >
        <QueryClientProvider client={queryClient}>
          <HumanCheckProvider>
            <RouterProvider router={router} />
          </HumanCheckProvider>
        </QueryClientProvider>
      </ConfigProvider>
    </StrictMode>,
  )
  return () => {
    root.unmount()
    router.dispose()
    queryClient.clear()
    stopWatching()
    stopListening()
    stopFollowing()
  }
}

/** A language that a link requests is a choice; one that is requested while the site is open loads it anew. */
function followLinkedLanguage(current: Language): () => void {
  const follow = () => {
    const linked = linkedLanguage(window.location)
    if (!linked) return
    storeLanguage(window.localStorage, linked)
    // Else it would outlive a later choice.
    window.history.replaceState(window.history.state, '', withoutLanguage(window.location))
    if (linked !== current) window.location.reload()
  }
  follow()
  window.addEventListener('hashchange', follow)
  return () => window.removeEventListener('hashchange', follow)
}
