import type { Language } from '@markwright/domain/language'
import i18next from 'i18next'
import { currentLanguage } from './language.ts'

/** Texts that few pages speak; they come with those pages instead of with the site. */
const sources = {
  cn: {
    account: () => import('../../locales/cn/account.json'),
    addresses: () => import('../../locales/cn/addresses.json'),
    backoffice: () => import('../../locales/cn/backoffice.json'),
    catalogue: () => import('../../locales/cn/catalogue.json'),
    certification: () => import('../../locales/cn/certification.json'),
    classification: () => import('../../locales/cn/classification.json'),
    clearance: () => import('../../locales/cn/clearance.json'),
    commerce: () => import('../../locales/cn/commerce.json'),
    comparison: () => import('../../locales/cn/comparison.json'),
    content: () => import('../../locales/cn/content.json'),
    contrast: () => import('../../locales/cn/contrast.json'),
    cross: () => import('../../locales/cn/cross.json'),
    dashboard: () => import('../../locales/cn/dashboard.json'),
    detail: () => import('../../locales/cn/detail.json'),
    entitlements: () => import('../../locales/cn/entitlements.json'),
    exports: () => import('../../locales/cn/exports.json'),
    gazette: () => import('../../locales/cn/gazette.json'),
    hosting: () => import('../../locales/cn/hosting.json'),
    humanCheck: () => import('../../locales/cn/human-check.json'),
    identity: () => import('../../locales/cn/identity.json'),
    imageSearch: () => import('../../locales/cn/image-search.json'),
    invoices: () => import('../../locales/cn/invoices.json'),
    monitoring: () => import('../../locales/cn/monitoring.json'),
    orders: () => import('../../locales/cn/orders.json'),
    partnerApi: () => import('../../locales/cn/partner-api.json'),
    patents: () => import('../../locales/cn/patents.json'),
    patentTools: () => import('../../locales/cn/patent-tools.json'),
    payments: () => import('../../locales/cn/payments.json'),
    plans: () => import('../../locales/cn/plans.json'),
    queries: () => import('../../locales/cn/queries.json'),
    reports: () => import('../../locales/cn/reports.json'),
    results: () => import('../../locales/cn/results.json'),
    savedPatents: () => import('../../locales/cn/saved-patents.json'),
    selection: () => import('../../locales/cn/selection.json'),
    share: () => import('../../locales/cn/share.json'),
    statistics: () => import('../../locales/cn/statistics.json'),
    translation: () => import('../../locales/cn/translation.json'),
  },
  en: {
    account: () => import('../../locales/en/account.json'),
    addresses: () => import('../../locales/en/addresses.json'),
    backoffice: () => import('../../locales/en/backoffice.json'),
    catalogue: () => import('../../locales/en/catalogue.json'),
    certification: () => import('../../locales/en/certification.json'),
    classification: () => import('../../locales/en/classification.json'),
    clearance: () => import('../../locales/en/clearance.json'),
    commerce: () => import('../../locales/en/commerce.json'),
    comparison: () => import('../../locales/en/comparison.json'),
    content: () => import('../../locales/en/content.json'),
    contrast: () => import('../../locales/en/contrast.json'),
    cross: () => import('../../locales/en/cross.json'),
    dashboard: () => import('../../locales/en/dashboard.json'),
    detail: () => import('../../locales/en/detail.json'),
    entitlements: () => import('../../locales/en/entitlements.json'),
    exports: () => import('../../locales/en/exports.json'),
    gazette: () => import('../../locales/en/gazette.json'),
    hosting: () => import('../../locales/en/hosting.json'),
    humanCheck: () => import('../../locales/en/human-check.json'),
    identity: () => import('../../locales/en/identity.json'),
    imageSearch: () => import('../../locales/en/image-search.json'),
    invoices: () => import('../../locales/en/invoices.json'),
    monitoring: () => import('../../locales/en/monitoring.json'),
    orders: () => import('../../locales/en/orders.json'),
    partnerApi: () => import('../../locales/en/partner-api.json'),
    patents: () => import('../../locales/en/patents.json'),
    patentTools: () => import('../../locales/en/patent-tools.json'),
    payments: () => import('../../locales/en/payments.json'),
    plans: () => import('../../locales/en/plans.json'),
    queries: () => import('../../locales/en/queries.json'),
    reports: () => import('../../locales/en/reports.json'),
    results: () => import('../../locales/en/results.json'),
    savedPatents: () => import('../../locales/en/saved-patents.json'),
    selection: () => import('../../locales/en/selection.json'),
    share: () => import('../../locales/en/share.json'),
    statistics: () => import('../../locales/en/statistics.json'),
    translation: () => import('../../locales/en/translation.json'),
  },
}

export type LaterTexts = keyof (typeof sources)[Language]

// The first page is fetched while the language is still being prepared.
const isReady = new Promise<void>((resolve) => i18next.on('initialized', () => resolve()))

/** Fetches texts in the language of the site. */
export async function loadTexts(namespaces: readonly LaterTexts[]): Promise<void> {
  // Another tab may have chosen another language since this page was loaded.
  const language = (i18next.language as Language | undefined) ?? currentLanguage()
  await Promise.all(
    namespaces.map(async (namespace) => {
      const [{ default: texts }] = await Promise.all([sources[language][namespace](), isReady])
      i18next.addResourceBundle(language, namespace, texts)
    }),
  )
}
