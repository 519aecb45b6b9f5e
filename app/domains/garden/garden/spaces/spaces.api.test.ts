import { describe } from 'vitest'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { aPhoto } from '#platform/files/files.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aPlant } from '../plants/plants.factory.ts'
import { aStuff } from '../stuffs/stuffs.factory.ts'
import { aSpace } from './spaces.factory.ts'

const refused = (status: number, errors?: Record<string, unknown>) =>
  expect.objectContaining({
    status,
    ...(errors && { data: expect.objectContaining({ errors: expect.objectContaining(errors) }) }),
  })
const form = { name: 'Tenda nova', kind: 'tenda' as const, width_cm: 100, depth_cm: 100, height_cm: 200 }

describe('a space', () => {
  test('is created private, with photos, and the same form twice is one', async ({ ctx, as }) => {
    const grower = await aUser(ctx)
    const { spaces } = (await as(grower)).garden
    const photo = await aPhoto(ctx, { created_by: grower.id })
    const key = crypto.randomUUID()
    const made = await spaces.create({ ...form, photo_ids: [photo.id], idempotency_key: key })
    expect(made).toMatchObject({
      slug: expect.stringMatching(/^tenda-nova-[a-z2-9]{8}$/),
      private: true,
      figures: { area_m2: 1, volume_m3: 2 },
    })
    expect(made.photos).toHaveLength(1)
    expect((await spaces.create({ ...form, idempotency_key: key })).id).toBe(made.id)
    expect((await spaces.list({ user: grower.nickname })).total).toBe(1)
  })

  test('that is private is nowhere for a stranger; open, it is there', async ({ ctx, as, api }) => {
    const space = await aSpace(ctx, { name: 'Segredo' })
    const stranger = (await as(await aUser(ctx))).garden.spaces
    await expect(stranger.show({ slug: space.slug })).rejects.toEqual(refused(404))
    expect((await stranger.list({ search: 'segredo' })).total).toBe(0)
    expect((await stranger.countStuffItems({ spaces_id: [space.id] })).data).toEqual([])
    const open = await aSpace(ctx, { private: false, name: 'Aberta' })
    expect(await api.garden.spaces.show({ slug: open.slug })).toMatchObject({
      name: 'Aberta',
      can: { update: false, save: false },
    })
  })

  test('is changed by its grower only; a stranger who sees it is told so', async ({ ctx, as }) => {
    const grower = await aUser(ctx)
    const space = await aSpace(ctx, { created_by: grower.id, private: false })
    const change = { ...form, slug: space.slug, name: 'Outro nome', private: true }
    const stranger = (await as(await aUser(ctx))).garden.spaces
    await expect(stranger.update(change)).rejects.toEqual(refused(403))
    const mine = (await as(grower)).garden.spaces
    expect(await mine.update(change)).toMatchObject({ name: 'Outro nome', slug: space.slug, private: true })
    expect((await mine.changePrivacy({ slug: space.slug, private: false })).private).toBe(false)
    expect((await mine.archive({ slug: space.slug, archived: true })).archived).toBe(true)
    expect((await mine.list({ user: grower.nickname })).total).toBe(0)
    await mine.remove({ slug: space.slug })
    await expect(mine.show({ slug: space.slug })).rejects.toEqual(refused(404))
  })

  test('only its creator chooses who sees it, not even staff', async ({ ctx, as }) => {
    const space = await aSpace(ctx)
    const staff = (await as(await aUser(ctx, { user_type: 'admin' }))).garden.spaces
    await expect(staff.changePrivacy({ slug: space.slug, private: false })).rejects.toEqual(refused(403))
    const edited = { ...form, slug: space.slug }
    await expect(staff.update({ ...edited, private: false })).rejects.toEqual(refused(403))
    expect((await staff.update({ ...edited, private: true })).private).toBe(true)
  })

  test('says what is wrong beside the field', async ({ ctx, as }) => {
    const { spaces } = (await as(await aUser(ctx))).garden
    await expect(spaces.create({ ...form, name: ' ' })).rejects.toEqual(
      refused(422, { name: ['Preencha este campo.'] }),
    )
    await expect(spaces.create({ ...form, width_cm: 0 })).rejects.toEqual(refused(422, { width_cm: expect.anything() }))
  })
})

describe('equipment', () => {
  test('each call takes the item of its type; a second grow box takes the place of the first', async ({ ctx, as }) => {
    const grower = await aUser(ctx)
    const own = { created_by: grower.id }
    const space = await aSpace(ctx, own)
    const { spaces } = (await as(grower)).garden
    const lamp = await aStuff(ctx, { ...own, quantity: 2 })
    const box = (name: string) =>
      aStuff(ctx, { ...own, name, stuff_type_id: 2, specs: { width_cm: 80, depth_cm: 80, height_cm: 180 } })
    const [first, second] = [await box('Primeira'), await box('Segunda')]
    const of = (stuff: { id: number }) => ({ space_id: space.id, stuff_id: stuff.id })
    await spaces.lamps(of(lamp))
    await spaces.ventilador(of(await aStuff(ctx, { ...own, stuff_type_id: 6, specs: {} })))
    await spaces.exaustor(of(await aStuff(ctx, { ...own, stuff_type_id: 5, specs: { m3_h: 180 } })))
    await spaces.telemetria(of(await aStuff(ctx, { ...own, stuff_type_id: 7, specs: {} })))
    await spaces.growbox(of(first))
    const seen = await spaces.growbox(of(second))
    expect(seen.equipment.filter(({ role }) => role === 'growbox').map(({ stuff }) => stuff.name)).toEqual(['Segunda'])
    expect(seen.figures.lamp_watts).toBe(200)
    const list = `${space.id},999999999` as unknown as number[]
    expect((await spaces.countStuffItems({ spaces_id: list })).data.map(({ space_id }) => space_id)).toEqual([space.id])
    expect((await spaces.countStuffItems({ spaces_id: [space.id] })).data[0]?.stuffs).toContainEqual({
      stuff_type_id: 1,
      name: 'Lâmpada',
      count: 2,
    })
    await expect(spaces.ventilador(of(lamp))).rejects.toEqual(
      refused(422, { stuff_id: ['Escolha um equipamento do tipo ventilador.'] }),
    )
    expect((await spaces.removeEquipment(of(lamp))).figures.lamp_watts).toBeNull()
  })

  test('moves from one space to another, and only by its own grower', async ({ ctx, as }) => {
    const grower = await aUser(ctx)
    const lamp = await aStuff(ctx, { created_by: grower.id })
    const [one, two] = [await aSpace(ctx, { created_by: grower.id }), await aSpace(ctx, { created_by: grower.id })]
    const { spaces } = (await as(grower)).garden
    await spaces.lamps({ space_id: one.id, stuff_id: lamp.id })
    await spaces.lamps({ space_id: two.id, stuff_id: lamp.id })
    expect((await spaces.show({ slug: one.slug })).equipment).toEqual([])
    const stranger = await aUser(ctx)
    const theirs = await aSpace(ctx, { created_by: stranger.id })
    const call = (await as(stranger)).garden.spaces.lamps
    await expect(call({ space_id: theirs.id, stuff_id: lamp.id })).rejects.toEqual(refused(404))
  })
})

describe('plants in a space', () => {
  test('are counted as far as the viewer may see them; a hidden space is not named', async ({ ctx, as, api }) => {
    const grower = await aUser(ctx)
    const own = { created_by: grower.id }
    const space = await aSpace(ctx, { ...own, private: false })
    const open = await aPlant(ctx, { ...own, private: false, space_id: space.id })
    await aPlant(ctx, { ...own, private: true, space_id: space.id })
    expect((await api.garden.spaces.show({ slug: space.slug })).plants_count).toBe(1)
    const mine = (await as(grower)).garden
    expect((await mine.spaces.show({ slug: space.slug })).plants_count).toBe(2)
    expect((await api.garden.plants.list({ space_id: space.id })).total).toBe(1)
    expect((await api.garden.plants.show({ id_or_slug: open.slug })).space?.name).toBe(space.name)
    await mine.spaces.changePrivacy({ slug: space.slug, private: true })
    expect((await api.garden.plants.show({ id_or_slug: open.slug })).space).toBeNull()
    expect((await mine.plants.show({ id_or_slug: open.slug })).space?.name).toBe(space.name)
  })

  test('a plant can not be put into somebody else’s space', async ({ ctx, as }) => {
    const grower = await aUser(ctx)
    const plant = await aPlant(ctx, { created_by: grower.id })
    const foreign = await aSpace(ctx, { private: false })
    const change = { id_or_slug: plant.slug, name: 'Lua', started_on: '2026-10-01', space_id: foreign.id }
    await expect((await as(grower)).garden.plants.update(change)).rejects.toEqual(
      refused(422, { space_id: ['Escolha um dos seus espaços.'] }),
    )
  })
})
