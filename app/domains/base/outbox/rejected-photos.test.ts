import { expect, test } from 'vitest'
import { aWatering } from './queued-act.factory.ts'
import { rejectedPhotosOf } from './rejected-photos.model.ts'

const blob = new Blob(['x'])
const act = aWatering({ key: 'old' })

test('an act whose photos were all taken leaves nothing', () => {
  expect(rejectedPhotosOf(act, 'new')).toBeNull()
  expect(rejectedPhotosOf({ ...act, photos: [{ key: 'a', name: 'a.jpg', blob, id: '1' }] }, 'new')).toBeNull()
})

test('the photos that were not taken wait as a line of their own, at the same moment, under a new key', () => {
  const wrong = { key: 'b', name: 'b.jpg', blob, refused: 'Isso não parece uma foto.' }
  const rest = rejectedPhotosOf(
    { ...act, mends: ['m'], photos: [{ key: 'a', name: 'a.jpg', blob, id: '1' }, wrong] },
    'new',
  )
  expect(rest).toMatchObject({ key: 'new', label: 'Foto', photos: [wrong], refused: { status: 415 } })
  expect(rest?.refused?.message).toBe('Rega já está no diário, sem a foto b.jpg.')
  expect(rest?.mends).toBeUndefined()
  expect(Object.fromEntries(rest?.fields ?? [])).toEqual({
    form: 'post',
    kind: 'foto',
    happened_at: act.queued_at,
    idempotency_key: 'new',
  })
})
