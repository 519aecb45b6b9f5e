import { expect, test } from 'vitest'
import type { QueuedTarget } from '#domains/base/outbox/queued-act.kinds.ts'
import type { Kit } from './kit.browser.ts'
import { placesFor } from './places.model.ts'

const kit = {
  plants: [{ id: 1, slug: 'lua', name: 'Lua' }],
  spaces: [{ id: 2, slug: 'tenda', name: 'Tenda' }],
} as Kit
const lua: QueuedTarget = { kind: 'plant', slug: 'lua', name: 'Lua' }
const tent: QueuedTarget = { kind: 'space', slug: 'tenda', name: 'Tenda' }
const gone: QueuedTarget = { kind: 'plant', slug: 'sol', name: 'Sol' }

test('what was noted can go to every plant and space that the phone knows, where its activity can happen', () => {
  expect(placesFor({ on: 'both' }, kit, lua)).toEqual([lua, tent])
  expect(placesFor({ on: 'plant' }, kit, lua)).toEqual([lua])
  expect(placesFor({ on: 'space' }, kit, tent)).toEqual([tent])
})

test('where it was comes first, should the phone not know it any more', () => {
  expect(placesFor({ on: 'plant' }, kit, gone)).toEqual([gone, lua])
})
