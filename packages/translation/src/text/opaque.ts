import type { Span } from '../segment.ts'

const HAN = String.raw`\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー`
/** No line break and no inline tag. */
const PLAIN = String.raw`\n\uFFF9-\uFFFB`

/**
 * What programs write in texts and read again, in the order in which the forms are tried: templates, addresses, paths,
 * variables, and literals of programs. A form of unlimited length begins where a word begins, or each character of a
 * long word, such as a sequence of amino acids, would be tried as its beginning: that takes quadratic time.
 */
const forms: readonly string[] = [
  String.raw`${'`'}[^${'`'}${PLAIN}]{1,300}${'`'}`,
  // ERB, EJS, JSP; Jinja, Twig.
  String.raw`<%[^${PLAIN}]{0,300}?%>|\{%[^${PLAIN}]{0,300}?%\}`,
  // Mustache, Handlebars, Angular, Vue.
  String.raw`\{\{\{[^{}${PLAIN}]{0,200}\}\}\}|\{\{[^{}${PLAIN}]{0,200}\}\}`,
  // Shell, JavaScript, Ruby: ${name}, #{name}, %{name}.
  String.raw`[$#%@]\{[^{}${PLAIN}]{1,200}\}`,
  // ICU: {count, plural, one {# file} other {# files}}.
  String.raw`\{\s*[\w.\-]+\s*,[^{}${PLAIN}]{1,60}(?:\{(?:[^{}${PLAIN}]|\{[^{}${PLAIN}]{0,200}\}){0,300}\}[^{}${PLAIN}]{0,60}){1,12}\}`,
  // {0}, {name}, {0,number,integer}, {1:yyyy-MM-dd}, {"key": "value"}.
  String.raw`\{\s*[\w.$\-[\]]+\s*(?:[,:|!][^{}${PLAIN}${HAN}]{0,80})?\}|\{\s*"[^{}${PLAIN}]{1,200}\}`,
  // Addresses; a part of a path in Chinese has to be followed by another part.
  String.raw`(?<![A-Za-z0-9])(?:[A-Za-z][A-Za-z0-9+.\-]{1,20}:\/\/|www\.|mailto:)(?:[\w\-.~:\/?#@!$&'()*+,;=%[\]{}]|(?<=\/)[${HAN}\w\-]{1,30}(?=[\/?#]))+`,
  // E-mail, and repositories by SSH.
  String.raw`(?<![\w.+\-])[\w.+\-]{1,64}@[\w\-]+(?:\.[\w\-]+)+(?::[\w.~\/\-]*[\w\/])?`,
  // C:\Program Files\a.exe, \\server\share.
  String.raw`(?:(?<![A-Za-z])[A-Za-z]:\\|\\\\[\w.\-]+\\)(?:[^\\\/:*?"<>|，。、；：！？（）${PLAIN}]{1,60}\\)*(?:[${HAN}\w\-]{1,40}\.[A-Za-z0-9]{1,8}|[\w.\-~$@()]+|[${HAN}]{1,20}(?=[\s，。、；）)”"'」』]|$))?`,
  // /etc/hosts, ~/a, ./a, ../a, src/index.ts, /users/{id}.
  String.raw`(?<![\w.~\/\-)])(?:(?:~|\.{1,2})(?:\/[\w.\-+@%$*:]+)+|(?:\/(?:[\w.\-+@%$*:]|\{\w+\})+){2,})\/?|(?<![\w.\/\-])[\w.\-]+(?:\/[\w.\-]+)*\/[\w\-]+\.[a-z]{1,4}[0-9]?(?![\w])`,
  // %PATH%, printf.
  String.raw`%[A-Za-z_]\w*%(?![A-Za-z0-9])`,
  String.raw`(?:(?<![\w%])%(?:\([\w.]+\)|\d+\$)?[\-+0#']*(?:\d+|\*)?(?:\.\d+|\.\*)?(?:hh?|ll?|[Lqjzt])?[@diouxXeEfFgGaAcCsSpnm][A-Za-z]{0,3}(?:%%)?(?![A-Za-z]))+`,
  String.raw`(?<=[A-Za-z_])%[sd@](?![A-Za-z])|%%`,
  // Variables: $HOME, $name, @name, :name. $x$ is a formula.
  String.raw`\$[A-Z_][A-Z0-9_]+(?![\w$])|\$[A-Za-z_]\w+(?![\w$])(?![ \w+\-*\/=^\\{}()<>.,]{0,200}\$)`,
  String.raw`(?<![\w@.])@[A-Za-z_]\w+|(?<![\w:])(?<=[\s(（,，${HAN}]):[a-z_]\w+`,
  String.raw`(?<![\w])[A-Z][A-Z0-9_]+=[\w.\/:\-]+|(?<![\w\-])--[a-z][\w\-]+(?:=[\w.\/:,\-]+)?`,
  String.raw`(?<!\w)[A-Za-z_]\w*\[\w+\](?:\.\w+|\[\w+\])*(?:\(\))?`,
  // UUID, instant, address of a machine, colour, hexadecimal number.
  String.raw`(?<![\w\-])[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}(?![\w\-])`,
  String.raw`(?<![\w\-])\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+\-]\d{2}:?\d{2})?`,
  String.raw`(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?:[:\/]\d{1,5})?(?![\w.]*\d)|\[[0-9a-fA-F:]{2,39}:[0-9a-fA-F:]*\](?::\d{1,5})?|(?<![\w.\-])localhost:\d{2,5}`,
  String.raw`(?<![\w&])#(?:[0-9a-fA-F]{6}|[0-9a-fA-F]{8})(?![\w])|(?<![\w])0x[0-9a-fA-F]+(?![\w])`,
  String.raw`(?<![\w])[Xx]-[A-Z][a-z]+(?:-[A-Z][A-Za-z]+)*(?![\w\-])`,
  String.raw`&(?:[A-Za-z]{2,10}|#\d{1,7}|#x[0-9a-fA-F]{1,6});`,
  // \n and \t as they are written in sources, and not \nu and \tau of TeX.
  String.raw`\\[nrt"'](?!(?:au|heta|imes|ext|an|ilde|op|riangle|u|abla|eq|ot|e|i|ho|ight|m|oot)(?![a-z]))`,
]

const PATTERN = new RegExp(forms.join('|'), 'gu')
const CLOSERS: Record<string, string> = { ')': '(', ']': '[', '}': '{' }
/** A character of private use, which no pattern knows and no text has. */
const MASK = '\uF8FE'

/**
 * Parts that programs read, such as placeholders, addresses, paths and inline code, in order; they are the same in every
 * language. What they contain neither ends a sentence nor is translated.
 */
export function findOpaque(text: string): Span[] {
  const spans: Span[] = []
  for (const { 0: found, index: start } of text.matchAll(PATTERN)) {
    const end = start + withoutPunctuation(found).length
    if (end > start) spans.push({ start, end })
  }
  return spans
}

/** The text with other characters in place of opaque parts, so that no pattern finds anything in them. */
export function maskOpaque(text: string, spans: readonly Span[]): string {
  let [masked, at] = ['', 0]
  for (const { start, end } of spans) {
    masked += text.slice(at, start) + MASK.repeat(end - start)
    at = end
  }
  return masked + text.slice(at)
}

/** Of an address or path, without the signs of the sentence behind it and brackets that it does not open. */
function withoutPunctuation(found: string): string {
  if (!/[/\\@]/.test(found) || /^[`{<]/.test(found)) return found
  let end = found.length
  while (end > 0) {
    const last = found[end - 1] as string
    const opener = CLOSERS[last]
    const own = found.slice(0, end)
    const isOpen = opener !== undefined && own.split(opener).length >= own.split(last).length
    if (!/[.,;:!?']/.test(last) && (opener === undefined || isOpen)) break
    end--
  }
  return found.slice(0, end)
}
