import type { Language } from '@markwright/domain/site/language'

/** Paragraphs, and the points that follow them. `{operator}` stands for the firm that runs the site. */
export type LegalSection = { id: string; title: string; text: string[]; items?: string[] | undefined }
export type LegalText = { validFrom: string; intro: string; sections: LegalSection[] }
export type LegalTexts = Record<'privacy' | 'term', LegalText>

/** The legal texts; long as they are, they come only to who reads them. */
export const loadLegalTexts: Record<Language, () => Promise<LegalTexts>> = {
  cn: () => import('../../../locales/cn/legal.json').then((file) => file.default),
  en: () => import('../../../locales/en/legal.json').then((file) => file.default),
}

/** A text of the operator's own site. */
export function nameOperator(text: LegalText, operator: string): LegalText {
  const named = (line: string) => line.replaceAll('{operator}', operator)
  return {
    ...text,
    intro: named(text.intro),
    sections: text.sections.map((section) => ({
      ...section,
      title: named(section.title),
      text: section.text.map(named),
      ...(section.items && { items: section.items.map(named) }),
    })),
  }
}
