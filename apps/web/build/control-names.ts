import type { Plugin } from 'vite'

/**
 * Ant Design names every icon and some controls in English, whatever the language of the page. An icon is decoration
 * unless it has a name of its own; the keyboard does what the arrows of a number field do; and what clears a field is
 * named by its icon (shared/ui/control-icons.tsx). The configuration of Ant Design reaches none of these.
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
] as const

/** Removes the English names of icons and controls; fails where Ant Design has changed what gives them. */
export const controlNames = (): Plugin => ({
  name: 'control-names',
  transform: {
    filter: {
      id: changes.map(({ file }) => new RegExp(`/node_modules/${file.replaceAll('.', String.raw`\.`)}(?:$|\\?)`)),
    },
    handler(code, id) {
      const change = changes.find(({ file }) => id.includes(`/node_modules/${file}`))
      if (!change) return null
      if (!change.before.test(code))
        return this.error(`${change.file} gives names in another way: see control-names.ts.`)
      return { code: code.replace(change.before, change.after), map: null }
    },
  },
})
