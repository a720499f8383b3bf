import type { Culture } from './brand.ts'
import { picker } from './random.ts'

/** The registers that are imitated; WO is the Madrid register. */
export const demoOffices = ['CN', 'HK', 'MO', 'TW', 'US', 'EU', 'JP', 'KR', 'WO'] as const
export type DemoOffice = (typeof demoOffices)[number]

/** Offices that applicants go to first. */
export type HomeOffice = Exclude<DemoOffice, 'WO'>

/** Where a filing family begins. Most of the register is that of mainland China, as its readers expect. */
export const pickHomeOffice = picker<HomeOffice>([
  ['CN', 62],
  ['TW', 6],
  ['HK', 4],
  ['MO', 1],
  ['US', 10],
  ['EU', 7],
  ['JP', 6],
  ['KR', 4],
])

/** Countries of those who file first at an office. */
export const pickApplicantCountry: Record<HomeOffice, ReturnType<typeof picker<string>>> = {
  CN: picker([
    ['CN', 90],
    ['US', 3],
    ['JP', 1.5],
    ['KR', 1.5],
    ['DE', 1.2],
    ['HK', 1],
    ['TW', 0.6],
    ['FR', 0.5],
    ['IT', 0.5],
    ['GB', 0.2],
  ]),
  HK: picker([
    ['HK', 62],
    ['CN', 22],
    ['US', 6],
    ['GB', 4],
    ['JP', 3],
    ['CH', 2],
    ['TW', 1],
  ]),
  MO: picker([
    ['MO', 55],
    ['CN', 20],
    ['HK', 18],
    ['US', 7],
  ]),
  TW: picker([
    ['TW', 80],
    ['CN', 5],
    ['JP', 6],
    ['US', 6],
    ['KR', 3],
  ]),
  US: picker([
    ['US', 78],
    ['CN', 13],
    ['DE', 3],
    ['GB', 3],
    ['JP', 2],
    ['FR', 1],
  ]),
  EU: picker([
    ['DE', 24],
    ['IT', 15],
    ['ES', 14],
    ['FR', 12],
    ['NL', 7],
    ['SE', 5],
    ['CN', 10],
    ['US', 9],
    ['CH', 4],
  ]),
  JP: picker([
    ['JP', 86],
    ['US', 6],
    ['CN', 6],
    ['KR', 2],
  ]),
  KR: picker([
    ['KR', 88],
    ['US', 5],
    ['JP', 4],
    ['CN', 3],
  ]),
}

export function cultureOf(country: string): Culture {
  if (country === 'JP') return 'japanese'
  if (country === 'KR') return 'korean'
  return ['CN', 'HK', 'MO', 'TW'].includes(country) ? 'chinese' : 'western'
}
