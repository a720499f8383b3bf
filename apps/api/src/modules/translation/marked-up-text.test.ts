import { describe, expect, test } from 'vitest'
import { withoutTags } from '@markwright/translation'
import { readMarkedUpText, type TagHandling } from './marked-up-text.ts'

const piecesOf = (text: string, handling: TagHandling = 'html', ignored: string[] = []) =>
  readMarkedUpText(text, handling, ignored).segments.map((segment) => withoutTags(segment.text))
const unchanged = (text: string, handling: TagHandling = 'html') => {
  const { segments, write } = readMarkedUpText(text, handling)
  return write(segments.map((segment) => segment.text))
}

describe('a marked-up text', () => {
  test.each<[string, TagHandling]>([
    ['<p class="a>b">一种<b>电池</b>，包括<br>隔膜。</p>', 'html'],
    ['<ul>\n  <li>一<i>二</i></li>\n  <li>三</li>\n</ul>', 'html'],
    ['<!DOCTYPE html><!-- <p>不译</p> --><p>5 &lt; 6 &amp; 7&copy;</p><script>if (a < b) {}</script>', 'html'],
    ['<b>没有结束 <i>交叉</b> 的</i> </p> 2 < 3 <', 'html'],
    ['<?xml version="1.0"?><a:x y="1"><z/>甲<g id="1">乙</g><![CDATA[<丙>]]></a:x>', 'xml'],
    ['没有标签', 'xml'],
    ['   ', 'html'],
    ['', 'xml'],
  ])('is the same after nothing was translated: %s', (text, handling) => {
    // A loose sign of less or more than, which is no markup, is written as HTML wants it.
    expect(unchanged(text, handling)).toBe(text.replace('2 < 3 <', '2 &lt; 3 &lt;'))
  })

  test('is divided at blocks, not at words in bold', () => {
    expect(piecesOf('<h1>标题</h1><p>一种<b>电池</b>，<a href="x">如下</a>。</p><p>第二段<br>新行</p>')).toEqual([
      '标题',
      '一种电池，如下。',
      '第二段',
      '新行',
    ])
    expect(piecesOf('<root><name>甲</name><name>乙<e>丙</e></name></root>', 'xml')).toEqual(['甲', '乙丙'])
  })

  test('is not translated where it says so', () => {
    expect(piecesOf('甲<code>x = 1</code>乙<span translate="no">Acme</span><x>丙</x>', 'html', ['x'])).toEqual(['甲乙'])
  })

  test('has its tags around the words of the translation, whatever their order', () => {
    const { segments, write } = readMarkedUpText('<p>根据<b>权利要求1</b>的<i>轴承</i> &amp; 轴</p>', 'html')
    const [bold, italic] = [...segments[0]!.text.matchAll(/\uFFF9(\d+)\uFFFB/g)].map(([, number]) => number)
    const pair = (number: string | undefined, text: string) => `\uFFF9${number}\uFFFB${text}\uFFF9/${number}\uFFFB`
    expect(write([`The ${pair(italic, 'bearing')} of ${pair(bold, 'claim 1')} & <shaft>`])).toBe(
      '<p>The <i>bearing</i> of <b>claim 1</b> &amp; &lt;shaft&gt;</p>',
    )
  })
})
