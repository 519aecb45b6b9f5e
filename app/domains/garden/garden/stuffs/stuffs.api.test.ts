import { describe } from 'vitest'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { plant_stuffs } from '../plants/plant-stuffs.table.ts'
import { aPlant } from '../plants/plants.factory.ts'
import { stuffTypes } from './stuff.kinds.ts'
import { aStuff } from './stuffs.factory.ts'

const refused = (status: number, errors?: Record<string, unknown>) =>
  expect.objectContaining({
    status,
    ...(errors && { data: expect.objectContaining({ errors: expect.objectContaining(errors) }) }),
  })
const lamp = { stuff_type_id: 1, name: 'Quantum board', specs: { technology: 'led', watts: 120 } }

test('the nine types are numbered as the specification numbers them', () => {
  expect(stuffTypes.map(({ id, slug }) => `${id} ${slug}`)).toEqual([
    '1 lampada',
    '2 grow-box',
    '3 vaso',
    '4 substrato',
    '5 exaustor',
    '6 ventilador',
    '7 telemetria',
    '8 fertilizante',
    '9 controle-de-pragas',
  ])
})

describe('an item', () => {
  test('is created private with the fields of its type; the same form twice is one', async ({ ctx, as }) => {
    const { stuffs } = (await as(await aUser(ctx))).garden
    const key = crypto.randomUUID()
    const two = { ...lamp, price: 129_900, quantity: 2, idempotency_key: key }
    const made = await stuffs.create(two)
    expect(made).toMatchObject({
      slug: expect.stringMatching(/^quantum-board-[a-z2-9]{8}$/),
      private: true,
      price: 129_900,
      specs: { watts: 120 },
    })
    expect((await stuffs.create(two)).id).toBe(made.id)
    await expect(stuffs.create({ ...two, quantity: 3 })).rejects.toMatchObject({ status: 409 })
    expect((await stuffs.counts()).data).toEqual([{ stuff_type_id: 1, name: 'Lâmpada', count: 2 }])
    expect((await stuffs.list({ search: 'QUANTUM', stuff_type_id: 1 })).total).toBe(1)
    expect((await stuffs.list({ stuff_type_id: 3 })).total).toBe(0)
  })

  test('without what its type needs, or with a text for a number, it says so beside the field', async ({ ctx, as }) => {
    const { stuffs } = (await as(await aUser(ctx))).garden
    await expect(stuffs.create({ ...lamp, specs: { technology: 'led' } })).rejects.toEqual(
      refused(422, { 'specs.watts': expect.anything() }),
    )
    await expect(stuffs.create({ ...lamp, specs: { technology: 'vela', watts: 10 } })).rejects.toEqual(
      refused(422, { 'specs.technology': ['Escolha uma das opções.'] }),
    )
    await expect(stuffs.create({ ...lamp, specs: { technology: 'led', watts: 'muitos' } })).rejects.toEqual(
      refused(422, { 'specs.watts': ['Escreva um número.'] }),
    )
  })

  test('keeps its type, and only the fields of it', async ({ ctx, as }) => {
    const grower = await aUser(ctx)
    const stuff = await aStuff(ctx, { created_by: grower.id })
    const { stuffs } = (await as(grower)).garden
    const changed = await stuffs.update({
      id_or_slug: stuff.slug,
      name: 'Outra',
      specs: { technology: 'hps', watts: 250, litres: 11 },
    })
    expect(changed).toMatchObject({ name: 'Outra', stuff_type_id: 1, specs: { technology: 'hps', watts: 250 } })
    expect(changed.specs).not.toHaveProperty('litres')
  })

  test('of somebody else does not exist: no page, no list, no change', async ({ ctx, as, api }) => {
    const grower = await aUser(ctx)
    const stuff = await aStuff(ctx, { created_by: grower.id, price: 100 })
    const { stuffs } = (await as(await aUser(ctx))).garden
    await expect(stuffs.show({ id_or_slug: stuff.slug })).rejects.toEqual(refused(404))
    await expect(stuffs.remove({ id_or_slug: stuff.slug })).rejects.toEqual(refused(404))
    expect((await api.garden.stuffs.listOf({ user: grower.nickname })).total).toBe(0)
    expect((await stuffs.list({ user: grower.nickname })).total).toBe(0)
  })

  test('open to all shows everything but its price', async ({ ctx, as, api }) => {
    const grower = await aUser(ctx)
    const stuff = await aStuff(ctx, { created_by: grower.id, price: 100, bought_on: '2026-01-02', private: false })
    expect(await api.garden.stuffs.show({ id_or_slug: stuff.slug })).toMatchObject({
      price: null,
      bought_on: null,
      can: { update: false },
    })
    expect(await (await as(grower)).garden.stuffs.show({ id_or_slug: stuff.slug })).toMatchObject({ price: 100 })
    expect((await api.garden.stuffs.listOf({ user: grower.nickname })).total).toBe(1)
  })

  test('deleted is gone from lists and from the plant that used it', async ({ ctx, as }) => {
    const grower = await aUser(ctx)
    const own = { created_by: grower.id }
    const plant = await aPlant(ctx, own)
    const pot = await aStuff(ctx, { ...own, stuff_type_id: 3, specs: { litres: 11 } })
    const { stuffs, plants } = (await as(grower)).garden
    await plants.vase({ plant_id: plant.id, stuff_id: pot.id })
    await stuffs.remove({ id_or_slug: pot.slug })
    expect((await stuffs.list({})).total).toBe(0)
    expect((await plants.show({ id_or_slug: plant.slug })).setup).toEqual([])
  })
})

describe('a plant’s set-up', () => {
  test('one pot, one substrate, many fertilizers; a private item shows through a public plant', async ({
    ctx,
    as,
    api,
  }) => {
    const grower = await aUser(ctx)
    const own = { created_by: grower.id }
    const plant = await aPlant(ctx, { ...own, private: false })
    const { plants } = (await as(grower)).garden
    const put = (stuff: { id: number }) => ({ plant_id: plant.id, stuff_id: stuff.id })
    const pot = (litres: number) => aStuff(ctx, { ...own, stuff_type_id: 3, specs: { litres } })
    const food = () => aStuff(ctx, { ...own, stuff_type_id: 8, specs: { n: 5 } })
    await plants.vase(put(await pot(7)))
    const big = await pot(20)
    await plants.vase(put(big))
    await plants.substrate(put(await aStuff(ctx, { ...own, stuff_type_id: 4, specs: { kind: 'coco' } })))
    const first = await food()
    await plants.fertilizante(put(first))
    const { setup } = await plants.fertilizante(put(await food()))
    expect(setup.map(({ role }) => role)).toEqual(['vase', 'substrate', 'fertilizante', 'fertilizante'])
    expect(setup[0]?.stuff.specs).toEqual({ litres: 20 })
    expect((await api.garden.stuffs.show({ id_or_slug: big.slug })).used_in.plants).toMatchObject([{ id: plant.id }])
    await expect(plants.substrate(put(big))).rejects.toEqual(
      refused(422, { stuff_id: ['Escolha um equipamento do tipo substrato.'] }),
    )
    expect((await plants.removeFromSetup(put(first))).setup).toHaveLength(3)
    expect(await ctx.db.select().from(plant_stuffs)).toHaveLength(3)
  })

  test('takes nobody else’s item, and is changed by its grower only', async ({ ctx, as }) => {
    const grower = await aUser(ctx)
    const plant = await aPlant(ctx, { created_by: grower.id, private: false })
    const foreign = await aStuff(ctx, { stuff_type_id: 3, specs: { litres: 7 } })
    const put = { plant_id: plant.id, stuff_id: foreign.id }
    await expect((await as(grower)).garden.plants.vase(put)).rejects.toEqual(refused(404))
    await expect((await as(await aUser(ctx))).garden.plants.vase(put)).rejects.toEqual(refused(403))
  })
})

test('staff may correct an item, but who sees it is chosen by whoever it is of', async ({ ctx, as }) => {
  const stuff = await aStuff(ctx, { private: true })
  const { stuffs } = (await as(await aUser(ctx, { user_type: 'admin' }))).garden
  const form = { id_or_slug: stuff.slug, name: 'Painel', specs: lamp.specs }
  await expect(stuffs.update({ ...form, private: false })).rejects.toEqual(refused(403))
  expect(await stuffs.update({ ...form, private: true })).toMatchObject({ name: 'Painel', private: true })
})
