import { expect, test } from '#tests/phone/phone.ts'
import { registerChosen } from '#ui/form/chosen-photos.ts'
import { ownKeys, queuedOf, WAITS } from './queue.browser.ts'
import type { ForLater } from './queued-act.kinds.ts'
import { sendOrEnqueue } from './send-or-enqueue.browser.ts'
import { onRound } from './send-queue.browser.ts'

const later: ForLater = { user_id: 1, target: { kind: 'plant', slug: 'lua', name: 'Lua' }, label: 'Rega' }

function formOf(fields: Record<string, string> = {}) {
  const key = crypto.randomUUID()
  const body = new URLSearchParams({ idempotency_key: key, 'measures.volume_ml.value': '600', ...fields })
  const request = () => new Request('http://localhost/cultivo/planta/lua/atualizacoes', { method: 'POST', body })
  return { key, request }
}
const waiting = () => formOf({ for_later: JSON.stringify(later) })

const lost = () => Promise.reject(new TypeError('Failed to fetch'))

test('with signal a form is sent, and only its key is noted: what waits later is told from it', async ({
  phone: _,
}) => {
  const { key, request } = waiting()
  expect(await sendOrEnqueue(request(), async () => 'written')).toBe('written')
  expect(ownKeys()).toEqual([key])
  expect(await queuedOf(1)).toEqual([])
})

test('without signal, or when its answer is lost, it waits under the key that it was sent with', async ({
  phone: _,
}) => {
  const { key, request } = waiting()
  const kept = await sendOrEnqueue(request(), lost)
  expect(kept).toMatchObject({ kept_for_later: key, photos: 0, photos_missing: 0 })
  const [act] = await queuedOf(1)
  expect(act).toMatchObject({ key, ...later })
  expect(Object.fromEntries(act?.fields ?? [])).toEqual({
    'measures.volume_ml.value': '600',
    happened_at: act?.queued_at,
    idempotency_key: key,
  })
  expect(localStorage.getItem(WAITS)).toBe('1')
})

test('without what has to be filled in nothing waits, and it is said beside the field', async ({ phone: _ }) => {
  const for_later = JSON.stringify({ ...later, needs: ['measures.volume_ml.value'] })
  const empty = formOf({ for_later, 'measures.volume_ml.value': '' })
  expect(await sendOrEnqueue(empty.request(), lost)).toMatchObject({
    unsent: true,
    errors: { 'measures.volume_ml.value': ['Preencha este campo.'] },
  })
  expect(await queuedOf(1)).toEqual([])
  const own = formOf({ for_later, 'measures.volume_ml.value': '', 'corrections[0].measures.volume_ml.value': '300' })
  expect(await sendOrEnqueue(own.request(), lost)).toMatchObject({ kept_for_later: own.key })
})

test('a note of neither words nor photos waits nowhere: a second tap on its emptied form adds nothing', async ({
  phone: _,
}) => {
  const for_later = JSON.stringify({ ...later, needs: ['text|photo_ids'] })
  const note = (fields: Record<string, string>) => sendOrEnqueue(formOf({ for_later, ...fields }).request(), lost)
  expect(await note({ text: '' })).toMatchObject({ unsent: true, errors: { text: ['Preencha este campo.'] } })
  expect(await queuedOf(1)).toEqual([])
  for (const fields of [{ text: 'Água limpa' }, { text: '', photo_ids: '7' }])
    expect(await note(fields as Record<string, string>)).toHaveProperty('kept_for_later')
  expect(await queuedOf(1)).toHaveLength(2)
})

test('where the signal comes back before it is in the queue, it is sent at once', async ({ phone }) => {
  const { key, request } = waiting()
  Object.assign(navigator, { onLine: true })
  phone.line = () => new Response(null, { status: 204 })
  await sendOrEnqueue(request(), lost)
  await phone.isQuiet()
  expect(phone.sent.map(({ form }) => form.get('idempotency_key'))).toEqual([key])
  expect(await queuedOf(1)).toEqual([])
})

test('two forms that wait are two acts: the next one has a key of its own', async ({ phone: _ }) => {
  const kept = [await sendOrEnqueue(waiting().request(), lost), await sendOrEnqueue(waiting().request(), lost)]
  const keys = kept.flatMap((one) => Object.entries(one as object).filter(([name]) => /^(kept|next)/.test(name)))
  expect(new Set(keys.map(([, key]) => key)).size).toBe(4)
  expect(await queuedOf(1)).toHaveLength(2)
})

test('what the site itself answers is not kept, nor is a form that can not wait', async ({ phone: _ }) => {
  const fault = new Error('Unexpected Server Error')
  await expect(sendOrEnqueue(waiting().request(), () => Promise.reject(fault))).rejects.toBe(fault)
  await expect(sendOrEnqueue(formOf().request(), lost)).rejects.toThrow('Failed to fetch')
  expect(await queuedOf(1)).toEqual([])
})

test('what the site refuses while its form is open goes back into it, beside its fields, and waits nowhere unseen', async ({
  phone,
}) => {
  const told: number[] = []
  const stop = onRound(({ refused }) => told.push(refused))
  const photo = { key: 'p', url: '', progress: 0, waits: true, file: new File(['folha'], 'folha.jpg') }
  const release = registerChosen([photo])
  const { request } = formOf({ for_later: JSON.stringify(later), photo_keys: 'p', text: '' })
  const asks = { text: ['Conte o que aconteceu.'] }
  phone.line = ({ path }) =>
    path.startsWith('/api/v1/file/photo')
      ? Response.json({ id: 7 })
      : Response.json({ message: 'Confira os campos.', errors: asks }, { status: 422 })
  expect(await sendOrEnqueue(request(), lost)).toMatchObject({
    unsent: true,
    message: 'Confira os campos.',
    errors: asks,
    values: { 'measures.volume_ml.value': '600' },
  })
  expect(await queuedOf(1)).toEqual([])
  expect(told, 'its form tells it, no toast').toEqual([0])
  release()
  stop()
})
