import type { CaseForm, FormEntry } from '../definition.ts'
import { agency, blank, coApplicants, contactEntries, field, latinPartyEntries, recalled, signature } from './form.ts'

const sheetFor = (code: 'MM2' | 'MM11', cn: string, en: string, entries: readonly FormEntry[]): CaseForm => ({
  code: 'dataSheet',
  title: { cn: `《${code} ${cn}》填写数据表`, en: `Data sheet for the form ${code}: ${en}` },
  entries,
})

/** The order of form MM2 as the guide of the International Bureau (2017) describes it; its annexes are recalled. */
export const madridRegistrationForms: readonly CaseForm[] = [
  sheetFor('MM2', '国际注册申请', 'application for international registration', [
    {
      label: { cn: '1 原属局所属缔约方', en: '1 Contracting party whose office is the office of origin' },
      from: { text: { cn: '中国', en: 'China' } },
    },
    ...latinPartyEntries('2 申请人', '2 Applicant', 'applicant'),
    { ...coApplicants, label: { cn: '2 其他共同申请人', en: '2 Further joint applicants' } },
    ...contactEntries.map(({ label, ...entry }) => ({
      ...entry,
      label: { cn: `2 ${label.cn}`, en: `2 ${label.en}` },
    })),
    blank('2 通信地址（与上述地址不同时）', '2 Address for correspondence, where it is another one'),
    field('2 申请和通信使用的语言', '2 Language of the application and of correspondence', 'language'),
    blank('2 法人的法律性质、成立所依据法律的国家', '2 Legal form of a legal entity and the State of its law'),
    field('3 申请资格', '3 Entitlement to file', 'entitlement'),
    blank(
      '3 住所或营业场所地址（与上述地址不同时）',
      '3 Address of the domicile or establishment, where it is another one',
    ),
    { ...agency, label: { cn: '4 代理人', en: '4 Representative' } },
    field('5 基础', '5 Basis', 'basis'),
    field('5 基础申请号或注册号、类别', '5 Number and classes of the basic application or registration', 'marks'),
    blank('5 基础申请或注册的日期', '5 Date of the basic application or registration'),
    field('6 是否要求优先权', '6 Is priority claimed?', 'priority'),
    {
      ...field('6 首次申请的局、日期和号码', '6 Office, date and number of the earlier filing', 'priorities'),
      when: { field: 'priority', in: ['yes'] },
    },
    {
      ...blank('6 优先权所涉商品和服务（不是全部时）', '6 Goods and services with priority, where not all'),
      when: { field: 'priority', in: ['yes'] },
    },
    blank('7 商标图样', '7 Reproduction of the mark'),
    blank('7 是否为标准字符商标，是否为颜色商标', '7 Standard characters? Colour as the mark?'),
    field('8 是否主张颜色', '8 Are colours claimed?', 'colour'),
    field('8 主张的颜色及其部分', '8 Colours claimed, and the parts in them', 'colours'),
    field('9 文字的音译和含义', '9 Transliteration and meaning of words', 'meaning'),
    field('9 商标说明', '9 Description of the mark', 'description'),
    blank(
      '9 商标类型（立体、声音、集体、证明）、放弃专用权的部分',
      '9 Type of mark (three-dimensional, sound, collective, certification), disclaimer',
    ),
    {
      label: { cn: '10 类别、商品和服务', en: '10 Goods and services by class' },
      from: { field: 'goods', inEnglish: true },
    },
    blank('10 对部分缔约方的限制', '10 Limitations for some contracting parties'),
    field('11 指定的缔约方', '11 Designated contracting parties', 'countries'),
    signature('12 申请人或其代理人签字', '12 Signature of the applicant or the representative'),
    blank('13 原属局的证明和签字', '13 Certification and signature of the office of origin'),
    blank('费用计算表：缴费方式和缴费人', 'Fee calculation sheet: method of payment and payer'),
    recalled(blank('附表：欧盟的在先权主张（MM17）', 'Annex: seniority in the European Union (MM17)')),
    recalled(
      blank(
        '附表：在美国使用商标的意图声明（MM18）',
        'Annex: declaration of intention to use in the United States (MM18)',
      ),
    ),
  ]),
]

/** Of form MM11 no description was seen, only what any request for renewal says. */
export const madridRenewalForms: readonly CaseForm[] = [
  sheetFor('MM11', '国际注册续展', 'renewal of an international registration', [
    field('国际注册号', 'International registration number', 'marks'),
    ...[
      ...latinPartyEntries('注册人', 'Holder', 'applicant'),
      { ...coApplicants, label: { cn: '其他共同注册人', en: 'Further joint holders' } },
      ...contactEntries,
      { ...agency, label: { cn: '代理人', en: 'Representative' } },
    ].map(recalled),
    field('续展的缔约方', 'Contracting parties to renew', 'scope'),
    {
      ...field('要续展的缔约方', 'Parties that are renewed', 'countries'),
      when: { field: 'scope', in: ['part'] },
    },
    ...[
      {
        ...blank('不续展的缔约方', 'Contracting parties that are not renewed'),
        when: { field: 'scope', in: ['part'] },
      },
      blank('对已驳回或宣告无效的缔约方是否仍续展', 'Renewal despite a refusal or invalidation'),
      signature('注册人或代理人签字', 'Signature of the holder or the representative'),
      blank('日期', 'Date'),
      blank(
        '费用计算表：基本费、补充费、单独费、宽展期附加费',
        'Fee calculation sheet: basic, complementary and individual fees, surcharge of the grace period',
      ),
    ].map(recalled),
  ]),
]
