import { countryName } from '@markwright/domain/places/countries'
import type { Language } from '@markwright/domain/site/language'
import {
  type PatentStatus,
  patentStatusName,
  type PatentType,
  patentTypeName,
} from '@markwright/domain/patents/patent-labels'
import { yieldToEventLoop } from '@markwright/runtime/yield-to-event-loop.ts'
import sharp from 'sharp'
import { fit, readImage } from '../image.ts'
import { createPages, type Pages } from './print-pages.ts'
import { inks } from './text-style.ts'

/** A publication as it is printed. Days are `YYYY-MM-DD`; each text in one language. */
export type PrintedPatent = {
  url: string
  /** A drawing of it, as PNG or JPEG; null for none. */
  image: Uint8Array | null
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
  /** Numbers and days of the international application. */
  international: readonly string[]
  /** What each related application is, with its numbers and day. */
  related: readonly string[]
  /** Codes of WIPO ST.3. */
  designatedStates: readonly string[]
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
/** `image` is PNG or JPEG. */
export type PrintedDrawing = { number: string; image: Uint8Array }

/** `today` is `YYYY-MM-DD`. */
export type PatentPrintOptions = { language: Language; today: string }

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
      international: 'PCT 申请及公布',
      related: '相关申请',
      designatedStates: '指定国',
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
      drawings: '附图',
    },
    records: (count: number) => `专利 ${count} 件`,
    figure: (number: string) => `图 ${number}`,
    drawing: (title: string) => `附图：${title}`,
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
      international: 'PCT application',
      related: 'Related applications',
      designatedStates: 'Designated states',
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
      drawings: 'Drawings',
    },
    records: (count: number) => `${count.toLocaleString('en')} patents`,
    figure: (number: string) => `Fig. ${number}`,
    drawing: (title: string) => `Drawing: ${title}`,
    demonstration: 'Demonstration data: an invented patent',
    made: (day: string) => `Markwright · ${day}`,
    page: (page: number, all: number) => `Page ${page} of ${all}`,
    join: '; ',
  },
}

/** A text whose rows of tables have their cells side by side. */
const withCells = (text: string) => text.replaceAll('\t', ' | ')

/** A publication as a document (PDF, A4), full text and drawings included. */
export async function patentPdf(
  patent: PrintedPatent,
  drawings: readonly PrintedDrawing[],
  options: PatentPrintOptions,
): Promise<Buffer> {
  const words = texts[options.language]
  const pages = createPages(options.language)
  await printRecord(pages, patent, options.language)
  if (patent.claims.length > 0) {
    pages.heading(words.sections.claims)
    for await (const { number, text, isIndependent } of yieldToEventLoop(patent.claims)) {
      pages.text(withCells(/^\s*\d+\s*[.、．]/.test(text) ? text : `${number}. ${text}`), {
        weight: isIndependent ? 'bold' : 'regular',
      })
      pages.space(4)
    }
  }
  if (patent.description.length > 0) {
    pages.heading(words.sections.description)
    for await (const { number, text, isHeading } of yieldToEventLoop(patent.description)) {
      if (isHeading) pages.subheading(text)
      else pages.text(withCells(number ? `[${number}] ${text}` : text))
      pages.space(3)
    }
  }
  for (const name of ['family', 'citations'] as const)
    if (patent[name].length > 0) {
      pages.heading(words.sections[name])
      pages.text(patent[name].join(words.join), { size: 9 })
    }
  await printDrawings(pages, drawings, words)
  return close(pages, `${patent.id} ${patent.title ?? ''}`, options)
}

/** Bibliographic data and abstracts of publications, one after the other, as a document (PDF, A4). */
export async function patentRecordsPdf(
  patents: AsyncIterable<PrintedPatent>,
  count: number,
  options: PatentPrintOptions,
): Promise<Buffer> {
  const pages = createPages(options.language)
  for await (const patent of patents) {
    pages.breakPage()
    await printRecord(pages, patent, options.language)
  }
  return close(pages, texts[options.language].records(count), options)
}

async function printRecord(pages: Pages, patent: PrintedPatent, language: Language) {
  const words = texts[language]
  const { url } = patent
  const status = [patentStatusName(patent.legalStatus, language), patent.legalStatusOn].filter(Boolean).join(' ')
  pages.beside(await readImage(patent.image), words.drawing(patent.title ?? patent.id), [
    { text: patent.title ?? patent.id, size: 18, weight: 'bold', tag: 'H1' },
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
    international: patent.international.join(words.join),
    related: patent.related.join(words.join),
    designatedStates: patent.designatedStates.join(' '),
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
    [{ colour: inks.faint, isLabel: true }],
  )
  if (patent.abstract) {
    pages.heading(words.sections.abstract)
    pages.text(patent.abstract)
  }
}

// Two of them, with their numbers, fill a page.
const FIGURE_HEIGHT = 312
/** Of the line with the number of a drawing. */
const CAPTION_HEIGHT = 16
/** Of a drawing as wide as a page: about 200 dpi. */
const FIGURE_PIXELS = 1400

/** A drawing of a page at 300 dpi takes 30 MB once it is unpacked; a document may have a hundred. */
async function reduced(image: Uint8Array): Promise<Uint8Array | null> {
  const size = { width: FIGURE_PIXELS, height: FIGURE_PIXELS, fit: 'inside', withoutEnlargement: true } as const
  try {
    return await sharp(image).resize(size).png({ palette: true, colours: 16 }).toBuffer()
  } catch {
    // A document without one of its drawings is better than no document.
    return null
  }
}

async function printDrawings(pages: Pages, drawings: readonly PrintedDrawing[], words: (typeof texts)['cn']) {
  let isFirst = true
  for (const { number, image } of drawings) {
    const figure = await readImage(await reduced(image))
    if (!figure) continue
    if (isFirst) {
      pages.breakPage()
      pages.heading(words.sections.drawings)
    }
    isFirst = false
    pages.figure(
      FIGURE_HEIGHT,
      words.figure(number),
      (canvas, { x, y, width }) => {
        const size = fit(figure, { width, height: FIGURE_HEIGHT - 10 })
        canvas.image(figure, { x: x + (width - size.width) / 2, y, ...size })
      },
      CAPTION_HEIGHT,
    )
    pages.text(words.figure(number), { size: 9 })
    pages.space(8)
  }
}

function close(pages: Pages, title: string, { language, today }: PatentPrintOptions): Promise<Buffer> {
  const words = texts[language]
  return pages.close(title, (page, all) => ({ left: words.made(today), right: words.page(page, all) }))
}
