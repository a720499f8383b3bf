import sanitize from 'sanitize-html'

const blocks = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'blockquote', 'pre', 'figure', 'figcaption']
const lists = ['ul', 'ol', 'li']
const tables = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td']
/** Tags within a sentence; any other begins a block. */
export const inlineTags = ['a', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'code', 'mark', 'small']

const OWN_IMAGE = /^\/admin\/sys-file\/public\/[\w.-]+$/

/**
 * What an article may consist of. Everything that could run, load from elsewhere or change how the page looks is left
 * out; the text stays.
 */
export function sanitiseHtml(html: string): string {
  return sanitize(html, {
    allowedTags: [...blocks, ...lists, ...tables, ...inlineTags, 'img'],
    allowedAttributes: {
      a: ['href', 'title', 'target', 'rel'],
      img: ['src', 'alt', 'title', 'width', 'height'],
      ol: ['start'],
      th: ['colspan', 'rowspan', 'scope'],
      td: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      // A page that a link opens must not reach back to this one, nor gain by being linked.
      a: (tagName, { href, title }) => ({
        tagName,
        attribs: {
          ...(href && { href }),
          ...(title && { title }),
          ...(isAbroad(href) && { target: '_blank', rel: 'noopener noreferrer nofollow' }),
        },
      }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !OWN_IMAGE.test(attribs['src'] ?? ''),
  })
}

const isAbroad = (href = '') => /^https?:/i.test(href)
