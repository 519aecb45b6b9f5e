import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PlainMarkdown } from './plain-markdown.tsx'

const html = (text: string) => renderToStaticMarkup(<PlainMarkdown text={text} />).replace(/ class="[^"]*"/g, '')

test('headings, paragraphs, lists and emphasis', () => {
  expect(html('# Um\nTexto **forte**\ne *leve*.\n\n- a\n- b\n\n1. c\n2. d')).toBe(
    '<h2>Um</h2><p>Texto <strong>forte</strong> e <em>leve</em>.</p><ul><li>a</li><li>b</li></ul><ol><li>c</li><li>d</li></ol>',
  )
})

test('HTML stays words, and links lead only to the web, mail and this site', () => {
  expect(html('<script>x</script>')).toBe('<p>&lt;script&gt;x&lt;/script&gt;</p>')
  expect(html('[a](/contato) [b](javascript:x) [c](//mal.example)')).toBe('<p><a href="/contato">a</a> b c</p>')
})
