import { randomUUID } from 'node:crypto'
import { aPlant, cycleId } from '#domains/garden/garden/plants/plants.factory.ts'
import { aJar } from '#domains/growing/harvest/jars/jars.factory.ts'
import { aStore } from '#domains/market/stores/stores.factory.ts'
import { expect, test } from '#tests/fixtures.ts'

test('a key that comes again with other content is 409: the second thing does not seem to be kept', async ({
  ctx,
  as,
}) => {
  const plant = await aPlant(ctx, { private: false })
  const owner = { id: plant.created_by }
  const jar = await aJar(ctx, { created_by: owner.id })
  const { banca, social, agenda, harvest } = await as(owner)
  const sends: ((word: string, idempotency_key: string) => Promise<unknown>)[] = [
    (text, idempotency_key) => banca.posts.create({ text, idempotency_key }),
    (text, idempotency_key) => social.comments.post({ plant_id: plant.id, text, idempotency_key }),
    (title, idempotency_key) =>
      agenda.tasks.create({ plant_id: plant.id, title, due_on: '2026-11-30', idempotency_key }),
    (note, idempotency_key) => harvest.jars.log({ id_or_slug: jar.slug, kind: 'nota', note, idempotency_key }),
  ]
  for (const send of sends) {
    const key = randomUUID()
    const first = await send('Um', key)
    expect(await send('Um', key)).toEqual(first)
    await expect(send('Dois', key)).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('já foi enviado'),
    })
  }
})

test('of whatever comes again the whole content counts, not the columns that a call thinks of', async ({ ctx, as }) => {
  const plant = await aPlant(ctx, { private: false })
  const { store } = await aStore(ctx)
  const { cultivation, garden, harvest, stores } = await as({ id: plant.created_by })
  const born = { plant_cycle_id: await cycleId(ctx, 'vegetativo'), started_on: '2026-11-01' }
  const sends: ((other: boolean, idempotency_key: string) => Promise<unknown>)[] = [
    (other, idempotency_key) =>
      cultivation.shareLinks.make({
        target: 'plant',
        id_or_slug: plant.slug,
        days: other ? 1 : 30,
        discreet: other,
        idempotency_key,
      }),
    (other, idempotency_key) =>
      stores.messages.write({ id_or_slug: store.slug, text: other ? 'Cinco' : 'Dois', idempotency_key }),
    (other, idempotency_key) =>
      harvest.jars.create({ net_g: other ? 20 : 10, sealed_on: '2026-11-20', idempotency_key }),
    (other, idempotency_key) => garden.plants.create({ ...born, name: 'Sol', private: other, idempotency_key }),
  ]
  for (const send of sends) {
    const key = randomUUID()
    await send(false, key)
    await send(false, key)
    await expect(send(true, key)).rejects.toMatchObject({ status: 409 })
  }
})
