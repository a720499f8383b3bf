import type { Crop } from '@markwright/api-client/models/crop'
import type { Monitor } from '@markwright/api-client/models/monitor'
import type { MonitorDraft } from '@markwright/api-client/models/monitorDraft'
import type { MonitorType } from '@markwright/api-client/models/monitorType'
import { readCrop } from '../../../shared/lib/crop.ts'

export const monitorTypes = ['similar', 'applicant', 'competitor', 'appNo', 'notice', 'renewal', 'image'] as const
export const channels = ['site', 'email', 'webhook'] as const
export const frequencies = ['issue', 'daily', 'weekly'] as const
export const degrees = ['high', 'middle', 'low'] as const

/** An image that is watched; `preview` is how a saved monitor shows it, cropped already. */
export type WatchedImage = { imgFile?: string; markId?: string; crop: Crop | null; preview: string | null }

/** A monitor as its form holds it; what a type does not compare stays, in case the type is chosen back. */
export type MonitorForm = {
  type: MonitorType
  name: string
  text: string
  applicant: string
  isWholeName: boolean
  /** Separated by semicolons. */
  numbers: string
  image: WatchedImage | null
  degree: (typeof degrees)[number]
  /** None means all. */
  countries: string[]
  /** As typed: `03;09`; empty for all 45. */
  classes: string
  frequency: (typeof frequencies)[number]
  channels: (typeof channels)[number][]
  webhookUrl: string
}

const blank: MonitorForm = {
  type: 'similar',
  name: '',
  text: '',
  applicant: '',
  isWholeName: false,
  numbers: '',
  image: null,
  degree: 'middle',
  countries: [],
  classes: '',
  frequency: 'issue',
  channels: ['site'],
  webhookUrl: '',
}

type Criterion = 'text' | 'applicant' | 'numbers'

/** What may say which records a type watches. */
export const criteriaOf: Record<MonitorType, readonly Criterion[]> = {
  similar: ['text'],
  applicant: ['applicant'],
  competitor: ['applicant'],
  appNo: ['numbers'],
  notice: ['text', 'applicant'],
  renewal: ['numbers', 'applicant'],
  image: [],
}

/** Numbers stand for themselves in every class. */
export const hasClasses = (type: MonitorType) => type !== 'appNo'

/** What an address says of a new monitor, as `newMonitorPath` writes it. */
export const addressKeys = [
  'new',
  'type',
  'tradeMarkText',
  'tmApplicant',
  'queryWay',
  'applicationNumber',
  'degree',
  'country',
  'classify',
  'imgFile',
  'markId',
  'crop',
] as const

/** A form filled in by an address. */
export function formOfAddress(params: URLSearchParams): MonitorForm {
  const type = monitorTypes.find((each) => each === params.get('type')) ?? blank.type
  return {
    ...blank,
    type,
    text: params.get('tradeMarkText') ?? '',
    applicant: params.get('tmApplicant') ?? '',
    isWholeName: params.get('queryWay') === 'term',
    numbers: params.get('applicationNumber') ?? '',
    image: imageOfAddress(params),
    degree: degrees.find((each) => each === params.get('degree')) ?? blank.degree,
    countries: params.get('country')?.split(';').filter(Boolean) ?? [],
    classes: params.get('classify') ?? '',
  }
}

function imageOfAddress(params: URLSearchParams): WatchedImage | null {
  const [imgFile, markId] = [params.get('imgFile'), params.get('markId')]
  const common = { crop: readCrop(params.get('crop') ?? ''), preview: null }
  if (markId) return { markId, ...common }
  return imgFile ? { imgFile, ...common } : null
}

export const formOfMonitor = ({
  type,
  name,
  query,
  image,
  frequency,
  channels: ways,
  webhookUrl,
}: Monitor): MonitorForm => ({
  ...blank,
  type,
  name,
  text: query.tradeMarkText ?? '',
  applicant: query.tmApplicant ?? '',
  isWholeName: query.queryWay === 'term',
  numbers: query.applicationNumber ?? '',
  image:
    image === null
      ? null
      : {
          ...(query.imgFile && { imgFile: query.imgFile }),
          ...(query.markId && { markId: query.markId }),
          crop: query.crop ?? null,
          preview: image,
        },
  degree: query.degree ?? blank.degree,
  countries: query.country ?? [],
  classes: query.classify ?? '',
  frequency,
  channels: ways,
  webhookUrl: webhookUrl ?? '',
})

export type FormProblem = 'image' | 'text' | 'applicant' | 'numbers' | 'either' | 'eitherRenewal' | 'webhook'

/** What is missing before the form can be sent. */
export function problemOfForm(form: MonitorForm): FormProblem | null {
  const criteria = criteriaOf[form.type]
  const [first] = criteria
  if (form.type === 'image') {
    if (!form.image) return 'image'
  } else if (!criteria.some((criterion) => form[criterion].trim()))
    return criteria.length === 1 ? first! : form.type === 'renewal' ? 'eitherRenewal' : 'either'
  return form.channels.includes('webhook') && !form.webhookUrl.trim() ? 'webhook' : null
}

/**
 * The form as the contract words it; a monitor without a name is called by what it watches, one of an image by `figure`.
 */
export function toDraft(form: MonitorForm, figure: string): MonitorDraft {
  const criteria = criteriaOf[form.type]
  const input = (criterion: Criterion) => (criteria.includes(criterion) ? form[criterion].trim() : '')
  const [text, applicant, numbers] = [input('text'), input('applicant'), input('numbers').replaceAll('；', ';')]
  return {
    name: (form.name.trim() || text || applicant || numbers || figure).slice(0, 100),
    type: form.type,
    query: {
      ...(text && { tradeMarkText: text, degree: form.degree }),
      ...(applicant && { tmApplicant: applicant, queryWay: form.isWholeName ? 'term' : 'match' }),
      ...(numbers && { applicationNumber: numbers }),
      ...(form.type === 'image' && form.image && { ...imageQuery(form.image), degree: form.degree }),
      country: form.countries,
      ...(hasClasses(form.type) && { classify: form.classes.trim() }),
    },
    channels: form.channels,
    frequency: form.frequency,
    webhookUrl: form.channels.includes('webhook') ? form.webhookUrl.trim() : null,
  }
}

const imageQuery = ({ imgFile, markId, crop }: WatchedImage) => ({
  ...(imgFile && { imgFile }),
  ...(markId && { markId }),
  ...(crop && { crop }),
})
