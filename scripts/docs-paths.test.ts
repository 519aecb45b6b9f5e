import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')

test('every file of ours that a document of docs/ names is there', () => {
  const named = globSync('docs/*.md').flatMap((document) =>
    [...read(document).matchAll(/`((?:app|tests|scripts|docs)\/[\w./-]+\.(?:ts|tsx|mjs|md|py|css))`/g)].map(
      ([, file = '']) => `${document}: ${file}`,
    ),
  )
  expect(named.length).toBeGreaterThan(60)
  expect(named.filter((one) => !existsSync(one.split(': ')[1] ?? ''))).toEqual([])
})

test('every address of the journal’s forty lines is a screen', () => {
  const routes = globSync('app/domains/**/*.routes.ts').map(read).join('\n')
  const lines = read('docs/cultivation.md').match(/^\| \d+ .*$/gm) ?? []
  expect(lines).toHaveLength(40)
  const addresses = lines.flatMap((line) => line.split('|')[3]?.match(/(?<![\w…])\/[\w:/-]+/g) ?? [])
  expect(addresses.length).toBeGreaterThan(40)
  expect(addresses.filter((address) => !routes.includes(`'${address.slice(1)}'`))).toEqual([])
})
