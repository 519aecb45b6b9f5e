import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { type ReservedKind, reservedSlugs } from '#shared/reserved-slugs.ts'
import routes from './routes.ts'

/** Parameters that hold a word that people choose; all others hold numbers, uuids and serial numbers. */
const kinds: [RegExp, ReservedKind][] = [
  [/\/:(user|nickname)$/, 'nickname'],
  [/^\/cultivo\/(:user\/)?(edit-)?planta\/:slug$/, 'planta'],
  [/^\/cultivo\/(:user\/)?(edit-)?espaco\/:slug$/, 'espaco'],
  [/^\/cultivo\/plano\/:slug$/, 'plano'],
  [/^\/cultivo\/item\/:slug$/, 'item'],
  [/^\/cultivo\/geneticas\/:slug$/, 'genetica'],
  [/^(\/cursos|\/dichavando\/cursos)?\/:slug$|:curso_slug$/, 'curso'],
  [/^\/loja\/:store$/, 'loja'],
  [/^\/blog\/:slug$/, 'postagem_do_blog'],
]

const partsOf = (path: string) => path.split('/').slice(1)
const all = addresses(routes)
function addresses(list: RouteConfigEntry[], base = ''): string[] {
  return list.flatMap(({ path, children = [] }) => {
    const own = path === undefined ? base : `${base}/${path}`
    const forms = [own.replaceAll('?', ''), own.replace(/\/:[^/]+\?/g, '')]
    return [...(children.length ? [] : forms), ...addresses(children, own)]
  })
}

/** The words that two routes would have to share to be one address; undefined when they never are. */
function meeting(one: string, other: string) {
  const [a, b] = [partsOf(one), partsOf(other)]
  if (a.length !== b.length || one.endsWith('*') || other.endsWith('*')) return undefined
  const words: { path: string; word: string }[] = []
  for (const [at, part] of a.entries()) {
    const against = b[at] ?? ''
    if (part === against) continue
    const [dynamic, parts, word] = part.startsWith(':') ? [part, a, against] : [against, b, part]
    if (!dynamic.startsWith(':')) return undefined
    if (!word.startsWith(':')) words.push({ path: `/${parts.slice(0, at + 1).join('/')}`, word })
  }
  return words
}

test('no address is two screens: what people may call themselves and their things is no word of a route there', () => {
  const never = ({ path, word }: { path: string; word: string }) => {
    const kind = kinds.find(([pattern]) => pattern.test(path))?.[1]
    // A nickname may have dots, a slug has none.
    return !kind || (kind !== 'nickname' && word.includes('.')) || reservedSlugs[kind].has(word)
  }
  const paths = [...new Set(all)].filter((path) => partsOf(path).some((part) => part.startsWith(':')))
  expect(paths.length).toBeGreaterThan(200)
  const twice = paths.flatMap((one) =>
    [...new Set(all)].flatMap((other) => {
      const words = one === other ? undefined : meeting(one, other)
      return words?.length && !words.some(never) ? [`${one} ${other}`] : []
    }),
  )
  expect(twice).toEqual([])
})
