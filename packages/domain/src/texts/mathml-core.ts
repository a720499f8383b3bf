/** Elements and attributes of MathML Core (W3C) that formulas of publications may have. Nothing of them links, loads or runs. */

const elements = new Map<string, readonly string[]>([
  ['math', ['display', 'displaystyle']],
  ['merror', []],
  ['mfrac', ['linethickness']],
  ['mi', ['mathvariant']],
  ['mmultiscripts', []],
  ['mn', []],
  [
    'mo',
    [
      'form',
      'stretchy',
      'symmetric',
      'fence',
      'separator',
      'largeop',
      'movablelimits',
      'lspace',
      'rspace',
      'minsize',
      'maxsize',
    ],
  ],
  ['mover', ['accent']],
  ['mphantom', []],
  ['mprescripts', []],
  ['mroot', []],
  ['mrow', []],
  ['ms', []],
  ['mspace', ['width', 'height', 'depth']],
  ['msqrt', []],
  ['mstyle', ['displaystyle', 'scriptlevel']],
  ['msub', []],
  ['msubsup', []],
  ['msup', []],
  ['mtable', ['displaystyle']],
  ['mtd', ['columnspan', 'rowspan']],
  ['mtext', []],
  ['mtr', []],
  ['munder', ['accentunder']],
  ['munderover', ['accent', 'accentunder']],
])

const flag = /^(?:true|false)$/
/** Not negative and not long: a formula must not be drawn over other text, nor out of sight. */
const length = /^(?:(?:\d(?:\.\d{1,4})?|\.\d{1,4})(?:em|ex)|\d{1,2}(?:\.\d{1,4})?(?:px|pt)|0)$/

const VALUES: Partial<Record<string, RegExp>> = {
  display: /^(?:block|inline)$/,
  scriptlevel: /^[+-]?[0-3]$/,
  form: /^(?:prefix|infix|postfix)$/,
  mathvariant: /^normal$/,
  columnspan: /^[1-9]\d?$/,
  rowspan: /^[1-9]\d?$/,
  linethickness: length,
  lspace: length,
  rspace: length,
  minsize: length,
  maxsize: length,
  width: length,
  height: length,
  depth: length,
}

/** Whether an element may be in a formula that is shown; the name without a prefix. */
export const isMathmlElement = (name: string): boolean => elements.has(name)

/** Whether an element may have an attribute with this value. */
export const isMathmlAttribute = (element: string, name: string, value: string): boolean =>
  elements.get(element)?.includes(name) === true && (VALUES[name] ?? flag).test(value)

/** Elements that hold signs only, and no other elements. */
export const mathmlTokens: ReadonlySet<string> = new Set(['mi', 'mn', 'mo', 'ms', 'mtext'])
