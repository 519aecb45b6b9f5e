import { expect, test } from 'vitest'
import { keepAct } from './keep-act.ts'
import type { QueuedAct } from './queued-act.ts'

const act: QueuedAct = {
  key: 'k',
  user_id: 1,
  target: { kind: 'plant', slug: 'a', name: 'A' },
  label: 'Rega',
  queued_at: '2026-11-21T12:00:00.000Z',
  fields: [['text', 'Bom.']],
}
const chosen = ['a', 'b', 'c'].map((key) => ({ key, file: new File(['x'], `${key}.jpg`) }))

/** A phone with room for so many photos. */
function phone(room: number) {
  const kept: QueuedAct[] = []
  const put = async (one: QueuedAct) => {
    if ((one.photos?.length ?? 0) > room) throw new DOMException('full', 'QuotaExceededError')
    kept.push(one)
  }
  return { kept, put }
}

test('a phone with room keeps all of it', async () => {
  const { kept, put } = phone(3)
  expect(await keepAct(act, chosen, put)).toBe(0)
  expect(kept.map(({ photos }) => photos?.map(({ name }) => name))).toEqual([['a.jpg', 'b.jpg', 'c.jpg']])
})

test('one that is full keeps as many photos as it can, and the words in any case', async () => {
  for (const room of [2, 0]) {
    const { kept, put } = phone(room)
    expect(await keepAct(act, chosen, put)).toBe(3 - room)
    expect(kept).toHaveLength(1)
    expect(kept[0]).toMatchObject({ fields: [['text', 'Bom.']] })
    expect(kept[0]?.photos).toHaveLength(room)
  }
})

test('one that keeps nothing says so', async () => {
  expect(await keepAct(act, chosen, phone(-1).put)).toBeNull()
})
