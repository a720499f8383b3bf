import { addMonths, HOME_ZONE, todayIn } from '../../packages/domain/src/dates/calendar.ts'
import { barriersOf } from './barriers.ts'
import { fileAtDesk, provideAndPay } from './case-desk.ts'
import { signInAs } from './records.ts'
import { animationsEnd, excessWidth, expect, test } from './site.ts'

const NAME = '岚舟砚语'

const texts = {
  cn: {
    begin: '开始申请',
    text: '商标文字',
    description: '商标说明',
    drawn: `系统绘制的商标图样：${NAME}`,
    sector: '所属行业',
    sectorName: '信息传输、软件和信息技术服务业',
    subSector: '细分行业',
    subSectorName: '软件和信息技术服务业',
    priority: '是否要求优先权',
    yes: '是',
    addPriority: '添加优先权',
    country: '首次申请的国家或地区',
    countryName: '美国',
    date: '申请日期',
    number: '申请号',
    proof: '优先权证明文件的语言',
    english: '英文',
    search: '用中文或英文查找商品和服务',
    type: '自行填写名称',
    class: '类别',
    names: '商品或服务名称',
    add: '添加到清单',
    counts: '各类别项目数',
    clearance: '近似商标与注册成功率',
    next: '下一步',
    addParty: '添加共同申请人',
    order: '确认下单',
    agree: /同意/,
    proofLabel: '优先权证明文件',
    image: '商标图样',
    over: /优先权期限（六个月）已于/,
    hongKong: '中国香港商标注册',
    seriesCount: '3 个',
    difference: '系列商标之间的区别',
    seriesImages: '系列中其他商标的图样',
  },
  en: {
    begin: 'Begin an application',
    text: 'Text of the mark',
    description: 'Description of the mark',
    drawn: `Image of the mark as drawn: ${NAME}`,
    sector: 'Business sector',
    sectorName: 'Information transmission, software and information technology',
    subSector: 'Business sub-sector',
    subSectorName: 'Software and information technology',
    priority: 'Is priority claimed?',
    yes: 'Yes',
    addPriority: 'Add a priority',
    country: 'Country or region of the first application',
    countryName: 'United States',
    date: 'Date of the application',
    number: 'Application number',
    proof: 'Language of the document of proof',
    english: 'English',
    search: 'Find goods and services in Chinese or English',
    type: 'Type other names',
    class: 'Class',
    names: 'Names of goods or services',
    add: 'Add to the list',
    counts: 'Items in each class',
    clearance: 'Similar marks and chance of registration',
    next: 'Next',
    addParty: 'Add: Joint applicants',
    order: 'Order',
    agree: /I have read/,
    proofLabel: 'Document of priority',
    image: 'Image of the mark',
    over: /The six months of priority ended on/,
    hongKong: 'Trademark registration in Hong Kong',
    seriesCount: '3',
    difference: 'How the marks of the series differ',
    seriesImages: 'Images of the other marks of the series',
  },
} as const

for (const [language, width] of [
  ['cn', 1280],
  ['en', 390],
] as const)
  test(`a mark in three classes, of two applicants and with priority, is ordered (${language}, ${width} pixels)`, async ({
    page,
    context,
    open,
    setLanguage,
  }) => {
    const word = texts[language]
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await setLanguage(language)
    await signInAs(context)
    const today = todayIn(HOME_ZONE, new Date())
    const main = page.locator('main')
    const looksRight = async () => {
      await animationsEnd(page)
      expect(await excessWidth(page)).toBe(0)
      await page.evaluate(() => window.scrollTo(0, 0))
      expect(await barriersOf(page)).toEqual([])
    }
    const choose = async (label: string, name: string) => {
      const box = main.getByRole('combobox', { name: label })
      await box.fill(name)
      await box.press('Enter')
    }

    await open('/trademarkApply')
    await expect(main.getByRole('button', { name: word.begin })).toBeVisible()
    await looksRight()
    await main.getByRole('button', { name: word.begin }).click()

    await main.getByLabel(word.text, { exact: true }).fill(NAME)
    await expect(main.getByAltText(word.drawn)).toBeVisible()
    await main.getByLabel(word.description, { exact: true }).fill('无特殊含义')
    await choose(word.sector, word.sectorName)
    await choose(word.subSector, word.subSectorName)
    await main.locator('#case-priority').getByText(word.yes, { exact: true }).click()
    await main.getByRole('button', { name: word.addPriority }).click()
    await choose(word.country, word.countryName)
    await expect(
      main.locator('.ant-select').filter({ hasText: word.countryName }).getByTitle(word.countryName, { exact: true }),
    ).toBeVisible()
    await main.getByLabel(word.date, { exact: true }).fill(addMonths(today, -7))
    await main.getByLabel(word.number, { exact: true }).fill('90/123456')
    await main.locator('#case-priorityLanguage').getByText(word.english, { exact: true }).click()
    await looksRight()
    await main.getByRole('button', { name: word.next }).click()

    await main.getByText(word.type, { exact: true }).click()
    for (const [classNo, names] of [
      ['09', '可下载的手机应用软件'],
      ['35', '为零售目的在通信媒体上展示商品；广告宣传'],
      ['42', '软件设计和开发'],
    ] as const) {
      await choose(word.class, classNo)
      await main.getByLabel(word.names, { exact: true }).fill(names)
      await main.getByRole('button', { name: word.add }).click()
    }
    await expect(main.getByRole('list', { name: word.counts }).getByRole('listitem')).toHaveCount(3)
    // What stands against the mark, class by class.
    const clearance = main.getByRole('region', { name: word.clearance })
    await expect(clearance.getByRole('article')).toHaveCount(3)
    await looksRight()
    await main.getByRole('button', { name: word.next }).click()

    for (const [path, name, code] of [
      ['applicant', '云澜科技有限公司', '91440300708461136T'],
      ['coApplicants-0', '海岚科技有限公司', '9144030071526726XG'],
    ] as const) {
      if (path !== 'applicant') await main.getByRole('button', { name: word.addParty }).click()
      await main.locator(`#case-${path}-nameCn`).fill(name)
      await main.locator(`#case-${path}-idNumber`).fill(code)
      await main.locator(`#case-${path}-addressCn`).fill('深圳市南山区科技园')
    }
    await main.locator('#case-contact-name').fill('李雷')
    await main.locator('#case-contact-phone').fill('13800138000')
    await main.getByRole('button', { name: word.next }).click()

    await main.getByRole('alert').getByRole('button', { name: word.over }).click()
    await expect(main.getByLabel(word.date, { exact: true })).toBeFocused()
    await main.getByLabel(word.date, { exact: true }).fill(addMonths(today, -5))
    for (const shown of [main.getByRole('list', { name: word.counts }), main.locator('#case-applicant-nameCn')]) {
      await main.getByRole('button', { name: word.next }).click()
      await expect(shown).toBeVisible()
    }
    await main.getByRole('button', { name: word.next }).click()
    await expect(main.getByText('RMB¥2,310.00')).toBeVisible()
    await looksRight()
    await main.getByRole('checkbox', { name: word.agree }).check()
    await main.getByRole('button', { name: word.order, exact: true }).click()

    await expect(main.getByRole('listitem').filter({ hasText: word.proofLabel })).toBeVisible()
    await expect(main.getByRole('button', { name: `${NAME}.png`, exact: true })).toBeVisible()
    await expect(main.getByRole('region', { name: word.clearance }).getByRole('article')).toHaveCount(1)
    await looksRight()
    await open('/personalCenter/cases')
    for (const classNo of ['09', '35', '42']) await expect(main.getByText(`${NAME} [${classNo}]`)).toBeVisible()
  })

for (const [language, width] of [
  ['cn', 390],
  ['en', 1280],
] as const)
  test(`a series of marks is ordered for Hong Kong in one application, and filed (${language}, ${width} pixels)`, async ({
    page,
    context,
    browser,
    open,
    setLanguage,
  }) => {
    const word = texts[language]
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await setLanguage(language)
    const member = await signInAs(context)
    const main = page.locator('main')
    const looksRight = async () => {
      await animationsEnd(page)
      expect(await excessWidth(page)).toBe(0)
      await page.evaluate(() => window.scrollTo(0, 0))
      expect(await barriersOf(page)).toEqual([])
    }
    await open('/trademarkApply')
    await main.getByRole('button', { name: word.hongKong }).click()
    await main.getByLabel(word.text, { exact: true }).fill(NAME)
    await main.locator('#case-series').getByText(word.yes, { exact: true }).click()
    await main.locator('#case-seriesCount').getByText(word.seriesCount, { exact: true }).click()
    await main.getByLabel(word.difference, { exact: true }).fill('字体不同')
    await looksRight()
    await main.getByRole('button', { name: word.next }).click()

    await main.getByText(word.type, { exact: true }).click()
    for (const [classNo, names] of [
      ['09', '可下载的手机应用软件'],
      ['42', '软件设计和开发'],
    ] as const) {
      const box = main.getByRole('combobox', { name: word.class })
      await box.fill(classNo)
      await box.press('Enter')
      await main.getByLabel(word.names, { exact: true }).fill(names)
      await main.getByRole('button', { name: word.add }).click()
    }
    await expect(main.getByRole('list', { name: word.counts }).getByRole('listitem')).toHaveCount(2)
    // The chance of registration is known for mainland China only.
    await expect(main.getByRole('region', { name: word.clearance })).toHaveCount(0)
    await main.getByRole('button', { name: word.next }).click()

    await main.locator('#case-applicant-nameCn').fill('云澜科技有限公司')
    await main.locator('#case-applicant-idNumber').fill('91440300708461136T')
    await main.locator('#case-applicant-addressCn').fill('深圳市南山区科技园')
    await main.locator('#case-contact-name').fill('李雷')
    await main.locator('#case-contact-phone').fill('13800138000')
    await main.getByRole('button', { name: word.next }).click()
    // Twice 1,200, and 3,000 Hong Kong dollars of the office at the example rate.
    await expect(main.getByText('RMB¥5,130.00')).toBeVisible()
    await looksRight()
    await main.getByRole('checkbox', { name: word.agree }).check()
    await main.getByRole('button', { name: word.order, exact: true }).click()
    await expect(main.getByRole('listitem').filter({ hasText: word.seriesImages })).toBeVisible()
    await looksRight()
    await provideAndPay(page, member.id, language)
    await fileAtDesk(browser, page, { phone: member.phone, language, officeNumber: '306000001' })
    await open('/personalCenter/cases')
    await expect(main.getByText(`${NAME} [09;42]`)).toBeVisible()
  })
