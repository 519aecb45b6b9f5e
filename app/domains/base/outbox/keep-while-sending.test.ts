import { expect, noSignal, test } from '#tests/phone/phone.ts'
import { registerChosen } from '#ui/form/chosen-photos.ts'
import { keepWhileSending } from './keep-while-sending.browser.ts'
import { queuedOf } from './queue.browser.ts'
import type { ForLater } from './queued-act.kinds.ts'
import { sendOrEnqueue } from './send-or-enqueue.browser.ts'
import { sendQueue } from './send-queue.browser.ts'

const later: ForLater = { user_id: 1, target: { kind: 'plant', slug: 'lua', name: 'Lua' }, label: 'Rega' }

/** A watering with one photo, sent while that uploads. */
function sentForm() {
  const key = crypto.randomUUID()
  const release = registerChosen([{ key: 'p', url: '', progress: 0.07, file: new File(['folha'], 'folha.jpg') }])
  const form = new FormData()
  const fields = { idempotency_key: key, 'measures.volume_ml.value': '600', for_later: JSON.stringify(later) }
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('photo_keys', 'p')
  return { key, form, release }
}

/** The form once its photo is there. */
function requestOf(form: FormData) {
  const body = new URLSearchParams([...form].map(([name, value]) => [name, String(value)]))
  body.delete('photo_keys')
  body.append('photo_ids', '7')
  return new Request('http://localhost/cultivo/planta/lua/atualizacoes', { method: 'POST', body })
}

const taken = () => Response.json({ taken: true })
const redirected = (location: string) => new Response(null, { status: 302, headers: { location } })

test('from the tap on, what was sent is on the phone with its photo; its page sends it, the queue does not, and it waits no more', async ({
  phone,
}) => {
  const { key, form, release } = sentForm()
  expect(await keepWhileSending.keep(form)).toBe(true)
  const [act] = await queuedOf(1)
  expect(act).toMatchObject({ key, label: 'Rega', photos: [{ key: 'p', name: 'folha.jpg' }] })
  expect(Object.fromEntries(act?.fields ?? [])).toMatchObject({ 'measures.volume_ml.value': '600' })
  phone.line = taken
  expect(await sendQueue(1)).toMatchObject({ sent: 0 })
  expect(phone.sent).toEqual([])
  const done = redirected('/cultivo/planta/lua/atualizacoes')
  await expect(sendOrEnqueue(requestOf(form), () => Promise.reject(done))).rejects.toBe(done)
  expect(await queuedOf(1)).toEqual([])
  release()
})

test('a page left, or a tab that died: the queue sends it, once, with its photo', async ({ phone }) => {
  const { key, form, release } = sentForm()
  await keepWhileSending.keep(form)
  release()
  phone.line = ({ path }) => (path.startsWith('/api/v1/file/photo') ? Response.json({ id: 7 }) : taken())
  keepWhileSending.leave(form, true)
  await expect.poll(() => queuedOf(1)).toEqual([])
  const [upload, act, ...more] = phone.sent
  expect(upload?.path).toContain('idempotency_key=p')
  expect(act?.form.get('idempotency_key')).toBe(key)
  expect(act?.form.getAll('photo_ids')).toEqual(['7'])
  expect(more).toEqual([])
})

test('what is refused, or whose photo fails, is back in its form and waits nowhere else', async ({ phone }) => {
  const first = sentForm()
  await keepWhileSending.keep(first.form)
  const refused = { message: 'Confira os campos destacados.', errors: {} }
  expect(await sendOrEnqueue(requestOf(first.form), async () => refused)).toBe(refused)
  expect(await queuedOf(1)).toEqual([])
  first.release()
  const second = sentForm()
  await keepWhileSending.keep(second.form)
  await keepWhileSending.takeBack(second.form)
  expect(await queuedOf(1)).toEqual([])
  expect(phone.sent).toEqual([])
  second.release()
})

test('a session that ended, a fault and a lost line leave it on the phone, for the queue', async ({ phone }) => {
  const lost = [redirected('/auth/login?redirect=%2F'), new Error('Unexpected Server Error')]
  for (const error of lost) {
    const { form, release } = sentForm()
    await keepWhileSending.keep(form)
    await expect(sendOrEnqueue(requestOf(form), () => Promise.reject(error))).rejects.toBe(error)
    release()
  }
  const { form, key, release } = sentForm()
  await keepWhileSending.keep(form)
  const kept = await sendOrEnqueue(requestOf(form), () => Promise.reject(new TypeError('Failed to fetch')))
  expect(kept).toMatchObject({ kept_for_later: key })
  expect(await queuedOf(1)).toHaveLength(lost.length + 1)
  phone.line = noSignal
  expect(await sendQueue(1), 'no form holds them').toMatchObject({ unreachable: true })
  release()
})
