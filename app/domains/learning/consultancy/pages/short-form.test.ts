import { matchPath, matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import routes from '#routes.ts'

type Entry = { id?: string; path?: string; index?: boolean; file: string; children?: Entry[] }

const SHORT = 'domains/learning/consultancy/pages/short-form.page.tsx'
const all = routes as unknown as Entry[]

const asRoutes = (entries: Entry[], without?: string): RouteObject[] =>
  entries
    .filter(({ file }) => file !== without)
    .map(({ path, index, file, children }) =>
      index ? { index: true, id: file } : { path, id: file, children: children && asRoutes(children, without) },
    ) as RouteObject[]

const pathsOf = (entries: Entry[]): string[] =>
  entries.flatMap(({ path, file, children }) => [...(path && file !== SHORT ? [path] : []), ...pathsOf(children ?? [])])

/** The addresses of a pattern, with and without what is optional, every parameter being the word of the short form too. */
function addressesOf(path: string): string[] {
  let found = ['']
  for (const part of path.split('/')) {
    const name = part.replace(/\?$/, '')
    const words = name === '*' ? ['consultoria'] : name.startsWith(':') ? ['consultoria', 'x'] : [name]
    const longer = found.flatMap((start) => words.map((word) => `${start}/${word}`))
    found = part.endsWith('?') ? [...found, ...longer] : longer
  }
  return found
}

/** Ids repeat for files used by several routes: React Router wants them once. */
function unique(entries: RouteObject[], seen = new Map<string, number>()): RouteObject[] {
  return entries.map((entry) => {
    const n = (seen.get(entry.id ?? '') ?? 0) + 1
    seen.set(entry.id ?? '', n)
    const id = n === 1 ? entry.id : `${entry.id}#${n}`
    return { ...entry, id, ...(entry.children && { children: unique(entry.children, seen) }) } as RouteObject
  })
}

test('no address of the site is swallowed by the short form of a consultancy', () => {
  const before = unique(asRoutes(all, SHORT))
  const now = unique(asRoutes(all))
  const addresses = [...new Set(pathsOf(all).flatMap(addressesOf))]
  expect(addresses.length).toBeGreaterThan(300)
  // What answers an address with a splat or a parameter alone is meant to give way: it is what takes all that is unknown.
  const idOf = (table: RouteObject[], address: string) => matchRoutes(table, address)?.at(-1)?.route
  const catchAll = (route?: RouteObject) => !route || /^(\*|:[^/]+(\/:[^/]+)?)$/.test(route.path ?? '')
  const inReach = addresses.filter((address) => matchPath('/:slug/consultoria', address))
  expect(inReach.length).toBeGreaterThan(10)
  const changed = inReach.filter((address) => {
    const stood = idOf(before, address)
    return !catchAll(stood) && idOf(now, address)?.path !== stood?.path
  })
  expect(changed).toEqual([])
  expect(idOf(now, '/solo-vivo/consultoria')?.id).toBe(SHORT)
  expect(idOf(now, '/loja/consultoria')?.id).not.toBe(SHORT)
})
