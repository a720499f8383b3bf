import type { Language } from '../../../kernel/language.ts'

/** A guide: `html` is the body below its heading. */
export type Guide = { title: string; html: string }

/** A text as it is in HTML. */
const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Lines of a program or of an exchange. */
export const code = (text: string): string => `<pre><code>${escapeHtml(text.trim())}</code></pre>`

export const STYLE = `
body { max-width: 880px; margin: 0 auto; padding: 24px 20px 64px; font: 16px/1.7 system-ui, "PingFang SC",
  "Microsoft YaHei", sans-serif; color: #1c1c1c; background: #fff; }
nav { display: flex; flex-wrap: wrap; gap: 4px 16px; padding-bottom: 12px; border-bottom: 1px solid #ddd; }
a { color: #8a1f11; } h1 { font-size: 26px; } h2 { font-size: 19px; margin-top: 32px; }
pre { overflow-x: auto; padding: 12px 16px; background: #f5f3ef; border-radius: 6px; font-size: 14px; }
code { font-family: ui-monospace, Menlo, Consolas, monospace; }
table { border-collapse: collapse; display: block; overflow-x: auto; }
th, td { padding: 6px 12px; border: 1px solid #ddd; text-align: left; vertical-align: top; }
@media (prefers-color-scheme: dark) {
  body { color: #e8e4dc; background: #191817; } a { color: #f0a090; } pre { background: #26241f; }
  nav, th, td { border-color: #444; } }
`

const words = {
  cn: { site: '知匠', reference: '接口参考', other: 'English' },
  en: { site: 'Markwright', reference: 'API reference', other: '中文' },
}

/** A whole page; `name` is that of the guide, `links` those of all of them. */
export function guidePage(
  { title, html }: Guide,
  { name, links, language, prefix }: { name: string; links: [string, string][]; language: Language; prefix: string },
): string {
  const { site, reference, other } = words[language]
  const query = `?lang=${language}`
  const items = links.map(([each, text]) => `<a href="${prefix}/guides/${each}${query}">${escapeHtml(text)}</a>`)
  return `<!doctype html>
<html lang="${language === 'cn' ? 'zh' : 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · ${site} API</title>
<link rel="stylesheet" href="${prefix}/guides.css">
</head>
<body>
<nav>${items.join('')}<a href="${prefix}/reference">${reference}</a><a href="${prefix}/guides/${name}?lang=${language === 'cn' ? 'en' : 'cn'}">${other}</a></nav>
<main>
<h1>${escapeHtml(title)}</h1>
${html}
</main>
</body>
</html>
`
}
