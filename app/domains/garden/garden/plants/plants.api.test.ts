import { eq } from 'drizzle-orm'
import { describe } from 'vitest'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { audit_log } from '#platform/audit/audit.table.ts'
import { aPhoto } from '#platform/files/files.factory.ts'
import { files } from '#platform/files/files.table.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aPlant, cycleId } from './plants.factory.ts'
import { plants as plantRows } from './plants.table.ts'

const refused = (status: number, errors?: Record<string, unknown>) =>
  expect.objectContaining({
    status,
    ...(errors && { data: expect.objectContaining({ errors: expect.objectContaining(errors) }) }),
  })

describe('seeing a plant', () => {
  test('a visitor sees a public plant with its photos, cycle and counters', async ({ ctx, api }) => {
    const plant = await aPlant(ctx, { private: false, name: 'Aurora', genetic_name: 'Haze', photos: 2 })
    const seen = await api.garden.plants.show({ id_or_slug: plant.slug })
    expect(seen).toMatchObject({
      name: 'Aurora',
      genetic: { name: 'Haze' },
      plant_cycle: { name: 'Vegetativo' },
      saves_count: 0,
      is_save: false,
    })
    expect(seen.photos).toHaveLength(2)
    expect(seen.photos[0]?.document.url).toMatch(/^\/midia\/[0-9a-f-]{36}\/640$/)
    expect(seen.can).toEqual({ update: false, save: false, see_privacy: false })
  })

  test('by id it is the same plant', async ({ ctx, api }) => {
    const plant = await aPlant(ctx, { private: false })
    expect((await api.garden.plants.show({ id_or_slug: String(plant.id) })).slug).toBe(plant.slug)
  })

  test('a stranger finds no private plant, by page, list, count or search', async ({ ctx, as }) => {
    const plant = await aPlant(ctx, { private: true, name: 'Segredo' })
    const { garden } = await as(await aUser(ctx))
    await expect(garden.plants.show({ id_or_slug: plant.slug })).rejects.toEqual(refused(404))
    await expect(garden.plants.show({ id_or_slug: String(plant.id) })).rejects.toEqual(refused(404))
    expect((await garden.plants.list({ search: 'segredo' })).total).toBe(0)
    expect((await garden.plants.list({ private: true })).data).toEqual([])
    const counts = await garden.cycles.countPlants({ plants_id: [plant.id] })
    expect(counts.data.map((row) => row.count)).toEqual([0, 0, 0, 0, 0, 0, 0])
  })

  test('its grower sees it, with signed addresses of its photos', async ({ ctx, as }) => {
    const grower = await aUser(ctx)
    const plant = await aPlant(ctx, { created_by: grower.id, photos: 1 })
    const seen = await (await as(grower)).garden.plants.show({ id_or_slug: plant.slug })
    expect(seen.can).toEqual({ update: true, save: true, see_privacy: true })
    expect(seen.photos[0]?.document.url).toContain('assinatura=')
  })

  test('nobody sees a deleted plant, not even its grower', async ({ ctx, as }) => {
    const grower = await aUser(ctx)
    const plant = await aPlant(ctx, { created_by: grower.id, private: false })
    const { plants } = (await as(grower)).garden
    await plants.remove({ id_or_slug: plant.slug })
    await expect(plants.show({ id_or_slug: plant.slug })).rejects.toEqual(refused(404))
    expect((await plants.list({ user: grower.nickname })).total).toBe(0)
  })
})

describe('listing plants', () => {
  test('what lives and was told of longest ago comes first, what was harvested last', async ({ ctx, as }) => {
    const { id: created_by } = await aUser(ctx)
    const { garden, journal } = await as({ id: created_by })
    const told = async (name: string, happened_at: string) => {
      const { slug } = await aPlant(ctx, { created_by, name })
      await journal.updates.post({ id_or_slug: slug, text: 'Vi.', happened_at })
    }
    await told('Ontem', '2026-11-20T10:00')
    await told('Semana', '2026-11-14T10:00')
    await aPlant(ctx, { created_by, name: 'Colhida', status: 'colhida', ended_on: '2026-11-01' })
    await aPlant(ctx, { created_by, name: 'Nova' })
    const { data } = await garden.plants.list({ order_by: 'untouched' })
    expect(data.filter((one) => one.created_by === created_by).map(({ name }) => name)).toEqual([
      'Semana',
      'Ontem',
      'Nova',
      'Colhida',
    ])
  })

  test('filters by grower, cycle and words without accents, in pages', async ({ ctx, api }) => {
    const grower = await aUser(ctx)
    const flowering = await cycleId(ctx, 'floracao')
    for (const name of ['Maçã', 'Jaca', 'Caju']) await aPlant(ctx, { created_by: grower.id, private: false, name })
    await aPlant(ctx, { created_by: grower.id, private: false, name: 'Macaúba', plant_cycle_id: flowering })
    const { list } = api.garden.plants
    const named = async (filter: Parameters<typeof list>[0]) =>
      (await list({ user: grower.nickname, ...filter })).data.map((plant) => plant.name)
    expect(await named({ order_by: 'name' })).toEqual(['Caju', 'Jaca', 'Maçã', 'Macaúba'])
    expect(await named({ search: 'MACA', order_by: 'name' })).toEqual(['Maçã', 'Macaúba'])
    expect(await named({ plant_cycle_id: flowering })).toEqual(['Macaúba'])
    expect(await list({ user: grower.nickname, per_page: 3, page: 2 })).toMatchObject({
      total: 4,
      last_page: 2,
      current_page: 2,
      per_page: 3,
    })
    expect(await named({ per_page: 3, page: 2 })).toEqual(['Maçã'])
  })

  test('% and _ in a search are letters like others', async ({ ctx, api }) => {
    await aPlant(ctx, { private: false, name: 'Cem' })
    expect((await api.garden.plants.list({ search: '%' })).total).toBe(0)
  })

  test('archived plants are in a list of their own', async ({ ctx, as }) => {
    const grower = await aUser(ctx)
    const plant = await aPlant(ctx, { created_by: grower.id })
    const { plants } = (await as(grower)).garden
    await plants.archive({ id_or_slug: plant.slug, archived: true })
    expect((await plants.list({ user: grower.nickname })).total).toBe(0)
    expect((await plants.list({ user: grower.nickname, archived: true })).total).toBe(1)
    await plants.archive({ id_or_slug: plant.slug, archived: false })
    expect((await plants.list({ user: grower.nickname })).total).toBe(1)
  })

  test('most saved first', async ({ ctx, api, as }) => {
    const [first, second] = [await aPlant(ctx, { private: false }), await aPlant(ctx, { private: false })]
    await (await as(await aUser(ctx))).social.saves.save({ plant_id: first.id })
    const listed = async (window: { page?: number; per_page?: number }) =>
      (await api.garden.plants.list({ order_by: 'saves_count', ...window })).data.map(({ id }) => id)
    expect(await listed({})).toEqual([first.id, second.id])
    expect([await listed({ per_page: 1 }), await listed({ per_page: 1, page: 2 })]).toEqual([[first.id], [second.id]])
  })

  test('an unknown grower has no plants', async ({ api }) => {
    expect((await api.garden.plants.list({ user: 'ninguem' })).data).toEqual([])
  })
})

test('the map of the site names public plants only', async ({ ctx, api, as }) => {
  const open = await aPlant(ctx, { private: false })
  const grower = await aUser(ctx)
  await aPlant(ctx, { created_by: grower.id })
  const { garden } = await as(grower)
  expect(await garden.plants.addresses({ page: 1, per_file: 10 })).toMatchObject({
    total: 1,
    data: [{ slug: open.slug }],
  })
  expect((await api.garden.plants.addresses({ page: 2, per_file: 1 })).data).toEqual([])
})

describe('creating a plant', () => {
  const typed = async (ctx: Parameters<typeof cycleId>[0]) => ({
    name: 'Flor de Maracujá',
    plant_cycle_id: await cycleId(ctx, 'semente'),
    started_on: '2026-11-20',
  })

  test('it is private, has a slug from its name, its photos and its first cycle', async ({ ctx, as }) => {
    const grower = await aUser(ctx)
    const photo = await aPhoto(ctx, { created_by: grower.id })
    const plant = await (await as(grower)).garden.plants.create({ ...(await typed(ctx)), photo_ids: [photo.id] })
    expect(plant).toMatchObject({
      slug: expect.stringMatching(/^flor-de-maracuja-[a-z2-9]{8}$/),
      private: true,
      cycle_since: '2026-11-20',
    })
    expect(plant.cycle_history.map((change) => change.plant_cycle.name)).toEqual(['Semente'])
    expect(plant.photos).toHaveLength(1)
    const [file] = await ctx.db.select().from(files).where(eq(files.id, photo.id))
    expect(file).toMatchObject({ attached: true, public: false })
  })

  test('the same name makes another slug; digits alone and route words make none', async ({ ctx, as }) => {
    const { plants } = (await as(await aUser(ctx))).garden
    const slugOf = async (name: string) => (await plants.create({ ...(await typed(ctx)), name, private: false })).slug
    expect(await slugOf('Lua Nova')).toBe('lua-nova')
    expect(await slugOf('lua  nova!')).toBe('lua-nova-2')
    expect(await slugOf('420')).toBe('planta-420')
    expect(await slugOf('plantas')).toBe('plantas-2')
    expect(await slugOf('🌱')).toBe('planta')
  })

  test('no slug tells of a private plant of that name', async ({ ctx, as }) => {
    const mine = (await as(await aUser(ctx))).garden.plants
    const theirs = (await as(await aUser(ctx))).garden.plants
    const slugOf = async (plants: typeof mine, fields: object) =>
      (await plants.create({ ...(await typed(ctx)), name: 'Minha planta', ...fields })).slug
    const ending = /^minha-planta-[a-z2-9]{8}$/
    const first = await slugOf(mine, {})
    expect(first).toMatch(ending)
    expect(await slugOf(theirs, {})).toMatch(ending)
    expect(await slugOf(theirs, { private: false }), 'the name was free').toBe('minha-planta')
    expect(await slugOf(theirs, { private: false })).toBe('minha-planta-2')
    await theirs.changePrivacy({ id_or_slug: 'minha-planta', private: true })
    expect((await theirs.show({ id_or_slug: 'minha-planta' })).private, 'an address stays').toBe(true)
    expect(await slugOf(mine, { private: false }), 'no third: what is hidden is not counted').toMatch(ending)
    await mine.changePrivacy({ id_or_slug: first, private: false })
    expect((await theirs.show({ id_or_slug: first })).slug).toBe(first)
  })

  test('a key that comes again for a plant of another name is a conflict, also when the first was renamed', async ({
    ctx,
    as,
  }) => {
    const { plants } = (await as(await aUser(ctx))).garden
    const form = { ...(await typed(ctx)), name: 'Lua Cheia', idempotency_key: '019a0000-0000-7000-8000-000000000002' }
    for (const isPrivate of [true, false]) {
      const key = form.idempotency_key.replace(/2$/, isPrivate ? '3' : '4')
      const mine = { ...form, private: isPrivate, idempotency_key: key }
      const { id } = await plants.create(mine)
      await ctx.db.update(plantRows).set({ name: 'Rebatizada' }).where(eq(plantRows.id, id))
      expect((await plants.create(mine)).id).toBe(id)
      for (const name of ['Lua', 'Sol', 'Lua Cheia de Maio'])
        await expect(plants.create({ ...mine, name })).rejects.toMatchObject({
          status: 409,
          message: expect.stringContaining('Isto já foi enviado com outro conteúdo'),
        })
    }
  })

  test('the same form sent twice makes one plant', async ({ ctx, as }) => {
    const { plants } = (await as(await aUser(ctx))).garden
    const form = { ...(await typed(ctx)), idempotency_key: '019a0000-0000-7000-8000-000000000001' }
    const [first, again] = [await plants.create(form), await plants.create(form)]
    expect(again.id).toBe(first.id)
  })

  test('HTML and SQL in the name are letters', async ({ ctx, as }) => {
    const name = `<b>x</b>'); drop table plants; --`
    const plant = await (await as(await aUser(ctx))).garden.plants.create({ ...(await typed(ctx)), name })
    expect(plant.name).toBe(name)
  })

  test('says beside each field what to correct', async ({ ctx, as }) => {
    const { plants } = (await as(await aUser(ctx))).garden
    const good = await typed(ctx)
    await expect(plants.create({ ...good, name: '  ' })).rejects.toEqual(
      refused(422, { name: ['Preencha este campo.'] }),
    )
    await expect(plants.create({ ...good, name: 'x'.repeat(121) })).rejects.toEqual(
      refused(422, { name: ['Use no máximo 120 caracteres.'] }),
    )
    await expect(plants.create({ ...good, started_on: '2026-11-22' })).rejects.toEqual(
      refused(422, { started_on: ['Escolha hoje ou um dia que já passou.'] }),
    )
    await expect(plants.create({ ...good, started_on: '1999-12-31' })).rejects.toEqual(
      refused(422, { started_on: ['Confira o ano desta data.'] }),
    )
    await expect(plants.create({ ...good, started_on: '2026-02-30' })).rejects.toEqual(
      refused(422, { started_on: expect.any(Array) }),
    )
    await expect(plants.create({ ...good, plant_cycle_id: 999_999 })).rejects.toEqual(
      refused(422, { plant_cycle_id: ['Escolha uma das fases da lista.'] }),
    )
  })

  test('takes only own, unused photos and then nothing is half written', async ({ ctx, as }) => {
    const [mine, theirs] = [await aUser(ctx), await aUser(ctx)]
    const photo = await aPhoto(ctx, { created_by: theirs.id })
    const { plants } = (await as(mine)).garden
    await expect(plants.create({ ...(await typed(ctx)), photo_ids: [photo.id] })).rejects.toEqual(
      refused(422, { photo_ids: expect.any(Array) }),
    )
    expect((await plants.list({ user: mine.nickname })).total).toBe(0)
  })

  test('needs login, a verified e-mail and the current terms', async ({ ctx, api, as }) => {
    const form = await typed(ctx)
    await expect(api.garden.plants.create(form)).rejects.toEqual(refused(401))
    const unverified = await as(await aUser(ctx, { email_verified_at: null }))
    await expect(unverified.garden.plants.create(form)).rejects.toMatchObject({
      status: 403,
      data: { reason: 'unverified' },
    })
  })
})

describe('changing a plant', () => {
  test('its grower edits it; the slug stays', async ({ ctx, as }) => {
    const grower = await aUser(ctx)
    const plant = await aPlant(ctx, { created_by: grower.id })
    const { plants } = (await as(grower)).garden
    const changed = await plants.update({ id_or_slug: plant.slug, name: 'Outro nome', started_on: '2026-09-01' })
    expect(changed).toMatchObject({ name: 'Outro nome', slug: plant.slug, started_on: '2026-09-01' })
    expect((await plants.list({ search: 'outro' })).total).toBe(1)
  })

  test('a photo that is let go is private and waits to be thrown away', async ({ ctx, as }) => {
    const grower = await aUser(ctx)
    const plant = await aPlant(ctx, { created_by: grower.id, private: false, photos: 2 })
    const { plants } = (await as(grower)).garden
    const [kept, gone] = (await plants.show({ id_or_slug: plant.slug })).photos.map((photo) => photo.document.id)
    const input = { id_or_slug: plant.slug, name: plant.name, started_on: plant.started_on, private: false }
    const changed = await plants.update({ ...input, photo_ids: [kept ?? 0] })
    expect(changed.photos.map((photo) => photo.document.id)).toEqual([kept])
    const [file] = await ctx.db
      .select()
      .from(files)
      .where(eq(files.id, gone ?? 0))
    expect(file).toMatchObject({ attached: false, public: false })
  })

  test('to a stranger it is 403 when public and 404 when private', async ({ ctx, as }) => {
    const { plants } = (await as(await aUser(ctx))).garden
    const [open, closed] = [await aPlant(ctx, { private: false }), await aPlant(ctx)]
    await expect(plants.archive({ id_or_slug: open.slug, archived: true })).rejects.toEqual(refused(403))
    await expect(plants.archive({ id_or_slug: closed.slug, archived: true })).rejects.toEqual(refused(404))
    await expect(plants.remove({ id_or_slug: open.slug })).rejects.toEqual(refused(403))
  })

  test('closing a plant changes the address of its photos', async ({ ctx, as }) => {
    const grower = await aUser(ctx)
    const plant = await aPlant(ctx, { created_by: grower.id, private: false, photos: 1 })
    const { plants } = (await as(grower)).garden
    const before = (await plants.show({ id_or_slug: plant.slug })).photos[0]?.document.url ?? ''
    const after = (await plants.changePrivacy({ id_or_slug: plant.slug, private: true })).photos[0]?.document.url ?? ''
    expect(after.split('?')[0]).not.toBe(before)
    expect(after).toContain('assinatura=')
  })

  test('staff may edit but not open or close; what they do is in the audit log', async ({ ctx, as }) => {
    const admin = await aUser(ctx, { user_type: 'admin' })
    const plant = await aPlant(ctx)
    const { plants } = (await as(admin)).garden
    await expect(plants.changePrivacy({ id_or_slug: plant.slug, private: false })).rejects.toEqual(refused(403))
    const form = { id_or_slug: plant.slug, name: 'Outra', started_on: plant.started_on }
    await expect(plants.update({ ...form, private: false })).rejects.toEqual(refused(403))
    await plants.archive({ id_or_slug: plant.slug, archived: true })
    const log = await ctx.db
      .select()
      .from(audit_log)
      .where(eq(audit_log.subject, `plant:${plant.id}`))
      .orderBy(audit_log.id)
    expect(log).toMatchObject([{ user_id: admin.id, action: 'plant.archive' }])
  })
})
