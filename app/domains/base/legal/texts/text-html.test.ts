import { expect, test } from 'vitest'
import { htmlOf, titleAndHtml } from './text-html.server.ts'

const html = (text: string) => htmlOf(text).replace(/\n(?=<)|\n$/g, '')
const paragraph = (text: string) => html(text).replace(/^<p>(.*)<\/p>$/, '$1')

test('headings, paragraphs, lists and emphasis', () => {
  expect(html('## Um\nTexto **forte**\r\ne *leve*.\n\n- a\n- b\n\n1. c\n2. d')).toBe(
    '<h2>Um</h2><p>Texto <strong>forte</strong>\ne <em>leve</em>.</p><ul><li>a</li><li>b</li></ul><ol><li>c</li><li>d</li></ol>',
  )
})

test('no heading stands as high as the page’s', () => {
  expect(html('# Um\n## Dois\n### Três')).toBe('<h2>Um</h2><h2>Dois</h2><h3>Três</h3>')
  expect(html('Um\n===')).toBe('<h2>Um</h2>')
})

test.for([
  ['[a](/contato)', '<a class="link" href="/contato">a</a>'],
  ['[a](https://grower.example/?a=1&b=2)', '<a class="link" href="https://grower.example/?a=1&amp;b=2">a</a>'],
  ['[**a**](mailto:a@grower.example)', '<a class="link" href="mailto:a@grower.example"><strong>a</strong></a>'],
  ['<https://grower.example>', '<a class="link" href="https://grower.example">https://grower.example</a>'],
  ['<a@grower.example>', '<a class="link" href="mailto:a@grower.example">a@grower.example</a>'],
  ['[a]\n\n[a]: /contato', '<a class="link" href="/contato">a</a>'],
] as const)('%s leads to the web, to mail or into this site', ([text, link]) => expect(paragraph(text)).toBe(link))

test.for([
  '[a](javascript:alert(1))',
  '[a](JavaScript&colon;alert(1))',
  '[a](<java\tscript:alert(1)>)',
  '[a](data:text/html;base64,PHNjcmlwdD4=)',
  '[a](vbscript:x)',
  '[a](http://mal.example)',
  '[a](https:mal.example)',
  '[a](//mal.example)',
  '[a](<\\/\\/mal.example>)',
  '[a](contato)',
  '[a]\n\n[a]: javascript:alert(1)',
  '[a](//mal.example "</a><script>alert(1)</script>")',
])('%s leads nowhere: its words stay', (text) => expect(paragraph(text)).toBe('a'))

test('what a browser would read as another site is an address of this one', () => {
  expect(paragraph('[a](/\\mal.example)')).toContain('href="/%5Cmal.example"')
  expect(paragraph('[a](</&Tab;/mal.example>)')).toContain('href="/%09/mal.example"')
})

test('an address cannot close its own tag', () => {
  expect(paragraph('[a](https://x.example/"onclick="alert)')).toBe(
    '<a class="link" href="https://x.example/%22onclick=%22alert">a</a>',
  )
  expect(paragraph('[a](/x "&quot; onclick=alert(1)")')).toBe('<a class="link" href="/x">a</a>')
})

test.for([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'Texto <b onmouseover=alert(1)>forte</b>',
  '<!-- -->',
  '<javascript:alert(1)>',
  '&lt;script&gt;',
])('HTML stays words: %s', (text) => expect(html(text).replace(/^<p>|<\/p>$/g, '')).not.toContain('<'))

test.for(['![a](https://mal.example/a.png)', '![a][b]\n\n[b]: https://mal.example/a.png', '[![a](/a.png)](/b)'])(
  'no image is drawn: %s',
  (text) => expect(html(text)).not.toContain('<img'),
)

test('what is written with spaces before it is no code', () => {
  expect(html('    a')).toBe('<p>a</p>')
  expect(html('```\na\n```')).not.toContain('<pre>')
})

test('a text brings its own title as its first line, or the page’s stands', () => {
  expect(titleAndHtml('# Termos\n\nTexto', 'Outro')).toEqual({ title: 'Termos', html: '<p>Texto</p>' })
  expect(titleAndHtml('Texto', 'Outro')).toEqual({ title: 'Outro', html: '<p>Texto</p>' })
})
