import type { Language } from '../../../kernel/language.ts'

/** A guide: `html` is the body below its heading. */
export type Guide = { title: string; html: string }

/** A text as it is in HTML. */
export const escapeHtml = (text: string): string =>
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
figure { margin: 12px 0; } figure pre { margin: 0; } figcaption + pre { border-radius: 0 0 6px 6px; }
figcaption { padding: 4px 16px; background: #e6e1d8; border-radius: 6px 6px 0 0; font-size: 14px; }
.sum { overflow-wrap: anywhere; font-size: 13px; color: #5c574f; }
table { border-collapse: collapse; display: block; overflow-x: auto; }
th, td { padding: 6px 12px; border: 1px solid #ddd; text-align: left; vertical-align: top; }
@media (prefers-color-scheme: dark) {
  body { color: #e8e4dc; background: #191817; } a { color: #f0a090; } pre { background: #26241f; } figcaption { background: #38352e; } .sum { color: #b5afa4; }
  nav, th, td { border-color: #444; } }
`

const texts = {
  cn: { site: '知匠', clients: '客户端库', reference: '接口参考', other: 'English' },
  en: { site: 'Markwright', clients: 'Client libraries', reference: 'API reference', other: '中文' },
}

/** A whole page; `path` is its own below the prefix, `guides` the names and titles of the guides. */
export function guidePage(
  { title, html }: Guide,
  { path, guides, language, prefix }: { path: string; guides: [string, string][]; language: Language; prefix: string },
): string {
  const { site, clients, reference, other } = texts[language]
  const link = (to: string, text: string, lang = language) =>
    `<a href="${prefix}/${to}?lang=${lang}">${escapeHtml(text)}</a>`
  const links = [
    ...guides.map(([name, text]) => link(`guides/${name}`, text)),
    link('clients/', clients),
    link('reference', reference),
    link(path, other, language === 'cn' ? 'en' : 'cn'),
  ]
  return `<!doctype html>
<html lang="${language === 'cn' ? 'zh' : 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · ${site} API</title>
<link rel="stylesheet" href="${prefix}/guides.css">
</head>
<body>
<nav>${links.join('')}</nav>
<main>
<h1>${escapeHtml(title)}</h1>
${html}
</main>
</body>
</html>
`
}
