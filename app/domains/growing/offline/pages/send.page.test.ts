import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { vi } from 'vitest'
import { correctAct } from '#domains/base/outbox/correct-act.browser.ts'
import { queuedAct, queuedOf, removeAct, replaceAct, tryAgain } from '#domains/base/outbox/queue.browser.ts'
import { aQueuedAct, aQueuedPhoto } from '#domains/base/outbox/queued-act.factory.ts'
import type { QueuedAct } from '#domains/base/outbox/queued-act.kinds.ts'
import { sendOrEnqueue } from '#domains/base/outbox/send-or-enqueue.browser.ts'
import { sendPhoto } from '#domains/base/outbox/send-photo.browser.ts'
import { sendQueue } from '#domains/base/outbox/send-queue.browser.ts'
import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aSpace } from '#domains/garden/garden/spaces/spaces.factory.ts'
import { updates } from '#domains/garden/journal/updates/updates.table.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import type { Context } from '#platform/context.ts'
import { files } from '#platform/files/files.table.ts'
import { HOUR } from '#shared/durations.ts'
import { lineToSite, losingAnswers } from '#tests/phone/line-to-site.ts'
import { expect, type Phone, type Sent, test } from '#tests/phone/phone.ts'
import type { Client } from '#web/api-for.server.ts'

type Someone = { id: number }
type Plant = { slug: string; name: string; created_by: number }

const targetOf = ({ slug, name }: Plant) => ({ kind: 'plant' as const, slug, name })

/** A user with a plant, and their phone, online and with the right time. */
async function aGrower(ctx: Context, phone: Phone) {
  const grower = await aUser(ctx)
  vi.useFakeTimers({ toFake: ['Date'], now: ctx.now() })
  phone.line = await lineToSite(ctx, grower)
  return { grower, plant: await aPlant(ctx, { created_by: grower.id }) }
}

/** A watering of a plant, queued on its owner's phone. */
const aWatering = (plant: Plant, more: Parameters<typeof aQueuedAct>[0] = {}) =>
  aQueuedAct({ user_id: plant.created_by, target: targetOf(plant), ...more })

const linesOf = ({ db }: Context, { id }: { id: number }) => db.select().from(updates).where(eq(updates.plant_id, id))

/** Submits its corrected form; resolves when the following round of sending has ended. */
async function correctOnPhone(phone: Phone, act: QueuedAct, fields: Record<string, string>, plant?: Plant) {
  const form = new FormData()
  for (const [name, value] of act.fields) form.set(name, fields[name] ?? value)
  const key = crypto.randomUUID()
  form.set('mends', act.key)
  form.set('idempotency_key', key)
  const { user_id, target, label } = act
  const kept = await correctAct(form, { user_id, target: plant ? targetOf(plant) : target, label })
  expect(kept).toMatchObject({ kept_for_later: key })
  await phone.isQuiet()
  return queuedAct(key)
}

/** A queued photo with valid image bytes. */
async function aPicture() {
  const green = sharp({ create: { width: 40, height: 30, channels: 3, background: '#4d7c3a' } })
  return aQueuedPhoto({ blob: new Blob([new Uint8Array(await green.jpeg().toBuffer())], { type: 'image/jpeg' }) })
}

/** A photo that the server already has. */
async function uploadedEarlier({ id }: Someone) {
  const photo = await aPicture()
  const became = await sendPhoto(photo, id)
  if (typeof became === 'string' || 'refused' in became) throw new Error('the photo was not taken')
  return { ...photo, ...became }
}

const isUpload = ({ path }: Sent) => path.startsWith('/api/v1/file/photo')

/** Kind and number of photos of each row of a plant's journal. */
const photosOf = async ({ journal }: Client, { slug }: Plant) =>
  (await journal.updates.list({ id_or_slug: slug })).data.map(({ kind, photos }) => `${kind} ${photos.length}`).sort()

/** Submits the offline form as it was rendered. */
async function keepWithoutSignal(drawn: { name: string; value: string }[], typed: Record<string, string>) {
  const body = new URLSearchParams(drawn.map(({ name, value }) => [name, value]))
  for (const [name, value] of Object.entries(typed)) body.set(name, value)
  const request = new Request('http://localhost/cultivo/espaco/tenda/atualizacoes', { method: 'POST', body })
  expect(await sendOrEnqueue(request, () => Promise.reject(new TypeError('Failed to fetch')))).toHaveProperty('next')
}

const whyOf = async (act: QueuedAct) => (await queuedAct(act.key))?.refused

test('an answer that is lost after the write costs nothing: it is written once', async ({ ctx, phone }) => {
  const { grower, plant } = await aGrower(ctx, phone)
  const act = await aWatering(plant)
  const { line } = phone
  phone.line = losingAnswers(line)
  expect(await sendQueue(grower.id)).toMatchObject({ sent: 0, unreachable: true })
  expect(await linesOf(ctx, plant), 'the server had it').toHaveLength(1)
  expect(await queuedOf(grower.id)).toEqual([act])
  phone.line = line
  expect(await sendQueue(grower.id)).toMatchObject({ sent: 1 })
  expect(await linesOf(ctx, plant)).toHaveLength(1)
  expect(await queuedOf(grower.id)).toEqual([])
})

test('what was done to several plants is written on each of them, and on nobody else’s', async ({ ctx, phone }) => {
  const { grower, plant } = await aGrower(ctx, phone)
  const other = await aPlant(ctx, { created_by: grower.id })
  const theirs = await aPlant(ctx, { created_by: (await aUser(ctx)).id, private: false })
  const slug = [plant, other, theirs].map(({ id }) => id).join()
  await aWatering(plant, { target: { kind: 'plants', slug, name: '3 plantas' }, fields: { where: 'todas' } })
  expect(await sendQueue(grower.id)).toMatchObject({ sent: 1 })
  const rows = await Promise.all([plant, other, theirs].map((one) => linesOf(ctx, one)))
  expect(rows.map((of) => of.length)).toEqual([1, 1, 0])
})

test('another person, or nobody, is logged in: nothing is written; whose it is logs in, and it is sent with its photo', async ({
  ctx,
  phone,
  as,
}) => {
  const { grower, plant } = await aGrower(ctx, phone)
  const neighbour = await aUser(ctx)
  for (const photos of [[], [await aPicture()]]) {
    const act = await aWatering(plant, { photos })
    for (const who of [neighbour, undefined]) {
      phone.line = await lineToSite(ctx, who)
      expect(await sendQueue(grower.id)).toMatchObject({ sent: 0, login: true })
      expect(await queuedAct(act.key)).toEqual(act)
    }
  }
  expect(await ctx.db.$count(updates)).toBe(0)
  expect(await ctx.db.$count(files)).toBe(0)
  phone.line = await lineToSite(ctx, grower)
  expect(await sendQueue(grower.id)).toMatchObject({ sent: 2 })
  expect(await photosOf(await as(grower), plant)).toEqual(['rega 0', 'rega 1'])
})

test('refused, it says which value; refused once more, it says why anew, and what was corrected is kept; then it is sent once', async ({
  ctx,
  phone,
}) => {
  const { grower, plant } = await aGrower(ctx, phone)
  const act = await aWatering(plant, { fields: { 'measures.ph.value': '62' } })
  await sendQueue(grower.id)
  expect(await whyOf(act)).toMatchObject({
    status: 422,
    errors: { 'measures.ph.value': ['O maior valor aceito é 14.'] },
  })
  const worse = await correctOnPhone(phone, act, { 'measures.ph.value': '-63' })
  expect(worse?.refused?.errors['measures.ph.value']).not.toEqual(['O maior valor aceito é 14.'])
  expect(Object.fromEntries(worse?.fields ?? [])).toMatchObject({
    'measures.ph.value': '-63',
    'measures.volume_ml.value': '600',
  })
  const { line } = phone
  phone.line = losingAnswers(line)
  const lost = await correctOnPhone(phone, worse as QueuedAct, { 'measures.ph.value': '6,3' })
  expect(lost?.refused).toBeUndefined()
  phone.line = line
  expect(await sendQueue(grower.id)).toMatchObject({ sent: 1 })
  expect(phone.sent.at(-1)?.form.getAll('mends'), 'which ones it stands for').toEqual([act.key, worse?.key])
  const [written, ...more] = await linesOf(ctx, plant)
  expect(more).toEqual([])
  expect(written?.measures).toMatchObject({ volume_ml: { value: 600 }, ph: { value: 6.3 } })
  expect(written?.happened_at, 'when it was noted').toEqual(ctx.now())
})

test('of a plant that is gone it is refused in words, and can go to another', async ({ ctx, phone, as }) => {
  const { grower, plant } = await aGrower(ctx, phone)
  const other = await aPlant(ctx, { created_by: grower.id })
  const act = await aWatering(plant)
  await (await as(grower)).garden.plants.remove({ id_or_slug: plant.slug })
  await sendQueue(grower.id)
  expect(await whyOf(act)).toMatchObject({ status: 404, message: expect.stringMatching(/\S/) })
  expect(await correctOnPhone(phone, act, {}, other)).toBeUndefined()
  expect(await linesOf(ctx, other)).toHaveLength(1)
  expect(await queuedOf(grower.id)).toEqual([])
})

test('what collides waits with the number of what is there; its grower writes both, or keeps what is there', async ({
  ctx,
  phone,
  as,
}) => {
  for (const both of [true, false]) {
    const { grower, plant } = await aGrower(ctx, phone)
    const act = await aWatering(plant)
    const there = await (await as(grower)).journal.updates.post({
      id_or_slug: plant.slug,
      kind: 'rega',
      measures: { volume_ml: { value: 600 } },
    })
    await sendQueue(grower.id)
    expect(await whyOf(act)).toMatchObject({
      status: 409,
      message: expect.stringContaining('Já existe uma atualização parecida perto dessa hora.'),
      similar: [there.id],
    })
    if (both) await tryAgain(act.key, { anyway: 'true' })
    else await removeAct(act.key)
    expect(await sendQueue(grower.id)).toMatchObject({ sent: both ? 1 : 0 })
    expect(await linesOf(ctx, plant)).toHaveLength(both ? 2 : 1)
    expect(await queuedOf(grower.id)).toEqual([])
  }
})

test('two that were noted on one phone at the same moment are two, and both are written', async ({ ctx, phone }) => {
  const { grower, plant } = await aGrower(ctx, phone)
  await aWatering(plant)
  await aWatering(plant, { fields: { 'measures.volume_ml.value': '700' } })
  expect(await sendQueue(grower.id)).toMatchObject({ sent: 2 })
  expect((await linesOf(ctx, plant)).map(({ measures }) => measures.volume_ml?.value).sort()).toEqual([600, 700])
})

test('a phone whose clock is an hour ahead writes at the hour when it was noted', async ({ ctx, phone }) => {
  const { grower, plant } = await aGrower(ctx, phone)
  const ahead = ctx.now().getTime() + HOUR
  vi.setSystemTime(ahead)
  await aWatering(plant, { queued_at: new Date(ahead - HOUR / 2).toISOString() })
  expect(await sendQueue(grower.id)).toMatchObject({ sent: 1 })
  expect((await linesOf(ctx, plant))[0]?.happened_at).toEqual(new Date(ctx.now().getTime() - HOUR / 2))
})

test('all the plants of a space are those that its form listed when it was noted', async ({ ctx, phone, page, as }) => {
  const { grower, plant: later } = await aGrower(ctx, phone)
  const space = await aSpace(ctx, { created_by: grower.id })
  const there = await aPlant(ctx, { created_by: grower.id, space_id: space.id })
  const { $ } = await page(`/cultivo/espaco/${space.slug}/atualizacoes?tipo=rega`, grower)
  const drawn = $('main form:has(input[name="for_later"])').serializeArray()
  await keepWithoutSignal(drawn, { where: 'todas', 'measures.volume_ml.value': '600' })
  await (await as(grower)).cultivation.manyPlants.move({ plant_ids: [later.id], space_id: space.id })
  expect(await sendQueue(grower.id)).toMatchObject({ sent: 1 })
  expect(await linesOf(ctx, there)).toHaveLength(1)
  expect(await linesOf(ctx, later)).toEqual([])
})

test('a photo that the site swept meanwhile goes up again from the phone, and is attached', async ({
  ctx,
  phone,
  as,
}) => {
  const { grower, plant } = await aGrower(ctx, phone)
  const photo = await uploadedEarlier(grower)
  await ctx.db.delete(files).where(eq(files.id, Number(photo.id)))
  await aWatering(plant, { photos: [photo] })
  expect(await sendQueue(grower.id)).toMatchObject({ sent: 1 })
  expect(phone.sent.filter(isUpload), 'before, and once more').toHaveLength(2)
  expect(await photosOf(await as(grower), plant)).toEqual(['rega 1'])
})

test('a photo that another line of the journal has is attached once; the act says so, and goes without it', async ({
  ctx,
  phone,
  as,
}) => {
  const { grower, plant } = await aGrower(ctx, phone)
  const other = await aPlant(ctx, { created_by: grower.id })
  const photo = await uploadedEarlier(grower)
  const api = await as(grower)
  await api.journal.updates.post({ id_or_slug: other.slug, kind: 'foto', photo_ids: [Number(photo.id)] })
  const act = await aWatering(plant, { photos: [photo] })
  await sendQueue(grower.id)
  expect((await whyOf(act))?.errors.photo_ids?.[0]).toContain('não está mais disponível')
  expect(await correctOnPhone(phone, act, {})).toBeUndefined()
  expect(await photosOf(api, plant)).toEqual(['rega 0'])
  expect(await photosOf(api, other), 'attached once').toEqual(['foto 1'])
})

test('what is no photo is left behind by its name, the act goes with the others; the photo that replaces it goes as well', async ({
  ctx,
  phone,
  as,
}) => {
  const { grower, plant } = await aGrower(ctx, phone)
  await aWatering(plant, { photos: [aQueuedPhoto({ name: 'lama.jpg' }), await aPicture()] })
  expect(await sendQueue(grower.id)).toMatchObject({ sent: 1 })
  const api = await as(grower)
  expect(await photosOf(api, plant)).toEqual(['rega 1'])
  const [left] = await queuedOf(grower.id)
  expect(left).toMatchObject({ label: 'Foto', target: targetOf(plant) })
  expect(left?.photos?.[0]?.refused).toContain('Isso não parece uma foto')
  await replaceAct(
    left?.key ?? '',
    { ...left, photos: [await aPicture()], refused: undefined } as QueuedAct,
    () => true,
  )
  expect(await sendQueue(grower.id)).toMatchObject({ sent: 1 })
  expect(await photosOf(api, plant)).toEqual(['foto 1', 'rega 1'])
})
