import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

/** The kinds of docs/architecture.md: 'table.ts', 'page.tsx', 'concurrent.test.ts', and patterns such as 'use-*.ts'. */
function dictionary() {
  const text = readFileSync('docs/architecture.md', 'utf8')
  const table = text.slice(text.indexOf('## File kinds'), text.indexOf('## The one way through'))
  const lines = table.split('\n').filter((line) => line.startsWith('| `'))
  return lines.flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, kind]) => String(kind)))
}

const entryPoints = ['index.ts', 'ui.ts', 'README.md']

/** A `.ts` kind also allows `.tsx`: a test that renders. Tests are named after what they test: plants.api. */
const patternOf = (kind: string) =>
  new RegExp(
    `^${kind
      .replaceAll('.', '\\.')
      .replaceAll('*', kind.endsWith('test.ts') ? '[a-z0-9.-]+' : '[a-z0-9-]+')
      .replace(/ts$/, 'tsx?')}$`,
  )

function isKnown(path: string, kinds: string[]) {
  const name = basename(path)
  if (entryPoints.includes(name) || name.endsWith('.css') || name.endsWith('.d.ts')) return true
  const inComponents = /\/components\/(.+\/)?[a-z0-9-]+\.tsx$/.test(path) && kinds.includes('components/*.tsx')
  return inComponents || kinds.some((kind) => patternOf(kind).test(name))
}

test('every file of a domain is of a kind in the dictionary', () => {
  const files = globSync('app/domains/**/*.*').map((path) => path.replaceAll('\\', '/'))
  const kinds = dictionary()
  expect(kinds.length).toBeGreaterThan(30)
  expect(files.length).toBeGreaterThan(1000)
  expect(files.filter((path) => !isKnown(path, kinds))).toEqual([])
})

test('a kind of the dictionary has files; what has none goes from it', () => {
  const names = globSync('app/domains/**/*.*').map((path) => basename(path))
  const unused = dictionary().filter((kind) => !kind.includes('/') && !names.some((name) => patternOf(kind).test(name)))
  expect(unused).toEqual([])
})

test.each(['told-plant.ts', 'helpers.ts', 'plant.stuff.ts', 'plant.tsx'])('%s is of no kind', (name) => {
  expect(isKnown(`app/domains/growing/cultivation/plants/${name}`, dictionary())).toBe(false)
})
