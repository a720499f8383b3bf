import type { Plugin } from 'vite'

/**
 * Ant Design names every icon and some controls in English, whatever the language of the page. An icon is decoration
 * unless it has a name of its own; the keyboard does what the arrows of a number field do; what clears a field or searches
 * is named by its icon (shared/ui/controls/control-icons.tsx); and the arrows between pages have the names that the locale has for
 * them. The configuration of Ant Design reaches none of the names that are changed here.
 */
const icon = {
  before: /role: "img",\s+"aria-label": icon\.name\s+\}, restProps/,
  after: '}, restProps["aria-label"] ? { role: "img" } : { "aria-hidden": true }, restProps',
}
const changes = [
  // Icons of one colour, and of two.
  { file: '@ant-design/icons/es/components/AntdIconLight.js', ...icon },
  { file: '@ant-design/icons/es/components/AntdIcon.js', ...icon },
  {
    file: '@rc-component/input-number/es/StepHandler.js',
    before: /"aria-label": isUpAction \? 'Increase Value' : 'Decrease Value'/,
    after: '"aria-hidden": true',
  },
  {
    file: '@rc-component/select/es/hooks/useAllowClear.js',
    before: /allowClearConfig\.label \?\? 'Clear'/,
    after: 'allowClearConfig.label',
  },
  {
    // The configuration names the icon; which fields can be cleared is said by each.
    file: 'antd/es/_util/hooks/useAllowClear.js',
    before: /allowClear \?\? contextAllowClear \?\? defaultAllowClear/,
    after: 'allowClear ?? defaultAllowClear',
  },
  // The arrows to the page before and the next one are buttons with an icon only.
  ...(['prev', 'next'] as const).map((side) => ({
    file: 'antd/es/pagination/Pagination.js',
    before: new RegExp(`(const ${side}Icon = [^{]*\\{)`),
    after: `$1 "aria-label": locale.${side}_page,`,
  })),
  {
    file: 'antd/es/pagination/Pagination.js',
    before: /\[direction, prefixCls\]/,
    after: '[direction, prefixCls, locale.prev_page, locale.next_page]',
  },
]

/** Removes the English names of icons and controls; fails where Ant Design has changed what gives them. */
export const controlNames = (): Plugin => ({
  name: 'control-names',
  transform: {
    filter: {
      id: changes.map(({ file }) => new RegExp(`/node_modules/${file.replaceAll('.', String.raw`\.`)}(?:$|\\?)`)),
    },
    handler(code, id) {
      let changed = code
      for (const { file, before, after } of changes) {
        if (!id.includes(`/node_modules/${file}`)) continue
        if (!before.test(changed)) return this.error(`${file} gives names in another way: see control-names.ts.`)
        changed = changed.replace(before, after)
      }
      return { code: changed, map: null }
    },
  },
})
