import { expect, test } from 'vitest'
import { embedsOf, photoIdsOf, plainText, readingMinutes, richTextOf, wordsIn } from './rich-text.model.ts'
import { RichText } from './rich-text.schemas.ts'

const doc = (...content: object[]) => ({ type: 'doc', content })
const words = (text: string, marks?: object[]) => ({ type: 'text', text, ...(marks && { marks }) })
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
const link = (href: string) => doc(paragraph(words('aqui', [{ type: 'link', attrs: { href } }])))

test('what is on no list of a text is not kept: styles, classes, handlers', () => {
  const typed = doc(
    { ...paragraph(words('oi')), attrs: { style: 'position:fixed', onclick: 'x' } },
    {
      type: 'orderedList',
      attrs: { start: 3, type: null },
      content: [{ type: 'listItem', content: [paragraph(words('um'))] }],
    },
  )
  expect(RichText.parse(typed)).toEqual(
    doc(paragraph(words('oi')), {
      type: 'orderedList',
      content: [{ type: 'listItem', content: [paragraph(words('um'))] }],
    }),
  )
})

test('a text arrives as an object or as the JSON of a form', () => {
  expect(RichText.parse(JSON.stringify(doc(paragraph(words('oi')))))).toEqual(doc(paragraph(words('oi'))))
  for (const wrong of ['', '{', 'null', '[]', 7, null, { type: 'doc', content: [{ type: 'script' }] }])
    expect(RichText.safeParse(wrong).success).toBe(false)
})

test('links lead to sites, pages and mails, never to scripts', () => {
  for (const fine of ['https://exemplo.com', '/blog', '#fim', 'mailto:ana@exemplo.com'])
    expect(RichText.safeParse(link(fine)).success).toBe(true)
  for (const wrong of [
    'javascript:alert(1)',
    'JaVaScRiPt:x',
    'data:text/html,x',
    '//outro.com',
    '/\\outro.com',
    ' ',
    'vbscript:x',
    'https:evil.example',
    'https://evil.example\\@banco.example',
    'https://banco@evil.example',
    'https://a.example/\u202Egpj',
  ])
    expect(RichText.safeParse(link(wrong)).success).toBe(false)
})

test('a picture has a number that the database can count', () => {
  const shows = (file_id: number) =>
    RichText.safeParse(doc({ type: 'picture', attrs: { file_id, alt: '', caption: '' } }))
  expect([shows(7), shows(2 ** 31), shows(-1), shows(0.5)].map(({ success }) => success)).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test('a text of a thousand levels is refused before anybody walks it', () => {
  let deep: object = paragraph(words('fundo'))
  for (let level = 0; level < 1000; level++) deep = { type: 'blockquote', content: [deep] }
  expect(RichText.safeParse(doc(deep)).success).toBe(false)
})

test('pictures, what is cited, words and minutes are read from a text', () => {
  const text = RichText.parse(
    doc(
      paragraph(words('A folha '), words('transpira', [{ type: 'bold' }]), words('.')),
      { type: 'picture', attrs: { file_id: 7, alt: 'Folha', caption: 'De perto' } },
      {
        type: 'gallery',
        attrs: {
          photos: [
            { file_id: 8, alt: '' },
            { file_id: 7, alt: '' },
          ],
          caption: '',
        },
      },
      { type: 'embed', attrs: { kind: 'plant', path: 'lua' } },
      { type: 'blockquote', content: [{ type: 'embed', attrs: { kind: 'plant', path: 'lua' } }] },
    ),
  )
  expect(photoIdsOf(text)).toEqual([7, 8])
  expect(embedsOf(text)).toEqual([{ kind: 'plant', path: 'lua' }])
  expect(plainText(text)).toBe('A folha transpira.De perto')
  expect(wordsIn('Bem-te-vi, 1,2 kPa')).toBe(4)
  expect(readingMinutes('uma '.repeat(1000))).toBe(5)
  expect(plainText(richTextOf('um\ndois'))).toBe('um\ndois')
})
