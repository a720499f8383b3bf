import { cardLevels } from '../money/card-levels.ts'
import { countryTypes } from '../places/country-types.ts'
import type { Language } from './language.ts'
import { productTypes } from '../money/product-types.ts'

/** One choice of a list: what is sent and stored, and what a person reads. */
export type DictionaryEntry = { value: string; label: Record<Language, string> }

const entry = (value: string, cn: string, en: string): DictionaryEntry => ({ value, label: { cn, en } })

const numbered = (labels: Readonly<Record<number, Record<Language, string>>>): DictionaryEntry[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

/** The lists of choices by type, as `GET /admin/dict/type/{type}` names them. */
export const dictionaries = {
  role_type: [
    entry('enterprise', '企业', 'Company'),
    entry('agency', '代理机构', 'Agency'),
    entry('individual', '个人', 'Individual'),
  ],
  industry: [
    entry('agriculture', '农林牧渔', 'Agriculture, forestry and fishing'),
    entry('energy', '能源与采矿', 'Energy and mining'),
    entry('food', '食品与饮料', 'Food and beverages'),
    entry('apparel', '服装与纺织', 'Clothing and textiles'),
    entry('chemistry', '化工与材料', 'Chemicals and materials'),
    entry('health', '医药与健康', 'Medicine and health'),
    entry('machinery', '机械与设备', 'Machinery and equipment'),
    entry('vehicles', '汽车与交通', 'Vehicles and transport'),
    entry('electronics', '电子与通信', 'Electronics and telecommunications'),
    entry('software', '软件与互联网', 'Software and internet'),
    entry('construction', '建筑与房地产', 'Construction and real estate'),
    entry('retail', '零售与电商', 'Retail and e-commerce'),
    entry('finance', '金融与保险', 'Finance and insurance'),
    entry('education', '教育与科研', 'Education and research'),
    entry('media', '文化、体育与传媒', 'Culture, sport and media'),
    entry('legal', '法律与知识产权服务', 'Legal and intellectual property services'),
    entry('other', '其他', 'Other'),
  ],
  gender: [entry('male', '男', 'Male'), entry('female', '女', 'Female'), entry('other', '其他', 'Other')],
  display_currency: [
    entry('CNY', '人民币', 'Chinese yuan'),
    entry('USD', '美元', 'US dollar'),
    entry('EUR', '欧元', 'Euro'),
  ],
  sms_scene: [
    entry('login', '登录', 'Sign in'),
    entry('register', '注册', 'Register'),
    entry('reset', '重置密码', 'Reset password'),
    entry('bind', '绑定手机号', 'Link a phone number'),
    entry('changePhone', '更换手机号', 'Change phone number'),
  ],
  notice_type: [
    entry('announcement', '公告', 'Announcement'),
    entry('security', '账号安全', 'Account security'),
    entry('monitoring', '商标监测', 'Trademark monitoring'),
    entry('service', '服务', 'Services'),
  ],
  article_category: [
    entry('news', '新闻', 'News'),
    entry('law', '法律法规', 'Law'),
    entry('product', '产品动态', 'Product'),
    entry('activity', '活动', 'Events'),
  ],
  product_type: numbered(productTypes),
  country_type: numbered(countryTypes),
  card_level: Object.entries(cardLevels).map(([value, name]) => entry(value, name, name)),
} as const satisfies Record<string, readonly DictionaryEntry[]>

export type DictionaryType = keyof typeof dictionaries

/** The choices of a type, or null where there is no such type. */
export const findDictionary = (type: string): readonly DictionaryEntry[] | null =>
  Object.hasOwn(dictionaries, type) ? dictionaries[type as DictionaryType] : null
