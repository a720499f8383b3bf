import type { Language } from '../../../kernel/language.ts'
import type { Catalogue, PackageFile } from './catalogue.ts'
import { goExample, javaExample, pomOf, pythonExample, typescriptExample } from './examples.ts'

/** Commands, a file to write or a value to copy; commands and files are taken one after the other in an empty folder. */
export type Step = { note?: Record<Language, string>; text: string } & (
  | { kind: 'commands' }
  | { kind: 'value' }
  | { kind: 'file'; name: string }
)
export type Client = { name: string; needs: string; steps: Step[]; files: PackageFile[] }
type Place = { site: string; base: string }

const IS_LOOPBACK = /^http:\/\/(?:localhost|127(?:\.\d+){3}|\[::1\])(?::|\/|$)/

/** How each client is installed from `base`, the address of the packages, and called at `site`. */
export function clientsOf(catalogue: Catalogue, place: Place): Client[] {
  const { typescript, python } = catalogue
  return [
    {
      name: 'TypeScript',
      needs: 'Node 20.3',
      steps: [
        { kind: 'commands', text: `npm install ${place.base}/${typescript.path}` },
        { kind: 'file', name: 'first.mjs', text: typescriptExample(place.site) },
        { kind: 'commands', text: 'node first.mjs' },
      ],
      files: [typescript],
    },
    {
      name: 'Python',
      needs: 'Python 3.10',
      steps: [
        { kind: 'commands', text: `pip install ${place.base}/${python.path}` },
        { kind: 'file', name: 'first.py', text: pythonExample(place.site) },
        { kind: 'commands', text: 'python first.py' },
        {
          note: {
            cn: 'Poetry、uv 等工具可以把下面的地址设为仅供此包使用的索引：',
            en: 'Tools such as Poetry and uv can use this address as an index of this package alone:',
          },
          kind: 'value',
          text: `${place.base}/python/simple/`,
        },
      ],
      files: [python],
    },
    goClient(catalogue, place),
    javaClient(catalogue, place),
  ]
}

function goClient({ version, go }: Catalogue, { site, base }: Place): Client {
  const prefix = go.module.slice(0, go.module.indexOf('/'))
  return {
    name: 'Go',
    needs: 'Go 1.23',
    steps: [
      {
        note: {
          cn: `在已有模块中省略第一行。<code>${prefix}</code> 不是互联网域名，因此在没有模块缓存的机器（如 CI）上，
<code>go mod download</code> 也需要这两个环境变量。`,
          en: `Leave the first line out within a module. <code>${prefix}</code> is no domain of the internet, so that
<code>go mod download</code> needs both variables too where the module cache is empty, as in CI.`,
        },
        kind: 'commands',
        text: `go mod init first
GOPROXY="${base}/go|$(go env GOPROXY)" GONOSUMDB=${prefix} \\
  go get ${go.module}@v${version}`,
      },
      { kind: 'file', name: 'first.go', text: goExample(site) },
      { kind: 'commands', text: 'go run .' },
    ],
    files: [go],
  }
}

function javaClient({ version, java }: Catalogue, { site, base }: Place): Client {
  const { group, artifact, jar, sources } = java
  const pom: Step = {
    kind: 'file',
    name: 'pom.xml',
    text: pomOf({ group, artifact, version, repository: jar && `${base}/maven/` }),
  }
  const archive = sources.path.slice(sources.path.lastIndexOf('/') + 1)
  const local = `~/.m2/repository/${group.replaceAll('.', '/')}/${artifact}/${version}/${artifact}-${version}.jar`
  const install: Step[] = jar
    ? [
        {
          note: {
            cn: `在空文件夹中保存此文件；已有项目只需加入其中的 <code>repositories</code> 和 <code>dependencies</code>。${onlyHttps(base).cn}`,
            en: `Save this file in an empty folder. A project of your own needs only its elements <code>repositories</code> and
<code>dependencies</code>.${onlyHttps(base).en}`,
          },
          ...pom,
        },
        { kind: 'commands', text: 'mvn compile' },
      ]
    : [
        {
          note: {
            cn: '此站点构建时没有 Java 编译器，因此提供源代码，由 Maven 编译并安装到本机仓库。已有项目只需加入文件中的 <code>dependencies</code>。',
            en: `This site was built without a Java compiler. It serves the sources, which Maven compiles and installs in the
repository of your machine. A project of your own needs only the element <code>dependencies</code> of the file.`,
          },
          kind: 'commands',
          text: `curl -fO ${base}/${sources.path}
tar xzf ${archive}
mvn -f ${artifact}-${version} install`,
        },
        pom,
        { kind: 'commands', text: 'mvn compile' },
      ]
  return {
    name: 'Java',
    needs: 'Java 17',
    steps: [
      ...install,
      { kind: 'file', name: 'First.java', text: javaExample(site) },
      { kind: 'commands', text: `java -cp ${local} First.java` },
    ],
    files: jar ? [jar, sources] : [sources],
  }
}

/** Maven blocks repositories that are reached without TLS, except on the same machine. */
const onlyHttps = (base: string) =>
  base.startsWith('https:') || IS_LOOPBACK.test(base)
    ? { cn: '', en: '' }
    : {
        cn: '本站地址不使用 HTTPS，而 Maven 默认拒绝这样的仓库，需在 <code>settings.xml</code> 中放行。',
        en: ` The address of this site has no HTTPS, and Maven refuses such a repository unless <code>settings.xml</code>
admits it.`,
      }
