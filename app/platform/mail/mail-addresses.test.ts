import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Every mail of the product and what they are built of. */
const sources = globSync(['app/**/*.emails.tsx', 'app/platform/mail/*.tsx'])
  .filter((file) => !file.includes('.test.'))
  .map((file) => [file, readFileSync(file, 'utf8')] as const)

/** An address within a sentence: mail readers take the full stop after it into the link. `MailAddress` ends its line. */
const inSentence = /(?:\{|\$\{)(?:props\.)?site\.url\}|https?:\/\//
const href = /href=(?:"[^"]*"|\{(?:[^{}]|\{[^{}]*\})*\})/g

test('no mail has an address within a sentence', () => {
  expect(sources.length).toBeGreaterThan(15)
  const found = sources.flatMap(([file, text]) => (inSentence.test(text.replace(href, '')) ? [file] : []))
  expect(found).toEqual([])
})

test('an address is the last of its text', () => {
  const found = sources.flatMap(([file, text]) =>
    [...text.matchAll(/<MailAddress[^>]*\/>\s*(\S{1,12})/g)].flatMap(([, next]) =>
      /^(<\/(Mail)?Text>|<\/>)/.test(next as string) ? [] : [`${file}: ${next}`],
    ),
  )
  expect(found).toEqual([])
})
