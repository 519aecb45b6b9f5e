import { IDBObjectStore } from 'fake-indexeddb'
import { vi } from 'vitest'
import { expect, test } from '#tests/phone/phone.ts'
import { enqueueAct } from './enqueue-act.browser.ts'
import { queuedOf } from './queue.browser.ts'
import { aWatering } from './queued-act.factory.ts'
import type { QueuedAct } from './queued-act.kinds.ts'

const act: QueuedAct = { ...aWatering(), fields: [['text', 'Bom.']] }
const chosen = ['a', 'b', 'c'].map((key) => ({ key, file: new File(['x'], `${key}.jpg`) }))

/** A phone with storage for this many photos. */
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
  expect(await enqueueAct(act, chosen, put)).toBe(0)
  expect(kept.map(({ photos }) => photos?.map(({ name }) => name))).toEqual([['a.jpg', 'b.jpg', 'c.jpg']])
})

test('one that is full keeps as many photos as it can, and the words in any case', async () => {
  for (const room of [2, 0]) {
    const { kept, put } = phone(room)
    expect(await enqueueAct(act, chosen, put)).toBe(3 - room)
    expect(kept).toHaveLength(1)
    expect(kept[0]).toMatchObject({ fields: [['text', 'Bom.']] })
    expect(kept[0]?.photos).toHaveLength(room)
  }
})

test('one that keeps nothing says so', async () => {
  expect(await enqueueAct(act, chosen, phone(-1).put)).toBeNull()
})

test('what the browser itself has no room for is left out of the queue, the words are in it', async ({ phone: _ }) => {
  const { put } = IDBObjectStore.prototype
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
    if (value.photos.length > 1) throw new DOMException('full', 'QuotaExceededError')
    return put.call(this, value, key)
  })
  expect(await enqueueAct(act, chosen)).toBe(2)
  const [kept, ...more] = await queuedOf(1)
  expect(more).toEqual([])
  expect(kept).toMatchObject({ fields: [['text', 'Bom.']], photos: [{ key: 'a', name: 'a.jpg' }] })
})
