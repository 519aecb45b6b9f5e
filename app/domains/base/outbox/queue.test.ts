import { IDBObjectStore } from 'fake-indexeddb'
import { vi } from 'vitest'
import { expect, test } from '#tests/phone/phone.ts'
import { correctAct } from './correct-act.browser.ts'
import {
  notePhoto,
  noteRefusal,
  onQueueChange,
  queuedAct,
  queuedOf,
  removeAct,
  replaceAct,
  WAITS,
} from './queue.browser.ts'
import { aQueuedAct, aQueuedPhoto } from './queued-act.factory.ts'

const refused = { status: 404, message: 'Não existe mais.', errors: {}, similar: [] }
const at = (hour: number) => `2026-11-21T${hour}:00:00.000Z`

test('a person finds their own acts on the phone, the oldest first, and nobody else does', async ({ phone: _ }) => {
  const second = await aQueuedAct({ queued_at: at(13) })
  const first = await aQueuedAct({ queued_at: at(12) })
  const hers = await aQueuedAct({ user_id: 2, photos: [aQueuedPhoto()] })
  expect((await queuedOf(1)).map(({ key }) => key)).toEqual([first.key, second.key])
  expect((await queuedOf(2)).map(({ key }) => key)).toEqual([hers.key])
  expect(await queuedOf(3)).toEqual([])
})

test('a page of a visitor knows whether anything waits', async ({ phone: _ }) => {
  const [one, other] = [await aQueuedAct(), await aQueuedAct({ user_id: 2 })]
  await removeAct(one.key)
  expect(localStorage.getItem(WAITS)).toBe('1')
  await removeAct(other.key)
  expect(localStorage.getItem(WAITS)).toBeNull()
})

test('of what was thrown away nothing is made: no refusal, no photo, nothing in its place', async ({ phone: _ }) => {
  const act = await aQueuedAct({ photos: [aQueuedPhoto({ key: 'p' })] })
  await removeAct(act.key)
  await noteRefusal(act.key, refused)
  await notePhoto(act.key, 'p', { id: '7' })
  expect(await replaceAct(act.key, { ...act, key: 'new' }, () => true)).toBe(false)
  expect(await queuedOf(1)).toEqual([])
})

test('where nothing can be written, what is thrown away stays, and that is said', async ({ phone: _ }) => {
  const act = await aQueuedAct()
  const really = IDBObjectStore.prototype.delete
  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementationOnce(function (this: IDBObjectStore, which) {
    const input = really.call(this, which)
    this.transaction.abort()
    return input
  })
  const removed = removeAct(act.key).then(
    () => 'thrown away',
    () => 'not written',
  )
  expect(await removed).toBe('not written')
  expect(await queuedAct(act.key)).toMatchObject({ key: act.key })
})

test('what changes in one tab is heard in the others, until they stop listening', async ({ phone: _ }) => {
  let heard = 0
  const stop = onQueueChange(() => heard++)
  const tab = new BroadcastChannel('grower-a-enviar')
  tab.postMessage('change')
  await expect.poll(() => heard).toBeGreaterThan(0)
  const there = Promise.withResolvers<void>()
  tab.addEventListener('message', () => there.resolve())
  const before = heard
  stop()
  await aQueuedAct()
  await there.promise
  expect(heard).toBe(before)
  tab.close()
})

test('another tab put it back into the queue, or it has gone: what is corrected here is not written beside it', async ({
  phone,
}) => {
  const waiting = await aQueuedAct()
  const form = new FormData()
  form.set('mends', waiting.key)
  form.set('idempotency_key', 'mended')
  form.set('measures.volume_ml.value', '700')
  const moved = { unsent: true, values: { 'measures.volume_ml.value': '700' } }
  expect(await correctAct(form, waiting)).toMatchObject(moved)
  await removeAct(waiting.key)
  expect(await correctAct(form, waiting)).toMatchObject(moved)
  expect(await queuedOf(1)).toEqual([])
  expect(phone.sent).toEqual([])
})
