/** Notations of prose, web services and offices that are no number until they are brought into the usual form. */

/** A number in the usual form; `isApplication` where its notation names an application. */
export interface TypedNumber {
  text: string
  isApplication: boolean
}

const OFFICES: readonly (readonly [name: RegExp, country: string])[] = [
  [/^(?:U\.?\s?S\.?(?:\s?A\.?)?|United States(?: of America)?|American)(?=[\s.,:-]|$)/i, 'US'],
  [/^(?:E\.P\.|European)(?=\s|$)/i, 'EP'],
  [/^(?:Japan(?:ese)?)(?=\s)/i, 'JP'],
  [/^(?:Chin(?:a|ese)|P\.?R\.? China)(?=\s)/i, 'CN'],
  [/^(?:German(?:y)?)(?=\s)/i, 'DE'],
  [/^(?:British|UK|U\.K\.|Great Britain)(?=\s)/i, 'GB'],
  [/^(?:French|France)(?=\s)/i, 'FR'],
  [/^(?:Korea(?:n)?)(?=\s)/i, 'KR'],
  [/^(?:International|PCT)(?=\s+(?:pat|pub|appl))/i, 'WO'],
]
const PROSE =
  /\b(?:unexamined|examined|laid[- ]open|reissued?|design|des|utility models?|patents?|pat|patent applications?|applications?|appln?|app|publications?|publ?|publication|serial|ser|numbers?|nos?|kokai)(?:\b\.?|(?<=\.))/gi
/** 公开号：, 授权公告号, 申请公布号: whatever Chinese words end with 号. */
const LABEL = /^[\p{Script=Han}()]{1,12}[号號]\s*[:为]?\s*(?=[A-Z\d])/iu
const ERAS: Record<string, string> = { 平: 'H', 昭: 'S', 令: 'R' }

/** The usual form of a notation that `readPatentNumber` does not read by itself; null where it is none of these. */
export function readTypedNotation(input: string): TypedNumber | null {
  const text = input
    .normalize('NFKC')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .trim()
  const found = readJapanese(text) ?? readKorean(text) ?? readBare(text) ?? readCited(text)
  if (found) return found
  const plain = withoutSeparators(withoutProse(text.replace(LABEL, '').replace(/\s*号$/, '')))
  return plain === text || plain === '' ? null : { text: plain, isApplication: false }
}

const publication = (text: string): TypedNumber => ({ text, isApplication: false })

/** 特開2005-350079, 特開平8-179521, 特願2006-106198, 特許第4567890号, 実用新案登録第3123456号. */
function readJapanese(text: string): TypedNumber | null {
  const compact = text.replaceAll(/[\s()]/g, '').replace(/^日本国?/, '')
  const ofYear =
    /^(特開|特表|特公|特願|実開|実公|実願|意願)(平|昭|令)?(?:和|成)?(\d{1,4})[-年第]{0,2}(\d{1,7})号?(?:公報)?$/.exec(
      compact.replace(/(?<=[平昭令])[成和]/, ''),
    )
  if (ofYear) {
    const [, name = '', era, year = '', serial = ''] = ofYear
    const isApplication = name.endsWith('願')
    const kind = isApplication
      ? ''
      : name.startsWith('実')
        ? name === '実公'
          ? 'Y2'
          : 'U'
        : name === '特公'
          ? 'B2'
          : 'A'
    if (era === '令') return null
    if (era) return { text: `JP${ERAS[era]}${year.padStart(2, '0')}${serial.padStart(6, '0')}${kind}`, isApplication }
    return year.length === 4 ? { text: `JP${year}${serial.padStart(6, '0')}${kind}`, isApplication } : null
  }
  const granted = /^(特許|実用新案登録|実登|意匠登録)第?(\d{4,7})号?(?:公報)?$/.exec(compact)
  if (!granted) return null
  const kind = granted[1] === '特許' ? 'B2' : granted[1] === '意匠登録' ? 'S' : 'U'
  return publication(`JP${granted[2]}${kind}`)
}

/** 10-2006-0012345, 20-0123456 and with 공개특허, 등록특허 or KR before it. */
function readKorean(text: string): TypedNumber | null {
  const found =
    /^(?:KR[\s-]?)?(공개|등록|출원)?(?:특허|실용신안|디자인)?(?:공보)?\s?(?:제|번호)?\s?([123]0)-((?:19|20)\d{2}-)?(\d{7})(?:호)?$/i.exec(
      text.replaceAll(/\s/g, ''),
    )
  if (!found) return null
  const [, name, type = '', year = '', serial = ''] = found
  const kind = type === '20' ? (year ? 'U' : 'Y1') : type === '30' ? '' : year ? 'A' : 'B1'
  return year
    ? { text: `KR${year.slice(0, 4)}${serial}${name === '출원' ? '' : kind}`, isApplication: name === '출원' }
    : publication(`KR${type}${serial}${kind}`)
}

/** 2006/0206475 is American: no other office writes a year, a slash and seven digits. */
function readBare(text: string): TypedNumber | null {
  const found = /^((?:19|20)\d{2})\/(\d{7})(?:\s?(A[1-9]))?$/.exec(text)
  return found ? publication(`US${found[1]}/${found[2]}${found[3] ?? ''}`) : null
}

/**
 * EP-A-0 240 590, JP-A-2005-350079 and WO-A1-99/13800 as search reports cite them. A letter alone stands for all kinds that
 * begin with it, which differ between offices; in Japan it is the kind.
 */
function readCited(text: string): TypedNumber | null {
  const found = /^([A-Z]{2})[-\s]([ABCU])(\d?)-\s?([A-Z]?\d.*)$/i.exec(text)
  if (!found) return null
  const [, country = '', letter = '', digit = '', number = ''] = found
  const hasKind = digit !== '' || country.toUpperCase() === 'JP'
  return publication(`${country}${number}${hasKind ? letter + digit : ''}`)
}

function withoutProse(text: string): string {
  let rest = text
  for (const [name, country] of OFFICES) {
    if (!name.test(rest)) continue
    const own = rest
      .replace(name, '')
      .replace(PROSE, ' ')
      .replaceAll(/[#:]/g, ' ')
      .trim()
      .replace(/^[.,\s-]+/, '')
    // The country may follow once more: European Patent No. EP 1 000 000.
    rest = new RegExp(`^${country}|^PCT`, 'i').test(own) ? own : `${country} ${own}`
    return rest
  }
  return text.replace(PROSE, ' ').replaceAll('#', ' ').replaceAll(/\s+/g, ' ').trim()
}

/** EP.1000000.A1, US-2006-0206475-A1, WO/2005/074723 and US 8,739,770 (B2). */
function withoutSeparators(text: string): string {
  const parts = /^([A-Z]{2})\s*[.\-/:]?\s*(.*?)\s*[.\-/]?\s*(?:\(?([A-Z]\d?)\)?)?$/i.exec(text)
  if (!parts || !/\d/.test(parts[2]!)) return text
  const [, country = '', number = '', kind = ''] = parts
  const ofYear = /^((?:19|20)\d{2})[-./](\d{4,7})$/.exec(number)
  const own = ofYear && country.toUpperCase() !== 'JP' ? `${ofYear[1]}/${ofYear[2]}` : number
  return `${country}${own}${kind}`
}

/**
 * Where a letter O stands for a zero.
 * @returns positions from 1; none where zeros in their places make no number either
 */
export function lettersForZeros(text: string, isNumber: (text: string) => boolean): number[] {
  const places: number[] = []
  const corrected = Array.from(text, (sign, at) => {
    const isLetter = /[oOｏＯОоΟο〇]/.test(sign)
    const isNearDigit = /[\d０-９oOｏＯОоΟο〇]/.test(text[at + 1] ?? '') || /[\d０-９]/.test(text[at - 1] ?? '')
    // The country is no number.
    if (!isLetter || !isNearDigit || (at < 2 && /^[A-Z]{2}/i.test(text))) return sign
    places.push(at + 1)
    return '0'
  }).join('')
  return places.length > 0 && isNumber(corrected) ? places : []
}
