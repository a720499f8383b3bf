import type { Language } from '../../../kernel/language.ts'
import { code, escapeHtml, type Guide } from '../guides/page.ts'
import type { Catalogue, PackageFile } from './catalogue.ts'
import { type Client, clientsOf, type Step } from './install-steps.ts'

const texts = {
  cn: {
    title: '客户端库',
    intro: (version: string) =>
      `<p>以下客户端库由本站直接提供，版本 ${version}，不在 npm、PyPI、Maven Central 等公共仓库中发布。公共仓库里名称相近的包与本站无关，
请只使用下面的安装命令。</p>
<p>命令适用于 POSIX shell；在 Windows 上可使用 Git Bash 或 WSL。示例从环境变量 <code>MARKWRIGHT_MERCHANT_ID</code>（商户号）和
<code>MARKWRIGHT_REQUEST_KEY</code>（请求密钥）读取凭据。本站升级后只提供新版本，需要长期固定版本时，请自行保存下载的文件。</p>`,
    missing: '<p>此站点尚未生成客户端库。运行 <code>npm run build --workspace apps/api</code> 即可生成。</p>',
    needs: (tool: string) => `需要 ${tool} 或更高版本，无其他依赖。`,
    download: '文件',
    kilobytes: 'KB',
  },
  en: {
    title: 'Client libraries',
    intro: (version: string) =>
      `<p>This site itself serves the packages of its clients, version ${version}. They are not published on npm, PyPI, Maven
Central or any other public registry: a package of a similar name there is not ours. Install them by the commands below
only.</p>
<p>The commands are for a POSIX shell; on Windows, use Git Bash or WSL. The examples read the merchant ID from
<code>MARKWRIGHT_MERCHANT_ID</code> and the request key from <code>MARKWRIGHT_REQUEST_KEY</code>. After an upgrade the site
serves the new version alone: save the files where you need one for longer.</p>`,
    missing:
      '<p>The packages of the clients have not been built on this site; <code>npm run build --workspace apps/api</code> builds them.</p>',
    needs: (tool: string) => `Needs ${tool} or newer, and no other library.`,
    download: 'File',
    kilobytes: 'kB',
  },
}

type Place = { site: string; prefix: string; language: Language }

/** The page of the clients: what is installed how, with the address of this site. */
export function clientsGuide(catalogue: Catalogue | null, place: Place): Guide {
  const { title, intro, missing } = texts[place.language]
  if (!catalogue) return { title, html: missing }
  const base = `${place.site}${place.prefix}/clients`
  const sections = clientsOf(catalogue, { site: place.site, base }).map((client) => section(client, place))
  return { title, html: [intro(catalogue.version), ...sections].join('\n') }
}

function section({ name, needs, steps, files }: Client, place: Place) {
  const { needs: sentence } = texts[place.language]
  const blocks = steps.map((step) => `${step.note ? `<p>${step.note[place.language]}</p>` : ''}${block(step)}`)
  return `<h2 id="${name.toLowerCase()}">${name}</h2>
<p>${sentence(needs)}</p>
${blocks.join('\n')}
${files.map((each) => fileLine(each, place)).join('\n')}`
}

/** The attributes tell programs that follow the page what a block is. */
function block(step: Step) {
  if (step.kind !== 'file')
    return step.kind === 'value' ? code(step.text) : `<figure data-commands>${code(step.text)}</figure>`
  const name = escapeHtml(step.name)
  return `<figure data-file="${name}"><figcaption><code>${name}</code></figcaption>${code(step.text)}</figure>`
}

function fileLine({ path, bytes, sha256 }: PackageFile, { prefix, language }: Place) {
  const { download, kilobytes } = texts[language]
  const name = path.slice(path.lastIndexOf('/') + 1)
  const size = `${Math.ceil(bytes / 1000)} ${kilobytes}`
  return `<p class="sum">${download}: <a href="${prefix}/clients/${path}">${name}</a> (${size}), SHA-256 <code>${sha256}</code></p>`
}
