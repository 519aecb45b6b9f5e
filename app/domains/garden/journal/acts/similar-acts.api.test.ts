import { eq } from 'drizzle-orm'
import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aSpace } from '#domains/garden/garden/spaces/spaces.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import type { Context } from '#platform/context.ts'
import { HOUR } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'
import type { Measures } from '../activities/metric.kinds.ts'
import { updates } from '../updates/updates.table.ts'

const keyed = (n: number) => `019a0000-0000-7000-8000-00000000000${n}`

/** A watering in the journal, and a function that sends another as an offline queue would. */
async function aWatering(ctx: Context, hours: number) {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id })
  const noted_at = new Date(ctx.now().getTime() - 5 * HOUR)
  const [there] = await ctx.db
    .insert(updates)
    .values({
      plant_id: plant.id,
      created_by: grower.id,
      kind: 'rega',
      text: 'Já regada.',
      measures: {},
      happened_at: new Date(noted_at.getTime() + hours * HOUR),
      act_key: keyed(1),
    })
    .returning({ id: updates.id })
  const queued_at = noted_at.toISOString()
  const measures = { volume_ml: { value: 500 } }
  const fromPhone = { kind: 'rega' as const, id_or_slug: plant.slug, queued_at, happened_at: queued_at, measures }
  return { grower, plant, there: there?.id, fromPhone: { ...fromPhone, idempotency_key: keyed(2) } }
}

test('what waited on a phone is refused beside the same activity of three hours, with its id; `anyway` writes it', async ({
  ctx,
  as,
}) => {
  for (const hours of [-3, 0, 3]) {
    const { grower, there, fromPhone } = await aWatering(ctx, hours)
    const { updates: api } = (await as(grower)).journal
    await expect(api.post(fromPhone), `${hours} h`).rejects.toMatchObject({
      status: 409,
      data: { errors: { similar: [String(there)] } },
    })
    const written = await api.post({ ...fromPhone, anyway: true })
    expect((await api.post(fromPhone)).id, 'its answer got lost: the same one').toBe(written.id)
    expect((await api.list({ id_or_slug: fromPhone.id_or_slug })).total).toBe(2)
  }
})

test('more than three hours away, another activity, another plant, or written with signal: no collision', async ({
  ctx,
  as,
}) => {
  for (const hours of [-3.01, 3.01]) {
    const { grower, fromPhone } = await aWatering(ctx, hours)
    await (await as(grower)).journal.updates.post(fromPhone)
  }
  const { grower, fromPhone } = await aWatering(ctx, 0)
  const other = await aPlant(ctx, { created_by: grower.id })
  const { updates: api } = (await as(grower)).journal
  await api.post({ ...fromPhone, idempotency_key: keyed(5), kind: 'lst', measures: {} })
  await api.post({ ...fromPhone, id_or_slug: other.slug, idempotency_key: keyed(3) })
  await api.post({ ...fromPhone, queued_at: undefined, idempotency_key: keyed(4) })
})

test('other values are another act, and so is what a robot told of; where one says less than the other, it is asked', async ({
  ctx,
  as,
}) => {
  const { grower, there, fromPhone } = await aWatering(ctx, 0)
  const { updates: api } = (await as(grower)).journal
  const stands = (measures: Measures, act_key = keyed(1)) =>
    ctx.db
      .update(updates)
      .set({ measures, act_key })
      .where(eq(updates.id, Number(there)))
  await stands({ volume_ml: { value: 500, unit: 'L' }, ph: { value: 6.2 } })
  await expect(api.post(fromPhone)).rejects.toMatchObject({ status: 409 })
  await stands({ volume_ml: { value: 501 } })
  await api.takeAway({ id: (await api.post(fromPhone)).id })
  await stands({ volume_ml: { value: 500 } }, '019a0000-0000-8000-8000-0000000000a1')
  await api.post({ ...fromPhone, idempotency_key: keyed(3) })
})

test('notes that say other words are two', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const { slug: id_or_slug } = await aPlant(ctx, { created_by: grower.id })
  const { updates: api } = (await as(grower)).journal
  const note = { id_or_slug, kind: 'nota' as const, text: 'Folhas firmes.' }
  await api.post({ ...note, idempotency_key: keyed(1) })
  const queued_at = ctx.now().toISOString()
  await api.post({ ...note, text: 'Primeiras flores.', queued_at, idempotency_key: keyed(2) })
  await expect(api.post({ ...note, queued_at, idempotency_key: keyed(3) })).rejects.toMatchObject({ status: 409 })
})

test('two of one phone are two acts; a deleted one collides with nothing', async ({ ctx, as }) => {
  const { grower, there, fromPhone } = await aWatering(ctx, 0)
  const { updates: api } = (await as(grower)).journal
  await api.takeAway({ id: Number(there) })
  await api.post(fromPhone)
  const second = { ...fromPhone, idempotency_key: keyed(3) }
  await expect(api.post(second)).rejects.toMatchObject({ status: 409 })
  await api.post({ ...second, queued_with: [keyed(2), keyed(3)] })
  expect((await api.list({ id_or_slug: fromPhone.id_or_slug })).total).toBe(2)
})

test('a space collides with what was noted on the space, not on its plants', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const space = await aSpace(ctx, { created_by: grower.id })
  const plant = await aPlant(ctx, { created_by: grower.id, space_id: space.id })
  const { updates: api } = (await as(grower)).journal
  const measures = { temperature: { value: 24 } }
  const queued_at = ctx.now().toISOString()
  await api.act({ kind: 'medicao', plant_ids: [plant.id], measures })
  const waited = { kind: 'medicao' as const, space_id: space.id, measures, queued_at }
  await api.act({ ...waited, act_key: keyed(1) })
  await expect(api.act({ ...waited, act_key: keyed(2) })).rejects.toMatchObject({ status: 409 })
})

test('what was corrected on the phone collides with what it was corrected from, should that have been written after all', async ({
  ctx,
  as,
}) => {
  const { grower, fromPhone } = await aWatering(ctx, 4)
  const { updates: api } = (await as(grower)).journal
  const first = await api.post(fromPhone)
  const yesterday = new Date(ctx.now().getTime() - 24 * HOUR).toISOString()
  const queued_with = [keyed(2), keyed(3)]
  const corrected = { ...fromPhone, idempotency_key: keyed(3), happened_at: yesterday, queued_with, mends: [keyed(2)] }
  await expect(api.post(corrected)).rejects.toMatchObject({
    status: 409,
    data: { errors: { similar: [String(first.id)] } },
  })
  await api.takeAway({ id: first.id })
  const written = await api.post(corrected)
  expect((await api.post(corrected)).id, 'its answer got lost').toBe(written.id)
})
