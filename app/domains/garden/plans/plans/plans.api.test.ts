import { and, eq } from 'drizzle-orm'
import { describe } from 'vitest'
import { aPlant, cycleId } from '#domains/garden/garden/plants/plants.factory.ts'
import { aSpace } from '#domains/garden/garden/spaces/spaces.factory.ts'
import { updates } from '#domains/garden/journal/updates/updates.table.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { audit_log } from '#platform/audit/audit.table.ts'
import type { Context } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aPlan, planStatusId } from './plans.factory.ts'

const refused = (status: number, errors?: Record<string, unknown>) =>
  expect.objectContaining({
    status,
    ...(errors && { data: expect.objectContaining({ errors: expect.objectContaining(errors) }) }),
  })
const form = async (ctx: Context) => ({
  name: 'Ciclo de verão',
  stages: [
    {
      name: 'Vega',
      plant_cycle_id: await cycleId(ctx, 'vegetativo'),
      days: 30,
      light_hours: 18,
      targets: { ph: { from: 6, to: 7 } },
    },
    { name: 'Floração', plant_cycle_id: await cycleId(ctx, 'floracao'), days: 56, light_hours: 12 },
  ],
})

describe('a plan', () => {
  test('is created private with its stages, and the same form twice is one', async ({ ctx, as }) => {
    const grower = await aUser(ctx)
    const { plans } = await as(grower)
    const idempotency_key = crypto.randomUUID()
    const input = { ...(await form(ctx)), idempotency_key }
    const made = await plans.create(input)
    expect(made).toMatchObject({
      slug: expect.stringMatching(/^ciclo-de-verao-[a-z2-9]{8}$/),
      private: true,
      version: 1,
      days: 86,
      plan_status: { slug: 'planejado' },
      starts_on: null,
      today: null,
    })
    expect(made.stages.map(({ name, targets }) => [name, targets])).toEqual([
      ['Vega', { ph: { from: 6, to: 7 } }],
      ['Floração', {}],
    ])
    expect((await plans.create(input)).id).toBe(made.id)
    expect((await plans.list({ user: grower.nickname })).total).toBe(1)
  })

  test('that begins today or earlier is under way; one of the future is planned', async ({ ctx, as }) => {
    const { plans } = await as(await aUser(ctx))
    const begun = await plans.create({ ...(await form(ctx)), starts_on: '2026-11-02' })
    expect(begun).toMatchObject({
      plan_status: { slug: 'em-andamento' },
      ends_on: '2027-01-26',
      today: { plan_day: 20, drift_days: null },
    })
    const later = await plans.create({ ...(await form(ctx)), starts_on: '2026-12-01' })
    expect(later).toMatchObject({ plan_status: { slug: 'planejado' }, today: null })
  })

  test('that is private is nowhere for a stranger: no page, list, count, search, version, progress or update', async ({
    ctx,
    as,
    api,
  }) => {
    const plan = await aPlan(ctx, { name: 'Segredo' })
    const stranger = (await as(await aUser(ctx))).plans
    const ref = { slug: plan.slug }
    for (const call of [stranger.show, stranger.versions, stranger.progress, stranger.planUpdates])
      await expect(call(ref)).rejects.toEqual(refused(404))
    expect((await stranger.list({ search: 'segredo' })).total).toBe(0)
    expect((await stranger.countByStatus({})).data.every(({ count }) => count === 0)).toBe(true)
    const open = await aPlan(ctx, { private: false, name: 'Aberto' })
    expect(await api.plans.show({ slug: open.slug })).toMatchObject({
      name: 'Aberto',
      can: { update: false, save: false },
    })
    expect((await api.plans.countByStatus({})).data).toContainEqual(
      expect.objectContaining({ slug: 'planejado', count: 1 }),
    )
  })

  test('is changed by its grower only; a stranger who sees it is told so', async ({ ctx, as }) => {
    const grower = await aUser(ctx)
    const plan = await aPlan(ctx, { created_by: grower.id, private: false })
    const change = { slug: plan.slug, name: 'Outro nome', private: true, starts_on: '2026-11-01' }
    const stranger = (await as(await aUser(ctx))).plans
    await expect(stranger.update(change)).rejects.toEqual(refused(403))
    const mine = (await as(grower)).plans
    expect(await mine.update(change)).toMatchObject({
      name: 'Outro nome',
      slug: plan.slug,
      private: true,
      plan_status: { slug: 'em-andamento' },
    })
    expect((await mine.changePrivacy({ slug: plan.slug, private: false })).private).toBe(false)
    const paused = await planStatusId(ctx, 'pausado')
    expect((await mine.changeStatus({ slug: plan.slug, plan_status_id: paused })).plan_status.slug).toBe('pausado')
    expect(
      (await mine.countByStatus({ user: grower.nickname })).data.find(({ slug }) => slug === 'pausado')?.count,
    ).toBe(1)
    expect((await mine.archive({ slug: plan.slug, archived: true })).archived).toBe(true)
    expect((await mine.list({ user: grower.nickname })).total).toBe(0)
    expect((await mine.list({ user: grower.nickname, archived: true })).total).toBe(1)
    await mine.remove({ slug: plan.slug })
    await expect(mine.show({ slug: plan.slug })).rejects.toEqual(refused(404))
  })

  test('is listed by status, method, template and in the order asked for', async ({ ctx, as }) => {
    const grower = await aUser(ctx)
    const own = { created_by: grower.id }
    await aPlan(ctx, { ...own, name: 'B', starts_on: '2026-10-01', plan_status_id: await planStatusId(ctx, 'pausado') })
    await aPlan(ctx, { ...own, name: 'A', method: 'coco', starts_on: '2026-09-01' })
    await aPlan(ctx, { ...own, name: 'C', template: true })
    const { plans } = await as(grower)
    const names = async (filter: object) =>
      (await plans.list({ user: grower.nickname, ...filter })).data.map(({ name }) => name)
    for (const filter of [{}, { template: true }, { template: false }, { method: 'coco' as const }]) {
      const { data } = await plans.countByStatus({ user: grower.nickname, ...filter })
      const { total } = await plans.list({ user: grower.nickname, ...filter })
      expect(data.reduce((sum, { count }) => sum + count, 0)).toBe(total)
    }
    expect(await names({ order_by: 'name' })).toEqual(['A', 'B', 'C'])
    expect(await names({ order_by: 'starts_on' })).toEqual(['B', 'A', 'C'])
    expect(await names({ method: 'coco' })).toEqual(['A'])
    expect(await names({ template: 'true' })).toEqual(['C'])
    expect(await names({ plan_status_id: await planStatusId(ctx, 'pausado') })).toEqual(['B'])
    expect((await plans.statuses()).data.map(({ name }) => name)).toEqual([
      'Planejado',
      'Em andamento',
      'Pausado',
      'Concluído',
      'Abandonado',
    ])
  })

  test('says what is wrong beside the field', async ({ ctx, as }) => {
    const { plans } = await as(await aUser(ctx))
    const [vega] = (await form(ctx)).stages
    const wrong = async (stage: object) =>
      plans.create({ name: 'Errado', stages: [{ ...(vega as NonNullable<typeof vega>), ...stage }] })
    await expect(plans.create({ name: ' ', stages: [] })).rejects.toEqual(
      refused(422, { name: ['Preencha este campo.'], stages: ['Um plano tem pelo menos uma etapa.'] }),
    )
    await expect(wrong({ days: 0 })).rejects.toEqual(refused(422, { 'stages.0.days': expect.anything() }))
    await expect(wrong({ targets: { ph: { from: 7, to: 6 } } })).rejects.toEqual(
      refused(422, { 'stages.0.targets.ph.to': ['O fim da faixa precisa ser maior que o começo.'] }),
    )
    await expect(wrong({ plant_cycle_id: 999_999 })).rejects.toEqual(
      refused(422, { 'stages.0.plant_cycle_id': ['Escolha uma das fases da lista.'] }),
    )
    await expect(wrong({ tasks: [{ title: 'Poda', from_day: 31 }] })).rejects.toEqual(
      refused(422, { 'stages.0.tasks.0.from_day': ['Esta etapa tem só 30 dias.'] }),
    )
    await expect(plans.create({ ...(await form(ctx)), plan_status_id: 999_999 })).rejects.toEqual(
      refused(422, { plan_status_id: ['Escolha um dos status da lista.'] }),
    )
  })
})

describe('plants and spaces of a plan', () => {
  test('are one’s own, and a plant follows one plan at a time', async ({ ctx, as }) => {
    const grower = await aUser(ctx)
    const own = { created_by: grower.id }
    const [one, two] = [await aPlan(ctx, { ...own, name: 'Um' }), await aPlan(ctx, { ...own, name: 'Dois' })]
    const plant = await aPlant(ctx, own)
    const space = await aSpace(ctx, own)
    const { plans } = await as(grower)
    expect((await plans.changePlants({ slug: one.slug, plant_ids: [plant.id] })).plants_count).toBe(1)
    await expect(plans.changePlants({ slug: two.slug, plant_ids: [plant.id] })).rejects.toEqual(
      refused(409, { plant_ids: ['Lua já segue o plano Um.'] }),
    )
    expect((await plans.plantToday({ id_or_slug: plant.slug })).plan?.name).toBe('Um')
    await plans.remove({ slug: one.slug })
    expect((await plans.changePlants({ slug: two.slug, plant_ids: [plant.id] })).plants_count).toBe(1)
    expect((await plans.changeSpaces({ slug: two.slug, space_ids: [space.id] })).spaces).toHaveLength(1)
    await expect(plans.changePlants({ slug: two.slug, plant_ids: [(await aPlant(ctx)).id] })).rejects.toEqual(
      refused(422, { plant_ids: ['Escolha entre as suas plantas.'] }),
    )
    await expect(plans.changeSpaces({ slug: two.slug, space_ids: [(await aSpace(ctx)).id] })).rejects.toEqual(
      refused(422, { space_ids: ['Escolha entre os seus espaços.'] }),
    )
  })

  test('that are private are neither named nor counted for others', async ({ ctx, as, api }) => {
    const grower = await aUser(ctx)
    const own = { created_by: grower.id }
    const plan = await aPlan(ctx, { ...own, private: false })
    const hidden = await aPlant(ctx, own)
    const open = await aPlant(ctx, { ...own, private: false })
    const mine = (await as(grower)).plans
    await mine.changePlants({ slug: plan.slug, plant_ids: [hidden.id, open.id] })
    await mine.changeSpaces({ slug: plan.slug, space_ids: [(await aSpace(ctx, own)).id] })
    const note = { created_by: grower.id, happened_at: ctx.now() }
    await ctx.db.insert(updates).values([
      { ...note, plant_id: hidden.id, text: 'só minha' },
      { ...note, plant_id: open.id, text: 'de todos' },
    ])
    const seen = await api.plans.show({ slug: plan.slug })
    expect([seen.plants_count, seen.spaces]).toEqual([1, []])
    expect((await api.plans.planUpdates({ slug: plan.slug })).data.map(({ text }) => text)).toEqual(['de todos'])
    expect((await mine.planUpdates({ slug: plan.slug })).total).toBe(2)
    expect((await api.garden.plants.list({ plan_id: plan.id })).total).toBe(1)
  })
})

describe('staff', () => {
  test('lists all, archives and deletes with a reason in the audit log; nobody else does', async ({ ctx, as }) => {
    const plan = await aPlan(ctx)
    const staff = (await as(await aUser(ctx, { user_type: 'admin' }))).plans
    expect((await staff.listForStaff({ search: 'primavera' })).data.map(({ id }) => id)).toContain(plan.id)
    const wanted = { slug: plan.slug, reason: 'Anúncio no nome' }
    await staff.archiveAsStaff({ ...wanted, archived: true })
    expect((await staff.listForStaff({ archived: 'true' })).data.map(({ id }) => id)).toContain(plan.id)
    await staff.removeAsStaff(wanted)
    const noted = await ctx.db
      .select()
      .from(audit_log)
      .where(eq(audit_log.subject, `plan:${plan.id}`))
      .orderBy(audit_log.id)
    expect(noted.map(({ action, after }) => [action, after])).toEqual([
      ['plan.archived', { reason: 'Anúncio no nome' }],
      ['plan.deleted', { reason: 'Anúncio no nome' }],
    ])
    const grower = (await as(await aUser(ctx))).plans
    await expect(grower.listForStaff({})).rejects.toEqual(refused(403))
    await expect(staff.removeAsStaff({ slug: plan.slug, reason: '' })).rejects.toEqual(
      refused(422, { reason: expect.anything() }),
    )
  })

  test('may edit to help, in the audit log, but only the creator chooses who sees', async ({ ctx, as }) => {
    const plan = await aPlan(ctx)
    const staff = (await as(await aUser(ctx, { user_type: 'admin' }))).plans
    await expect(staff.changePrivacy({ slug: plan.slug, private: false })).rejects.toEqual(refused(403))
    await staff.changeStatus({ slug: plan.slug, plan_status_id: await planStatusId(ctx, 'pausado') })
    const where = and(eq(audit_log.subject, `plan:${plan.id}`), eq(audit_log.action, 'plan.status'))
    expect(await ctx.db.select().from(audit_log).where(where)).toHaveLength(1)
  })
})
