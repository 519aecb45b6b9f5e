import { randomUUID } from 'node:crypto'
import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aJar } from '#domains/growing/harvest/jars/jars.factory.ts'
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
