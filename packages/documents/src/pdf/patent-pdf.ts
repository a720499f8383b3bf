import { countryName } from '@markwright/domain/countries'
import type { Language } from '@markwright/domain/language'
import { type PatentStatus, patentStatusName, type PatentType, patentTypeName } from '@markwright/domain/patent-labels'
import { readPicture } from '../picture.ts'
import { createPages } from './print-pages.ts'
import { inks } from './text-style.ts'

/** A publication as it is printed. Days are `YYYY-MM-DD`; each text in one language. */
export type PrintedPatent = {
  id: string
  title: string | null
  abstract: string | null
  country: string
  type: PatentType
  legalStatus: PatentStatus
  legalStatusOn: string | null
  applicationNumber: string | null
  filedOn: string | null
  publishedOn: string | null
  grantedOn: string | null
  priorities: readonly string[]
  applicants: readonly string[]
  inventors: readonly string[]
  agents: readonly string[]
  ipcs: readonly string[]
  cpcs: readonly string[]
  family: readonly string[]
  citations: readonly string[]
  claims: readonly { number: number; text: string; isIndependent: boolean }[]
  description: readonly { number: string | null; text: string; isHeading: boolean }[]
  demonstration: boolean
}

const texts = {
  cn: {
    facts: {
      number: '公开号',
      application: '申请号',
      office: '国家/地区',
      type: '专利类型',
      status: '法律状态',
      filed: '申请日',
      published: '公开日',
      granted: '授权日',
      priorities: '优先权',
      applicants: '申请人',
      inventors: '发明人',
      agents: '代理机构',
      ipcs: 'IPC 分类',
      cpcs: 'CPC 分类',
    },
    sections: {
      abstract: '摘要',
      facts: '著录项目',
      claims: '权利要求',
      description: '说明书',
      family: '同族专利',
      citations: '引证文献',
    },
    demonstration: '示例数据，并非真实专利',
    made: (day: string) => `知匠 · ${day}`,
    page: (page: number, all: number) => `第 ${page} 页，共 ${all} 页`,
    join: '；',
  },
  en: {
    facts: {
      number: 'Publication',
      application: 'Application',
      office: 'Office',
      type: 'Type',
      status: 'Legal status',
      filed: 'Filed',
      published: 'Published',
      granted: 'Granted',
      priorities: 'Priorities',
      applicants: 'Applicants',
      inventors: 'Inventors',
      agents: 'Agents',
      ipcs: 'IPC',
      cpcs: 'CPC',
    },
    sections: {
      abstract: 'Abstract',
      facts: 'Bibliographic data',
      claims: 'Claims',
      description: 'Description',
      family: 'Family',
      citations: 'Citations',
    },
    demonstration: 'Demonstration data: an invented patent',
    made: (day: string) => `Markwright · ${day}`,
    page: (page: number, all: number) => `Page ${page} of ${all}`,
    join: '; ',
  },
}

/** A publication as a document (PDF, A4), full text included; `picture` is a drawing, as PNG or JPEG. */
export async function patentPdf(
  patent: PrintedPatent,
  options: { language: Language; picture: Uint8Array | null; url: string; today: string },
): Promise<Buffer> {
  const { language, url, today } = options
  const words = texts[language]
  const pages = createPages(language)
  const status = [patentStatusName(patent.legalStatus, language), patent.legalStatusOn].filter(Boolean).join(' ')
  pages.beside(await readPicture(options.picture), [
    { text: patent.title ?? patent.id, size: 18, weight: 'bold' },
    { text: `${patent.id} · ${countryName(patent.country, language)} · ${status}`, size: 11, colour: inks.soft },
    { text: url, size: 8, colour: inks.link, link: url },
    ...(patent.demonstration ? [{ text: words.demonstration, size: 9, colour: inks.warning }] : []),
  ])
  const facts: Record<keyof typeof words.facts, string | null> = {
    number: patent.id,
    application: patent.applicationNumber,
    office: countryName(patent.country, language),
    type: patentTypeName(patent.type, language),
    status,
    filed: patent.filedOn,
    published: patent.publishedOn,
    granted: patent.grantedOn,
    priorities: patent.priorities.join(words.join),
    applicants: patent.applicants.join(words.join),
    inventors: patent.inventors.join(words.join),
    agents: patent.agents.join(words.join),
    ipcs: patent.ipcs.join(words.join),
    cpcs: patent.cpcs.join(words.join),
  }
  pages.heading(words.sections.facts)
  pages.rows(
    Object.entries(facts).flatMap(([name, value]) =>
      value ? [[words.facts[name as keyof typeof words.facts], value]] : [],
    ),
    [4, 12],
    [{ colour: inks.faint }],
  )
  if (patent.abstract) {
    pages.heading(words.sections.abstract)
    pages.text(patent.abstract)
  }
  if (patent.claims.length > 0) {
    pages.heading(words.sections.claims)
    for (const { number, text, isIndependent } of patent.claims) {
      pages.text(/^\s*\d+\s*[.、．]/.test(text) ? text : `${number}. ${text}`, {
        weight: isIndependent ? 'bold' : 'regular',
      })
      pages.space(4)
    }
  }
  if (patent.description.length > 0) {
    pages.heading(words.sections.description)
    for (const { number, text, isHeading } of patent.description) {
      if (isHeading) pages.subheading(text)
      else pages.text(number ? `[${number}] ${text}` : text)
      pages.space(3)
    }
  }
  for (const name of ['family', 'citations'] as const)
    if (patent[name].length > 0) {
      pages.heading(words.sections[name])
      pages.text(patent[name].join(words.join), { size: 9 })
    }
  return pages.close(`${patent.id} ${patent.title ?? ''}`, (page, all) => ({
    left: words.made(today),
    right: words.page(page, all),
  }))
}
