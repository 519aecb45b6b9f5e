import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { beginningWith } from './page-handlers.ts'

const route = (id: string, path?: string, parentId?: string) => [id, { id, path, parentId, module: {} }]

const routes = Object.fromEntries([
  route('root', ''),
  route('frame', undefined, 'root'),
  route('home', undefined, 'frame'),
  route('plant', 'cultivo/planta/:slug', 'frame'),
  route('garden', 'cultivo/:nickname', 'frame'),
  route('spaces', 'cultivo/espaco', 'frame'),
  route('settings', 'perfil', 'frame'),
  route('photo', 'foto', 'settings'),
  route('person', ':nickname', 'frame'),
  route('robots', 'robots.txt', 'root'),
  route('unknown', '*', 'frame'),
]) as ServerBuild['routes']

const everywhere = ['root', 'frame', 'home', 'person', 'robots', 'unknown']

test('a prefix has its own routes and those that start with a parameter', () => {
  expect(Object.keys(beginningWith('cultivo', routes)).toSorted()).toEqual(
    [...everywhere, 'plant', 'garden', 'spaces'].toSorted(),
  )
})

test('a prefix of two segments excludes routes with another second segment', () => {
  const kept = Object.keys(beginningWith('cultivo/planta', routes))
  expect(kept.toSorted()).toEqual([...everywhere, 'plant', 'garden'].toSorted())
})

test("a nested route has its parent's prefix", () => {
  const kept = Object.keys(beginningWith('perfil', routes))
  expect(kept.toSorted()).toEqual([...everywhere, 'settings', 'photo'].toSorted())
  expect(Object.keys(beginningWith('perfil/foto', routes)).toSorted()).toEqual(kept.toSorted())
  expect(Object.keys(beginningWith('foto', routes)).toSorted()).toEqual(everywhere.toSorted())
})
