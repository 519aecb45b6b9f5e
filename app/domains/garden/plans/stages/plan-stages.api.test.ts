import { asc, eq } from 'drizzle-orm'
import { describe } from 'vitest'
import { aPlant, cycleId } from '#domains/garden/garden/plants/plants.factory.ts'
import { plant_cycle_changes } from '#domains/garden/garden/plants/plants.table.ts'
import { aSpace } from '#domains/garden/garden/spaces/spaces.factory.ts'
import { updates } from '#domains/garden/journal/updates/updates.table.ts'
import { task_acts, tasks } from '#domains/growing/agenda/tasks/tasks.table.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import type { Context } from '#platform/context.ts'
import { dayKey } from '#shared/dates.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aPlan } from '../plans/plans.factory.ts'
import { closeStagesOf, followCalendar } from '../progress/follow-plans.actions.ts'

const refused = (status: number, errors?: Record<string, unknown>) =>
  expect.objectContaining({
    status,
    ...(errors && { data: expect.objectContaining({ errors: expect.objectContaining(errors) }) }),
  })
const watering = { title: 'Rega', kind: 'rega' as const, from_day: 1, every_days: 3 }

/** Today is 2026-11-21. */
async function aRun(ctx: Context, as: (user: { id: number }) => Promise<import('#web/api-for.server.ts').Client>) {
  const grower = await aUser(ctx)
  const { plans } = await as(grower)
  const made = await plans.create({
    name: 'Corrida',
    starts_on: '2026-11-01',
    stages: [
      { name: 'Vega', plant_cycle_id: await cycleId(ctx, 'vegetativo'), days: 30, tasks: [watering] },
      {
        name: 'Floração',
        plant_cycle_id: await cycleId(ctx, 'floracao'),
        days: 56,
        tasks: [watering, { title: 'Desfolha', kind: 'desfolha', from_day: 21 }],
      },
    ],
  })
  const stages = made.stages.map(({ plant_cycle: _, planned_on: __, planned_until: ___, ...stage }) => stage)
  return { grower, plans, made, stages, slug: made.slug }
}
const agendaOf = async ({ db }: Context, plan_id: number) =>
  (await db.select().from(tasks).where(eq(tasks.plan_id, plan_id)).orderBy(asc(tasks.due_at), asc(tasks.id))).map(
    (task) => [task.title, dayKey(task.due_at), task.closed_at ? 'fechada' : 'aberta'],
  )

describe('versions', () => {
  test('every change of the stages is one, with its reason and what changed; going back is another', async ({
    ctx,
    as,
  }) => {
    const { plans, slug, stages } = await aRun(ctx, as)
    const [vega, flower] = stages
    if (!vega || !flower) throw new Error('no stages')
    const longer = await plans.changeStages({
      slug,
      stages: [vega, { ...flower, days: 63 }],
      reason: 'Genética lenta',
      version: 1,
    })
    expect(longer.version).toBe(2)
    expect((await plans.changeStages({ slug, stages: [vega, { ...flower, days: 63 }] })).version).toBe(2)
    await expect(plans.changeStages({ slug, stages: [vega], version: 1 })).rejects.toEqual(refused(409))
    await plans.restore({ slug, version: 1 })
    const { data } = await plans.versions({ slug })
    expect(data.map(({ version, reason, changes }) => [version, reason, changes])).toEqual([
      [3, 'Voltou para a versão 1', ['Floração: 63 → 56 dias']],
      [2, 'Genética lenta', ['Floração: 56 → 63 dias']],
      [1, '', []],
    ])
    await expect(plans.restore({ slug, version: 9 })).rejects.toEqual(refused(404))
  })

  test('others see those since the plan was opened to them, and nothing that was noted before', async ({
    ctx,
    as,
    api,
    clock,
  }) => {
    const { plans, slug, stages } = await aRun(ctx, as)
    const minute = () => (clock.now = new Date(clock.now.getTime() + 60_000))
    const flowerFor = (days: number) => stages.map((stage) => (stage.name === 'Floração' ? { ...stage, days } : stage))
    minute()
    await plans.changeStages({ slug, stages: flowerFor(63), reason: 'Viajo em julho' })
    minute()
    await plans.changePrivacy({ slug, private: false })
    minute()
    await plans.changeStages({ slug, stages: flowerFor(70), reason: 'Tricomas claros' })
    const seen = (await api.plans.versions({ slug })).data
    expect(seen.map(({ version, reason, changes }) => [version, reason, changes])).toEqual([
      [3, 'Tricomas claros', ['Floração: 63 → 70 dias']],
      [2, '', []],
    ])
    expect((await plans.versions({ slug })).data).toHaveLength(3)
    minute()
    await plans.changePrivacy({ slug, private: true })
    minute()
    await plans.changePrivacy({ slug, private: false })
    expect((await api.plans.versions({ slug })).data).toMatchObject([{ version: 3, reason: '', changes: [] }])
  })

  test('a stage that went comes back with its version', async ({ ctx, as }) => {
    const { plans, slug, stages } = await aRun(ctx, as)
    expect((await plans.changeStages({ slug, stages: stages.slice(0, 1) })).stages).toHaveLength(1)
    const back = await plans.restore({ slug, version: 1 })
    expect(back.stages.map(({ name, days }) => [name, days])).toEqual([
      ['Vega', 30],
      ['Floração', 56],
    ])
    expect((await plans.versions({ slug })).data[0]?.changes).toEqual(['Floração: entrou com 56 dias'])
  })
})

describe('the agenda', () => {
  test('is filled by starting, and empties when the plan is over, archived or deleted', async ({ ctx, as }) => {
    const { plans, slug, made } = await aRun(ctx, as)
    expect(await agendaOf(ctx, made.id)).toEqual([
      ['Rega', '2026-11-22', 'aberta'],
      ['Rega', '2026-12-01', 'aberta'],
      ['Desfolha', '2026-12-21', 'aberta'],
    ])
    const [task] = await ctx.db.select().from(tasks).where(eq(tasks.plan_id, made.id)).orderBy(asc(tasks.due_at))
    expect(task).toMatchObject({
      rrule: 'FREQ=DAILY;INTERVAL=3',
      kind: 'rega',
      all_day: true,
      created_by: made.created_by,
    })
    expect(task?.due_at.toISOString()).toBe('2026-11-22T03:00:00.000Z')
    await plans.archive({ slug, archived: true })
    expect(await agendaOf(ctx, made.id)).toEqual([])
    await plans.archive({ slug, archived: false })
    expect(await agendaOf(ctx, made.id)).toHaveLength(3)
    await plans.remove({ slug })
    expect(await agendaOf(ctx, made.id)).toEqual([])
  })

  test('the flip moves only the future, and only what is not done', async ({ ctx, as }) => {
    const { plans, slug, made } = await aRun(ctx, as)
    const flower = made.stages[1]?.id as number
    const moved = await plans.moveStage({ slug, stage_id: flower, to: '2026-12-08' })
    expect(moved.stages.map(({ planned_on, days }) => [planned_on, days])).toEqual([
      ['2026-11-01', 37],
      ['2026-12-08', 56],
    ])
    expect(moved.version).toBe(2)
    expect(await agendaOf(ctx, made.id)).toEqual([
      ['Rega', '2026-11-22', 'aberta'],
      ['Rega', '2026-12-08', 'aberta'],
      ['Desfolha', '2026-12-28', 'aberta'],
    ])
    await expect(plans.moveStage({ slug, stage_id: flower, to: '2026-11-01' })).rejects.toEqual(
      refused(422, { to: ['Escolha um dia depois de dom, 1 de nov, quando Vega começa.'] }),
    )
    const stranger = (await as(await aUser(ctx))).plans
    await expect(stranger.moveStage({ slug, stage_id: flower, to: '2026-12-09' })).rejects.toEqual(refused(404))
  })

  test('a task that was done comes back with its plan, from today on; one that its grower deleted does not', async ({
    ctx,
    as,
    clock,
  }) => {
    const { plans, slug, made, grower } = await aRun(ctx, as)
    const { tasks: agenda } = (await as(grower)).agenda
    const [rega, later] = await ctx.db.select().from(tasks).where(eq(tasks.plan_id, made.id)).orderBy(asc(tasks.due_at))
    await aPlant(ctx, { created_by: grower.id }).then(({ id }) => plans.changePlants({ slug, plant_ids: [id] }))
    const input = { measures: { volume_ml: { value: 500 } } }
    await agenda.do({ task_id: rega?.id ?? 0, planned_at: rega?.due_at.toISOString() ?? '', ...input })
    await agenda.remove({ task_id: later?.id ?? 0 })
    const stands = async ({ id }: { id: number }) => {
      const [task] = await ctx.db.select().from(tasks).where(eq(tasks.id, id))
      return task && [dayKey(task.due_at), task.closed_at ? 'fechada' : 'aberta', task.deleted_at ? 'apagada' : '']
    }
    const [done, deleted] = [rega as { id: number }, later as { id: number }]
    expect(await stands(done)).toEqual(['2026-11-24', 'aberta', ''])
    await plans.archive({ slug, archived: true })
    expect(await stands(done)).toEqual(['2026-11-24', 'fechada', ''])
    clock.now = new Date('2026-11-28T15:00:00Z')
    await plans.archive({ slug, archived: false })
    expect(await stands(done)).toEqual(['2026-11-28', 'aberta', ''])
    expect((await stands(deleted))?.[2]).toBe('apagada')
  })

  test('a cycle noted by mistake and taken back brings the tasks of the stage back', async ({ ctx, as }) => {
    const { plans, slug, made, grower } = await aRun(ctx, as)
    const plant = await aPlant(ctx, { created_by: grower.id, cycle_since: '2026-11-01' })
    await plans.changePlants({ slug, plant_ids: [plant.id] })
    const change = { plant_id: plant.id, plant_cycle_id: await cycleId(ctx, 'floracao'), created_by: grower.id }
    const [entered] = await ctx.db
      .insert(plant_cycle_changes)
      .values({ ...change, on: '2026-11-21' })
      .returning()
    await closeStagesOf(ctx, { user_id: grower.id })
    expect((await agendaOf(ctx, made.id))[0]).toEqual(['Rega', '2026-11-22', 'fechada'])
    await ctx.db.delete(plant_cycle_changes).where(eq(plant_cycle_changes.id, entered?.id ?? 0))
    await closeStagesOf(ctx, { user_id: grower.id })
    expect((await agendaOf(ctx, made.id))[0]).toEqual(['Rega', '2026-11-22', 'aberta'])
  })

  test('a date keeps its moment when the plan changes elsewhere: what is on screen can still be done', async ({
    ctx,
    as,
  }) => {
    const { plans, slug, made, grower } = await aRun(ctx, as)
    await aPlant(ctx, { created_by: grower.id }).then(({ id }) => plans.changePlants({ slug, plant_ids: [id] }))
    const first = async () =>
      (await ctx.db.select().from(tasks).where(eq(tasks.plan_id, made.id)).orderBy(asc(tasks.due_at)))[0]
    const before = await first()
    const { tasks: agenda } = (await as(grower)).agenda
    const input = { measures: { volume_ml: { value: 500 } } }
    await agenda.do({ task_id: before?.id ?? 0, planned_at: before?.due_at.toISOString() ?? '', ...input })
    const shown = await first()
    await plans.moveStage({ slug, stage_id: made.stages[1]?.id as number, to: '2026-12-08' })
    expect((await first())?.due_at).toEqual(shown?.due_at)
  })

  test('what was done of a task that goes stays, closed', async ({ ctx, as }) => {
    const { plans, slug, made, stages, grower } = await aRun(ctx, as)
    const [first] = await ctx.db.select().from(tasks).where(eq(tasks.plan_id, made.id)).orderBy(asc(tasks.due_at))
    const planned_at = first?.due_at as Date
    await ctx.db
      .insert(task_acts)
      .values({ task_id: first?.id as number, planned_at, done_at: ctx.now(), created_by: grower.id })
    const progress = await plans.progress({ slug })
    expect(progress.stages[0]?.tasks).toEqual([
      { title: 'Rega', due_on: '2026-11-22', times_done: 1, done_on: '2026-11-21', drift_days: -1 },
    ])
    await plans.changeStages({ slug, stages: stages.map((stage) => ({ ...stage, tasks: [] })) })
    expect(await agendaOf(ctx, made.id)).toEqual([['Rega', '2026-11-22', 'fechada']])
  })

  test('the tasks of a stage close when the plants have left it', async ({ ctx, as }) => {
    const { plans, slug, made, grower } = await aRun(ctx, as)
    const plant = await aPlant(ctx, { created_by: grower.id, cycle_since: '2026-11-03' })
    await plans.changePlants({ slug, plant_ids: [plant.id] })
    const on = '2026-11-20'
    const change = { plant_id: plant.id, plant_cycle_id: await cycleId(ctx, 'floracao'), on, created_by: grower.id }
    await ctx.db.insert(plant_cycle_changes).values(change)
    await closeStagesOf(ctx, { user_id: grower.id })
    expect((await agendaOf(ctx, made.id)).map(([title, , state]) => [title, state])).toEqual([
      ['Rega', 'fechada'],
      ['Rega', 'aberta'],
      ['Desfolha', 'aberta'],
    ])
    const seen = await plans.show({ slug })
    expect(seen.stages.map(({ done_on, drift_days, state }) => [done_on, drift_days, state])).toEqual([
      ['2026-11-03', 2, 'feita'],
      [on, -11, 'agora'],
    ])
    expect(seen.today).toMatchObject({ stage: 'Floração', cycle_since: on, plan_day: 21, drift_days: -11 })
  })

  test('a plan whose first day has come is under way', async ({ ctx, as, clock }) => {
    const grower = await aUser(ctx)
    const plan = await aPlan(ctx, { created_by: grower.id, starts_on: '2026-11-25' })
    const status = async () => (await (await as(grower)).plans.show({ slug: plan.slug })).plan_status.slug
    await followCalendar(ctx)
    expect(await status()).toBe('planejado')
    clock.now = new Date('2026-11-25T03:10:00Z')
    await followCalendar(ctx)
    expect(await status()).toBe('em-andamento')
  })
})

describe('hours in band', () => {
  test('come from the measures in the plan’s spaces; a missing one is no 0, and none at all is no share', async ({
    ctx,
    as,
  }) => {
    const { plans, slug, stages, grower } = await aRun(ctx, as)
    const [vega, flower] = stages
    if (!vega || !flower) throw new Error('no stages')
    const targets = {
      temperature: { from: 20, to: 26 },
      humidity: { from: 50, to: 70 },
      vpd: { from: 0.7, to: 1 },
      ph: { from: 6, to: 7 },
    }
    await plans.changeStages({ slug, stages: [{ ...vega, targets }, flower] })
    const nothing = await plans.progress({ slug })
    expect(nothing.stages[0]?.targets.map(({ name, share }) => [name, share])).toEqual([
      ['temperature', null],
      ['humidity', null],
      ['vpd', null],
      ['ph', null],
    ])
    const space = await aSpace(ctx, { created_by: grower.id, leaf_offset: -1.5 })
    await plans.changeSpaces({ slug, space_ids: [space.id] })
    const read = (hour: string, temperature: number, humidity?: number) => ({
      space_id: space.id,
      created_by: grower.id,
      kind: 'medicao' as const,
      measures: {
        temperature: { value: temperature },
        ...(humidity !== undefined && { humidity: { value: humidity } }),
      },
      happened_at: new Date(`2026-11-10T${hour}:00-03:00`),
    })
    await ctx.db
      .insert(updates)
      .values([read('08:00', 24, 65), read('12:00', 24, 0), read('16:00', 30), read('20:00', 24, 65)])
    const progress = await plans.progress({ slug })
    const { temperature, humidity, vpd, ph } = Object.fromEntries(
      (progress.stages[0]?.targets ?? []).map((one) => [one.name, one]),
    )
    expect(temperature).toMatchObject({ known: 12, in_band: 8 })
    expect(humidity).toMatchObject({ known: 12, in_band: 6 })
    expect(vpd).toMatchObject({ known: 12, in_band: 6 })
    expect(ph).toMatchObject({ known: 0, share: null })
    expect(progress.leaf_estimated).toBe(false)
  })
})
