import type { Plugin } from 'vite'

const NAMED_IMPORT = /^import \{([^}]+)\} from '(antd|@ant-design\/icons)'$/gm

/**
 * Imports components and icons from their own files. The index of their package imports all of them, which a group of
 * code-splitting.ts would take along with each.
 */
export function directImports(): Plugin {
  return {
    name: 'direct-imports',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/apps\/web\/src\/.*\.tsx?$/ },
      handler: (code) => ({
        code: code.replaceAll(NAMED_IMPORT, (_, names: string, from: string) =>
          names
            .split(',')
            .map((name) => name.trim())
            .filter((name) => name !== '' && !name.startsWith('type '))
            .map((name) => `import ${name} from '${fileOf(from, name)}'`)
            .join(';'),
        ),
        map: null,
      }),
    },
  }
}

const fileOf = (from: string, name: string) =>
  from === 'antd' ? `antd/es/${kebabCase(name)}` : `@ant-design/icons/es/icons/${name}`

const kebabCase = (name: string) =>
  name === 'QRCode' ? 'qr-code' : name.replaceAll(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase()
