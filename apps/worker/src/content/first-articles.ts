/** An article in both languages; the text is sanitised HTML. */
type FirstArticle = {
  category: 'news' | 'law' | 'product'
  titleCn: string
  titleEn: string
  summaryCn: string
  summaryEn: string
  contentCn: string
  contentEn: string
}

/** What a new site has to read, oldest first. Staff edit and delete them like any other article. */
export const firstArticles: readonly FirstArticle[] = [
  {
    category: 'news',
    titleCn: '尼斯分类第十三版自 2026 年起使用',
    titleEn: 'The 13th edition of the Nice Classification applies from 2026',
    summaryCn: '自 2026 年 1 月 1 日起提交的申请按第十三版分类，部分商品改到了别的类别。',
    summaryEn:
      'Applications filed from 1 January 2026 are classified by the 13th edition; some goods moved to another class.',
    contentCn:
      '<p>《商标注册用商品和服务国际分类》（尼斯分类）第十三版于 2026 年 1 月 1 日生效。此后提交的申请按新版分类；此前已经注册的商标保留原来的类别。</p><p>因此查询时不要只看一个类别：同一种商品，旧注册和新申请可能在不同的类别里。</p><p>本站自带的常用商品和服务采用 12-2024 版的用语。正式填报时，请以商标局当时公布的《类似商品和服务区分表》为准。</p>',
    contentEn:
      '<p>The 13th edition of the International Classification of Goods and Services (Nice Classification) entered into force on 1 January 2026. Applications filed since then follow it; marks registered earlier keep their classes.</p><p>So do not search one class only: the same goods may be in one class in older registrations and in another in new applications.</p><p>The common goods and services that come with this site are worded as in edition 12-2024. When you file, use the list that the office publishes at that time.</p>',
  },
  {
    category: 'law',
    titleCn: '初审公告与异议期',
    titleEn: 'Publication and opposition in China',
    summaryCn: '异议期自初审公告之日起计算，期满无人异议即予注册。',
    summaryEn: 'The period runs from the day of preliminary publication; a mark that nobody opposes is registered.',
    contentCn:
      '<p>商标局对符合规定的申请予以初步审定并公告。依照 2019 年修正的《商标法》，自公告之日起三个月内，在先权利人和利害关系人可以对与其权利冲突的商标提出异议；违反禁用条款或者缺乏显著特征的，任何人都可以提出异议。</p><p>本站的公告页面按期列出初审公告，并为每一件算出异议的最后一天，同时写明计算规则。</p><p>修订后的《商标法》自 2027 年 1 月 1 日起施行，届时请核对新的期限。</p><p>想及时发现近似的新公告，可以为自己的商标建立监测。</p>',
    contentEn:
      '<p>The office publishes each application that it accepts after examination. Under the Trademark Law of 2019, within three months of that day, holders of prior rights and interested parties may oppose a mark that conflicts with their right. Anybody may oppose a mark that the law excludes from registration or that is not distinctive.</p><p>The gazette pages of this site list the publications issue by issue and show the last day to oppose each of them, with the rule by which it is calculated.</p><p>The revised law applies from 1 January 2027; check the period that it sets.</p><p>To learn of similar publications in time, set up a monitor for your mark.</p>',
  },
  {
    category: 'product',
    titleCn: '使用帮助：选择商品和服务',
    titleEn: 'Help: choosing goods and services',
    summaryCn: '按类别浏览、按名称查找，或者描述您的业务，由系统推荐类别。',
    summaryEn: 'Browse the classes, look for a name, or describe your business and have classes suggested.',
    contentCn:
      '<p>“商品分类”页面有三种用法：</p><ul><li>逐级浏览 45 个类别、类似群和其中的项目；</li><li>输入中文、英文名称或类似群编号查找；</li><li>用一句话描述商品或服务，查看推荐的类别和理由。</li></ul><p>把选中的项目加入清单后，可以直接用这些类别和类似群查询商标，或者评估注册成功率。</p><p>同一类似群的商品一般视为类似。有些类似群之间也有关联，页面会列出来，查询时请一并考虑。</p>',
    contentEn:
      '<p>The page “Goods and services” can be used in three ways:</p><ul><li>browse the 45 classes, their similar groups and items;</li><li>look for a Chinese or English name, or for a group code;</li><li>describe goods or services in a sentence and see which classes are suggested, and why.</li></ul><p>Put items on your list, then search marks in their classes and groups, or assess how likely a registration is.</p><p>Goods in the same similar group are usually considered similar. Some groups are related to others; the page lists them, and a search should include them.</p>',
  },
  {
    category: 'product',
    titleCn: '使用帮助：看懂查询结果',
    titleEn: 'Help: reading a result',
    summaryCn: '近似度、四个等级和近似理由各是什么意思。',
    summaryEn: 'What the similarity, the four levels and the reasons mean.',
    contentCn:
      '<p>每条结果都有 0 到 100 的近似度，分为相同、高、中、低四个等级。点击“近似说明”可以看到字形、读音、外观和含义各占多少，哪些字相互对应，以及适用的规则。</p><p>“高”表示审查员很可能引证；“中”表示有可能引证，值得逐条阅读；“低”用于尽量不遗漏。</p><p>近似度只比较商标本身。请用类别和类似群缩小范围，再判断商品是否类似。评估结果不是官方机构的决定，也不是法律意见。</p>',
    contentEn:
      '<p>Every hit has a similarity from 0 to 100 and one of four levels: identical, high, medium or low. “Why” shows how much spelling, sound, look and meaning count, which characters correspond, and which rule applies.</p><p>High means that an examiner would very probably cite the mark. Medium means that a citation is possible: read these one by one. Low is for a search that should miss as little as possible.</p><p>The similarity compares the marks only. Narrow the result by classes and similar groups to see whether the goods are similar too. The assessment is neither a decision of an office nor legal advice.</p>',
  },
  {
    category: 'product',
    titleCn: '欢迎使用知匠',
    titleEn: 'Welcome to Markwright',
    summaryCn: '本站自带什么，演示数据是什么。',
    summaryEn: 'What is here from the start, and what demonstration data are.',
    contentCn:
      '<p>知匠查询商标，并逐条说明为什么近似。不注册也可以查询、查看理由和阅读登记信息。</p><p>新站点可能载有演示数据：商标、申请人和编号均为虚构，仅用于展示功能，并标有“演示数据”。“数据范围”页面列出各国家和地区已载入的记录数和数据日期。</p><p>网站运营者导入官方数据后，查询和报告即以官方数据为准。</p>',
    contentEn:
      '<p>Markwright finds trademarks and says of every hit why it is similar. You can search, see the reasons and read records without an account.</p><p>A new site may hold demonstration data: its marks, applicants and numbers are invented to show what the product does, and they are labelled as such. The page “Coverage” lists how many records of each office are loaded, and how recent they are.</p><p>Once the operator of the site has imported official data, searches and reports use them.</p>',
  },
]
