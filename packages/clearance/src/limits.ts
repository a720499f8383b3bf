import { RULES_VERSION } from '@markwright/similarity'

/** What an assessment is based on. */
export type ClearanceBasis = {
  /** Of the numbers by which marks are compared and chances reckoned. */
  parameterVersion: string
  /** Number of the import that was searched. */
  dataVersion: number
  /** Latest day of the data, `YYYY-MM-DD`; null where nothing is loaded. */
  dataDate: string | null
  engineVersion: string
  /** Whose registers were searched: WO as far as registrations are extended to mainland China. */
  offices: string[]
  marksSearched: number
  /** Edition of the table of goods and services; null where none is imported. */
  goodsEdition: string | null
  /** Whether the numbers were fitted to outcomes; they are not. */
  calibrated: false
  /** More names were similar than were compared. */
  capped: boolean
  /** The day for which it holds, `YYYY-MM-DD`. */
  on: string
}

export const parameterVersion = RULES_VERSION

export type LimitCode =
  | 'basis'
  | 'blindPeriod'
  | 'otherRights'
  | 'discretion'
  | 'automatic'
  | 'notCalibrated'
  | 'law'
  | 'noAdvice'
  | 'wholeClass'
  | 'noGoodsTable'
  | 'capped'
  | 'demonstration'

/** What the figures cannot know (rule section 5.2), in both languages. */
export type Limit = { code: LimitCode; zh: string; en: string }

const REVISED_LAW_FROM = '2027-01-01'

/** The limits that hold for an assessment; the first eight always do. */
export function limitsOf(
  basis: ClearanceBasis,
  { hasWholeClass, hasDemonstration }: { hasWholeClass: boolean; hasDemonstration: boolean },
): Limit[] {
  const limits: (Limit | false)[] = [
    searched(basis),
    {
      code: 'blindPeriod',
      zh: '最新提交的申请尚未公开（盲期），无法检索到。',
      en: 'The newest applications are not published yet and cannot be found.',
    },
    {
      code: 'otherRights',
      zh: '未检索未注册的在先权利、著作权、姓名权、企业名称及驰名状态。',
      en: 'Unregistered earlier rights, copyright, names of persons and firms, and well-known status were not searched.',
    },
    {
      code: 'discretion',
      zh: '审查员有裁量空间，审查与复审结果可能不同。',
      en: 'Examiners have discretion, and outcomes of examination and review vary.',
    },
    {
      code: 'automatic',
      zh: '近似、含义与绝对理由均由规则及公开词表自动判断，词表不完整（地理标志、公众人物、社会事件尤其如此），未审查声音，图形不计入百分比。百分比只计入中度及以上近似、且商品/服务类似或关联的在先商标，以影响最大的三件为准。',
      en: 'Similarity, meaning and absolute grounds were judged by rules and lists, which are incomplete, above all for geographical indications, persons and events; sounds were not examined, and images do not count in the percentage. Only prior marks of at least medium similarity for similar or related goods count, and the three that weigh most decide.',
    },
    {
      code: 'notCalibrated',
      zh: '百分比为模型数值，尚未依据审查结果校准，误差按 ±10 个百分点显示。',
      en: 'The percentage is a value of a model that is not calibrated on outcomes; it is shown with a band of 10 points.',
    },
    law(basis.on),
    {
      code: 'noAdvice',
      zh: '本结果为依据公开标准作出的评估，并非审查机关的决定，也不构成法律意见。',
      en: 'This is an assessment by published criteria, not a decision of an office and no legal advice.',
    },
    hasWholeClass && {
      code: 'wholeClass',
      zh: '未指明商品/服务的类别按整个类别评估；指明商品/服务后结果更准确。',
      en: 'A class without named goods was assessed as a whole; naming the goods makes the result more precise.',
    },
    basis.goodsEdition === null && {
      code: 'noGoodsTable',
      zh: '未导入类似商品和服务区分表，无法判断类似群之间的关系。',
      en: 'No table of similar goods and services is imported, so relations between groups are not known.',
    },
    basis.capped && {
      code: 'capped',
      zh: '近似商标过多，仅评估了最接近的部分。',
      en: 'So many marks are similar that only the most similar were assessed.',
    },
    hasDemonstration && {
      code: 'demonstration',
      zh: '所引证的商标含演示数据，并非真实记录。',
      en: 'Some of the cited marks are demonstration data, not real records.',
    },
  ]
  return limits.filter((limit) => limit !== false)
}

function searched({ dataDate, marksSearched: count, parameterVersion: version }: ClearanceBasis): Limit {
  const marksSearched = count.toLocaleString('en')
  return {
    code: 'basis',
    zh: `在中国大陆 ${marksSearched} 件商标中检索，数据截至 ${dataDate ?? '未知'}，规则版本 ${version}。`,
    en: `${marksSearched} marks of mainland China were searched, data up to ${dataDate ?? 'unknown'}, rules ${version}.`,
  }
}

const law = (on: string): Limit =>
  on < REVISED_LAW_FROM
    ? {
        code: 'law',
        zh: '依据现行《商标法》（2019 年修正）；自 2027 年 1 月 1 日起适用修订后的《商标法》，结果可能不同。',
        en: 'By the Trademark Law of 2019; the revised law applies from 1 January 2027 and may lead elsewhere.',
      }
    : {
        code: 'law',
        zh: '自 2027 年 1 月 1 日起适用修订后的《商标法》；本模型的数值仍依据 2019 年修正的法律。',
        en: 'The revised Trademark Law applies from 1 January 2027; the numbers of the model still follow that of 2019.',
      }
