import type { Deadline } from '@markwright/deadlines'

type NamedDeadline = { title: string | null; kind: string; year: number | null; computed: Deadline | null }

/** What a last day is called; one that was entered has the name that it was given. */
export function deadlineName({ title, kind, year, computed }: NamedDeadline, language: 'cn' | 'en'): string {
  if (title !== null) return title
  if (!computed) return language === 'en' ? 'Expiry' : '到期'
  const name = computed.name[language === 'en' ? 'en' : 'zh']
  if (kind === 'annuity' && year !== null) return language === 'en' ? `${name}, year ${year}` : `第 ${year} 年${name}`
  return kind === 'entry' ? `${name} · ${computed.basis.rule.office}` : name
}
