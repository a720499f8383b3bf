import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

type CodeSplitting = Exclude<NonNullable<Rolldown.OutputOptions['codeSplitting']>, boolean>

const HOME_PAGE = fileURLToPath(new URL('../src/app/pages/home-page.tsx', import.meta.url))
/** What fewer pages share goes into files of just those pages. */
const PAGES_MIN = 4
/** The same for libraries, whose parts are larger. */
const PAGES_MIN_UI = 10
/** Of the sources; minified and compressed they are a tenth. */
const RARE_BYTES_MIN = 6_000

/** The index of its package imports it for every page; the home page uses none of it. */
const UNUSED_BY_HOME = /react-i18next\/dist\/es\/Trans|\/html-parse-stringify\//

const modulesOfHome = new Set<string>()
function isOfHome(id: string, { getModuleInfo }: { getModuleInfo: (id: string) => Rolldown.ModuleInfo | null }) {
  const add = (next: string) => {
    if (modulesOfHome.has(next) || UNUSED_BY_HOME.test(next)) return
    modulesOfHome.add(next)
    for (const imported of getModuleInfo(next)?.importedIds ?? []) add(imported)
  }
  if (modulesOfHome.size === 0) add(HOME_PAGE)
  return modulesOfHome.has(id)
}

/**
 * Few files instead of one for every set of pages that share something, because a request costs more than a few unused
 * kilobytes that the next page needs anyway. `npm run check` limits both the bytes and the requests of each page.
 */
export const codeSplitting: CodeSplitting = {
  groups: [
    // What every page needs; the entry keeps a file of its own, by which its manifest knows it.
    { name: 'core', tags: ['$initial'], test: (id) => !/main\.tsx$|index\.html$/.test(id), priority: 5 },
    // The groups below also take what their modules import, and would take one language with the other.
    { name: 'texts-zh', test: (id) => /zh_CN/.test(id) && !/antd\/es\/locale\/zh_CN/.test(id), priority: 4 },
    // The first page of most visits is to need nothing of the others.
    {
      name: (id, context) => (isOfHome(id, { getModuleInfo: (other) => context.getModuleInfo(other) }) ? 'home' : null),
      minShareCount: 2,
      priority: 3,
    },
    // Staff use it on every page of theirs, others on none.
    { name: 'staff', test: /\/generated\/backoffice\//, minShareCount: 2, priority: 3 },
    { name: 'ui', test: /node_modules/, minShareCount: PAGES_MIN_UI, priority: 2 },
    // In a file of what few pages use, one icon would bring all of it to the next page with that icon.
    { name: 'icons', test: /@ant-design\/icons/, minShareCount: 2, priority: 2 },
    // Merged with what is rare, these few lines would bring it to every page that has them.
    { name: 'lib', test: /\/domain\/src\/dates\/|\/shared\/lib\/shown-/, minShareCount: 2, priority: 2 },
    // Merged with what is rare, they would reach pages without any.
    { name: 'tabs', test: /antd\/es\/tabs\/|@rc-component\/tabs\//, minShareCount: 2, priority: 2 },
    { name: 'steps', test: /antd\/es\/(?:steps|timeline)\/|@rc-component\/steps\//, minShareCount: 2, priority: 2 },
    // The picker of goods and the list of deadlines are large and few pages show them; the parts of cases would count once
    // more for each step and dialog that is loaded later, and what the pages of a portfolio share is of no other page. Charts,
    // and how they become images, are of few pages.
    {
      name: 'shared',
      test: (id) =>
        !/node_modules|locale|\/(?:features|shared|generated)\/(?:cases|charts|classification|deadlines|hosting)\/|save-as-image|\/encode-/.test(
          id,
        ),
      minShareCount: PAGES_MIN,
      priority: 1,
    },
    { name: 'hosting', test: /\/features\/hosting\//, minShareCount: 3, priority: 0.5 },
    // Merged with what is rare, the lines of invoices would bring tables of fees to their pages.
    { name: 'invoices', test: /\/shared\/invoices\//, minShareCount: 2, priority: 0.5 },
    { name: 'cases', test: /\/features\/cases\//, minShareCount: 3, priority: 0.5 },
    {
      name: 'rare',
      // The outbox would bring what staff use to every page that shares anything with it, and the platform its own parts.
      test: (id) => !/locale|\/operations\/outbox\/|\/features\/hosting\//.test(id),
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: RARE_BYTES_MIN,
    },
  ],
}
