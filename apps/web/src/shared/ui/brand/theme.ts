import type { ThemeConfig } from 'antd'

/** Ink and seal: the colours of the product. `global.css` and the modules read them as `var(--ink)` and so on. */
export const palette = {
  /** Text, header, whatever is chosen. */
  ink: '#14213d',
  inkSoft: '#414b62',
  /** Secondary text; the palest that may carry words. */
  inkFaint: '#5c667b',
  /** Borders of controls and strokes of icons; never words. */
  inkPale: '#8a93a5',
  line: '#e2e0d9',
  lineSoft: '#eeece6',
  paper: '#fbfaf7',
  paperDeep: '#f4f1ea',
  white: '#ffffff',
  /** The one primary action of a view, the brand, and identity. */
  seal: '#c8321f',
  sealDeep: '#a32717',
  sealWash: '#fcf0ed',
  link: '#1f4b8f',
  linkWash: '#edf2f9',
  good: '#1c6b48',
  goodWash: '#ebf5f0',
  warn: '#8a5200',
  warnWash: '#fdf5e6',
} as const

/** How similar a mark is: the seal for identity, then ink that is thinned, so that the order shows without any hue. */
export const levelInks = { identical: '#c8321f', high: '#14213d', middle: '#4f6187', low: '#ffffff' } as const

/** Why two parts of a mark belong together; each also has an underline of its own. */
export const spanInks = {
  same: '#14213d',
  sound: '#0b6b62',
  shape: '#6a2fb0',
  order: '#1f4b8f',
  meaning: '#8a5200',
  added: '#5c667b',
} as const

const SANS =
  "'Inter Variable', -apple-system, 'PingFang SC', 'Hiragino Sans GB', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC', sans-serif"

export const siteTheme: ThemeConfig = {
  token: {
    colorPrimary: palette.ink,
    // A button that is at work still has to be read.
    opacityLoading: 1,
    // What Ant Design derives from ink is a dark grey, on which ink cannot be read.
    colorPrimaryBg: palette.paperDeep,
    colorPrimaryBgHover: palette.line,
    colorInfo: palette.link,
    colorLink: palette.link,
    // The lighter colours that Ant Design derives are too faint to read.
    colorLinkHover: palette.link,
    colorLinkActive: palette.link,
    linkHoverDecoration: 'underline',
    colorSuccess: palette.good,
    colorWarning: palette.warn,
    colorError: palette.seal,
    colorText: palette.ink,
    colorTextSecondary: palette.inkFaint,
    colorTextTertiary: palette.inkFaint,
    colorTextDescription: palette.inkFaint,
    colorTextPlaceholder: '#6b7489',
    colorBorder: '#c9ccd4',
    colorBorderSecondary: palette.line,
    colorSplit: palette.lineSoft,
    colorInfoBg: palette.linkWash,
    colorInfoBorder: '#c3d2e8',
    colorWarningBg: palette.warnWash,
    colorErrorBg: palette.sealWash,
    colorSuccessBg: palette.goodWash,
    colorBgLayout: palette.white,
    fontFamily: SANS,
    fontSize: 14,
    borderRadius: 4,
    controlHeight: 36,
    controlHeightLG: 44,
    controlOutline: 'rgb(31 75 143 / 22%)',
    wireframe: false,
  },
  components: {
    Button: {
      colorPrimary: palette.seal,
      colorPrimaryHover: palette.sealDeep,
      colorPrimaryActive: palette.sealDeep,
      primaryShadow: 'none',
      defaultShadow: 'none',
      fontWeight: 500,
    },
    Table: {
      headerBg: palette.paper,
      headerColor: palette.inkSoft,
      rowHoverBg: palette.paper,
      borderColor: palette.lineSoft,
      // What an empty table says is to be read.
      colorTextDisabled: palette.inkFaint,
      cellPaddingBlockMD: 10,
      cellPaddingInlineMD: 8,
    },
    Tag: { defaultBg: palette.paperDeep, defaultColor: palette.ink },
    Segmented: { trackBg: palette.paperDeep, itemColor: palette.inkFaint },
    Pagination: { itemActiveBg: palette.ink, itemActiveColor: palette.white, itemActiveColorHover: palette.white },
  },
}

/** Makes the palette known to the style sheets. */
export function applyPalette(root: HTMLElement) {
  const families = [
    ['', palette],
    ['level-', levelInks],
    ['span-', spanInks],
  ] as const
  for (const [prefix, inks] of families)
    for (const [name, value] of Object.entries(inks)) root.style.setProperty(`--${prefix}${kebab(name)}`, value)
  root.style.setProperty('--sans', SANS)
}

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
