import type { Language } from '@markwright/domain/site/language'
import i18next from 'i18next'
import type * as allTexts from '../../locales/cn.ts'
import type * as coreTexts from '../../locales/cn-core.ts'
import { currentLanguage } from './language.ts'

type TextFile = { default: Record<string, unknown> }

/** Texts of features, by their files; they come with the pages that use them instead of with the site. */
const sources = import.meta.glob<TextFile>(
  // What every page has is part of `cn-core.ts` and `en-core.ts`.
  ['./{cn,en}/*.json', '!./*/{coverage,home,notices,query,similarity,site}.json'],
  { base: '../../locales' },
)

/** The name of a file of texts in camel case. */
export type LaterTexts = Exclude<keyof typeof allTexts, keyof typeof coreTexts>

const fileOf = (language: Language, namespace: LaterTexts) =>
  `./${language}/${namespace.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.json`

// The first page is fetched while the language is still being prepared.
const isReady = new Promise<void>((resolve) => i18next.on('initialized', () => resolve()))

/** Fetches texts in the language of the site. */
export async function loadTexts(namespaces: readonly LaterTexts[]): Promise<void> {
  // Another tab may have chosen another language since this page was loaded.
  const language = (i18next.language as Language | undefined) ?? currentLanguage()
  await Promise.all(
    namespaces.map(async (namespace) => {
      const [{ default: texts }] = await Promise.all([sources[fileOf(language, namespace)]!(), isReady])
      i18next.addResourceBundle(language, namespace, texts)
    }),
  )
}
