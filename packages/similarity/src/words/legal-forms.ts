/** What a mark may end in without changing it (rule N7). The longest are tried first. */
export const legalFormsHan = [
  '股份有限公司',
  '有限责任公司',
  '股份公司',
  '有限公司',
  '集团公司',
  '总公司',
  '分公司',
  '集团',
  '控股',
  '实业',
  '科技',
  '公司',
  '厂',
  '店',
  '株式会社',
  '有限会社',
  '合同会社',
  '주식회사',
  '유한회사',
]

/** Japanese and Korean companies may also begin with theirs. */
export const leadingLegalForms = ['株式会社', '有限会社', '合同会社', '주식회사', '유한회사']

/** Each as the words it may be split into by full stops: S.A. */
export const legalFormsLatin = `co company ltd limited inc incorporated llc llp corp corporation gmbh ag sa srl spa plc
    bv nv ab oy as kg pte pty sarl sas kk group holdings holding`
  .split(/\s+/)
  .toSorted((a, b) => b.length - a.length)

/** Only right behind a full stop. */
export const domainEndings = [
  'com',
  'cn',
  'net',
  'io',
  'org',
  'eu',
  'de',
  'fr',
  'uk',
  'us',
  'hk',
  'tw',
  'jp',
  'app',
  'shop',
]

/** What may stand before a mark without changing it. */
export const articles = new Set('the a an le la les el los der die das il lo'.split(' '))

/** What may be put behind one, RUNNER, THE; the A of VITAMIN A is a letter. */
export const finalArticles = new Set(['the'])

/** Places and things whose names begin with an article that belongs to them. */
export const namesWithArticle = new Set(
  (
    'los_angeles los_alamos los_cabos la_paz la_plata la_jolla la_mancha la_rioja la_rochelle la_scala la_coruna ' +
    'el_paso el_salvador el_nino el_dorado el_alamein le_mans le_havre le_monde das_kapital das_boot'
  )
    .split(' ')
    .map((name) => name.replace('_', ' ')),
)
