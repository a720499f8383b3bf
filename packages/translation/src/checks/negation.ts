import type { TranslationLanguage } from '@markwright/domain/texts/translation-languages'
import type { Span } from '../segment.ts'

/** Words that hold the sign of a negation and negate nothing, or are said without one in other languages. */
const NOT_NEGATING: Partial<Record<TranslationLanguage, RegExp>> = {
  'zh-cn':
    /非常|非洲|非要|非得|未来|未免|未尝|不同|不仅|不但|不光|不断|不锈钢?|不过|不久|不妨|不少|不料|不得不|不得已|不能不|不可或缺|不可避免|必不可少|不可缺少|不约而同|不外乎|不论|不管|不惜|不禁|不愧|差不多|不止|不只|不只是|不已|不时|不等|不一|不停|不幸|不好意思|对不起|了不起|说不定|要不|不满|不足|不满足|不安|不良|不适|不利|无线|无论|无疑|无非|无数|无比|无穷|无限|无人|无机|无效|无纺|无定形|无水|无烟|无声|无菌|无锡|莫非|没准|没收|没落|没药|没食子酸|淹没|浸没|沉没|出没|埋没|除非|是非|并非不|是否|能否|可否|与否|否则|是不是|能不能|会不会|要不要|有没有|可不可以|不可不/g,
  'ja-jp':
    /なければ(?:なら|いけ)な[いかくき]|なくてはならな[いかくき]|ざるを得な[いかくき]|ないと(?:いけない|だめ)|少なく(?:とも)?|少ない|少なかった|危ない|おぼつかない|だけで(?:は)?なく|のみならず|に?かかわらず|に関わらず|必ず|(?<![\p{sc=Han}\p{sc=Hiragana}])まず|ひとまず|先ず|思わず|絶えず|たえず|相変わらず|いわずと|かもしれ(?:ない|ません)|に(?:ほか|他)なら(?:ない|ず)|すみません|不可欠|知らぬ(?:間|うち)|無線|無論|無数|無限|非常|未来|不足|不良|不同|ではないか|じゃないか|ないし/gu,
  'en-us':
    /\bnot only\b|\bno matter\b|\bno later than\b|\bnot later than\b|\bno(?:t)? (?:more|less|fewer) than\b|\bno longer\b|\bwhether or not\b|\bnot? until\b|\bno doubt\b|\bno\.(?=\s?\d)/gi,
}
/** Words that hold the sign of a negation in a target and never say one. */
const NEUTRAL: Partial<Record<TranslationLanguage, RegExp>> = {
  'zh-cn': /非常|非洲|不仅|不但|不断|不锈钢?|不过|不久|不论|不管|差不多|必不可少|不可或缺|不可缺少|无论/g,
  'ja-jp':
    /不可欠|知らぬ(?:間|うち)|非常|少な[くい]|危な[くい]|必ず|(?<![\p{sc=Han}\p{sc=Hiragana}])まず|ひとまず|思わず|絶えず|相変わらず|に?かかわらず|未来/gu,
}
/** What negates in a source, where it is unmistakable. */
const NEGATING: Record<TranslationLanguage, RegExp> = {
  'zh-cn': /没有|不|未|无|没|勿|非(?=[\p{sc=Han}])/gu,
  'ja-jp':
    /ません|(?<=[かさたなばまらわがえけせてねべめれいきしちにびみりげくでは])な(?:い(?!し|ふ)|かった|く(?!な))|(?<=[まらわかせた])ず(?=[、。に]|$)|(?<=[まらわかせ])ぬ(?=[、。]|$)/g,
  'en-us': /\b(?:not|no|never|none|neither|nor|nothing|nobody|without|cannot)\b|n['’]t\b/gi,
}
/** What says a negation in a target, in any way that a language has. */
const NEGATED: Record<TranslationLanguage, RegExp> = {
  'zh-cn': /[不未无無没非勿莫别否免防缺]|至少|至多|以上|以下|以内/,
  'ja-jp': /な[いかくけし]|ません|ず|ぬ|無|不|非|未|せん|ざる|まい|抜き|除[いく]|以上|以下|以内/,
  'en-us':
    /\b(?:not|no|non|never|none|neither|nor|nothing|nobody|without|cannot|unable|fails?|failed|failure|lacks?|lacking|absence|absent|free|prevent\w*|avoid\w*|prohibit\w*|forbid\w*|refus\w*|hardly|unless|except|at least|at most|or more|or less|up to|(?:un(?!der|i[tqvfo]|til)|in(?!clu|cre|ner|to|div|form|put|side|sta|ser|stead|ter|vent|dic|vol|iti|duc|dex|fl|ject|let|teg|ten|stru|quir|dus|fra|fer|her|cor|spec|hib)|im(?!age|port|prov|pact|pl|mer)|irre|ill?eg|dis(?!pl|k|cl|co|cu|ta|tr|po|s|p)|non|anti)-?[a-z]{3,}|[a-z]{3,}less(?:ly|ness)?)\b|n['’]t\b/i,
}

/** The first negation of a source that its translation does not say in any way; null where none is lost. */
export function findLostNegation(
  source: string,
  target: string,
  languages: { source: TranslationLanguage; target: TranslationLanguage },
): { detail: string; span: Span } | null {
  const [first] = negationsOf(source, languages.source)
  const neutral = NEUTRAL[languages.target]
  return first && !NEGATED[languages.target].test(neutral ? target.replaceAll(neutral, ' ') : target) ? first : null
}

/** Where a text negates. */
function negationsOf(text: string, language: TranslationLanguage): { detail: string; span: Span }[] {
  const others = NOT_NEGATING[language]
  const own = others ? text.replaceAll(others, (word) => ' '.repeat(word.length)) : text
  return Array.from(own.matchAll(NEGATING[language]), ({ 0: detail, index }) => ({
    detail,
    span: { start: index, end: index + detail.length },
  }))
}
