import { eq } from 'drizzle-orm'
import ICAL from 'ical.js'
import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aPlan, planStatusId } from '#domains/garden/plans/plans/plans.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'
import type { Client } from '#web/api-for.server.ts'
import { datesAhead } from '../recurrence/next-day.model.ts'
import { storedRule } from '../recurrence/rule.model.ts'
import { aTask } from '../tasks/tasks.factory.ts'
import { agenda_feeds, task_acts } from '../tasks/tasks.table.ts'

const tokenIn = (url: string | null) => url?.match(/\/agenda\/(.+)\.ics$/)?.[1] ?? ''

const momentOn = (day: string, time: string) => new Date(`${day}T${time}:00-03:00`)

async function feedOf(
  ctx: Context,
  as: (user: { id: number }) => Promise<{
    agenda: { feed: { renew: (input: { discreet: boolean }) => Promise<{ url: string | null }> } }
  }>,
  id: number,
  discreet = false,
) {
  const { url } = await (await as({ id })).agenda.feed.renew({ discreet })
  expect(ctx.env.site.url).toBeTruthy()
  return tokenIn(url)
}

/** The days that a calendar client shows, by event. */
function daysIn(ics: string, most = 6) {
  const calendar = new ICAL.Component(ICAL.parse(ics))
  return new Map(
    calendar.getAllSubcomponents('vevent').map((one) => {
      const event = new ICAL.Event(one)
      const days: string[] = []
      const iterator = event.iterator()
      for (let next = iterator.next(); next && days.length < most; next = iterator.next())
        days.push(next.toString().slice(0, 10))
      return [
        event.uid.split('@')[0],
        { days: event.isRecurring() ? days : [event.startDate.toString().slice(0, 10)], event, one },
      ]
    }),
  )
}

test('a foreign calendar library reads the same dates as the agenda', async ({ ctx, as, api }) => {
  const plant = await aPlant(ctx, { name: 'Jaci' })
  const rules = [
    ['FREQ=DAILY;INTERVAL=3', '2026-11-22'],
    ['FREQ=WEEKLY;BYDAY=MO,TH', '2026-11-23'],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=SA', '2026-11-21'],
    ['FREQ=MONTHLY;BYMONTHDAY=1', '2026-12-01'],
    ['FREQ=MONTHLY;BYMONTHDAY=-1', '2026-11-30'],
    ['FREQ=MONTHLY;BYDAY=1MO', '2026-12-07'],
    ['FREQ=DAILY;INTERVAL=2;UNTIL=20261127', '2026-11-21'],
    ['FREQ=DAILY;COUNT=4', '2026-11-21'],
  ] as const
  for (const [rrule, due_on] of rules) {
    const task = await aTask(ctx, { plant_id: plant.id, rrule, due_on, exdates: ['2026-11-28'] })
    const evening = await aTask(ctx, { plant_id: plant.id, rrule, due_at: momentOn(due_on, '22:30'), all_day: false })
    const read = daysIn((await api.agenda.feed.read({ token: await feedOf(ctx, as, plant.created_by) })).ics)
    const window = { due: due_on, today: '2026-11-21', to: '2030-01-01' }
    expect(read.get(`task-${task.id}-due`)?.days, rrule).toEqual([due_on])
    expect(read.get(`task-${task.id}`)?.days, rrule).toEqual(
      datesAhead(storedRule(rrule), { ...window, exdates: ['2026-11-28'] }).slice(0, 6),
    )
    expect(read.get(`task-${evening.id}`)?.days, rrule).toEqual(datesAhead(storedRule(rrule), window).slice(0, 6))
    const start = read.get(`task-${evening.id}`)?.event.startDate
    expect(start?.toString().slice(11, 16)).toBe('22:30')
    expect(read.get(`task-${evening.id}`)?.one.getFirstProperty('dtstart')?.getParameter('tzid')).toBe(
      'America/Sao_Paulo',
    )
  }
})

test('what is late stands on today once, and a reminder is an alarm', async ({ ctx, as, api }) => {
  const task = await aTask(ctx, { rrule: 'FREQ=DAILY;INTERVAL=3', due_on: '2026-11-02', remind_minutes: -480 })
  const read = daysIn((await api.agenda.feed.read({ token: await feedOf(ctx, as, task.created_by) })).ics, 2)
  const late = read.get(`task-${task.id}-due`)
  expect(late?.days).toEqual(['2026-11-21'])
  expect(read.get(`task-${task.id}`)?.days).toEqual(['2026-11-24', '2026-11-27'])
  expect(late?.event.startDate.isDate).toBe(true)
  expect(late?.one.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger')?.toString()).toBe('PT8H')
})

/** The days of a task until a date, as a calendar client shows them and as the agenda page does. */
async function bothUntil(
  { ctx, as, api }: { ctx: Context; as: (user: { id: number }) => Promise<Client>; api: Client },
  { id, created_by }: { id: number; created_by: number },
  to: string,
) {
  const { data } = await (await as({ id: created_by })).agenda.tasks.list({ from: '2026-11-01', to })
  const { ics } = await api.agenda.feed.read({ token: await feedOf(ctx, as, created_by) })
  const read = daysIn(ics, 60)
  const days = [...(read.get(`task-${id}-due`)?.days ?? []), ...(read.get(`task-${id}`)?.days ?? [])]
  return {
    agenda: data.flatMap(({ task_id, on, state }) => {
      if (task_id !== id) return []
      // The calendar moves overdue tasks to today.
      return [state === 'late' ? '2026-11-21' : on]
    }),
    feed: days.filter((day) => day <= to),
  }
}

test('what a stage asks for ends with its last planned day, as the agenda shows it; a rule that ends before ends it', async ({
  ctx,
  as,
  api,
}) => {
  const world = { ctx, as, api }
  const plan = await aPlan(world.ctx, {
    starts_on: '2026-11-01',
    plan_status_id: await planStatusId(world.ctx, 'em-andamento'),
    shape: [['vegetativo', 30]],
  })
  const stage = { plan_id: plan.id, created_by: plan.created_by, plan_stage_id: plan.stages[0]?.id }
  const every3 = await aTask(world.ctx, { ...stage, rrule: 'FREQ=DAILY;INTERVAL=3', due_on: '2026-11-22' })
  const evening = { all_day: false, due_at: momentOn('2026-11-22', '22:30') }
  const timed = await aTask(world.ctx, { ...stage, ...evening, rrule: 'FREQ=WEEKLY;BYDAY=SU' })
  const shorter = await aTask(world.ctx, { ...stage, rrule: 'FREQ=DAILY;UNTIL=20261124', due_on: '2026-11-22' })
  const weekly = await aTask(world.ctx, { ...stage, rrule: 'FREQ=WEEKLY', due_on: '2026-11-27' })
  for (const [task, days] of [
    [every3, ['2026-11-22', '2026-11-25', '2026-11-28']],
    [timed, ['2026-11-22', '2026-11-29']],
    [shorter, ['2026-11-22', '2026-11-23', '2026-11-24']],
    [weekly, ['2026-11-27']],
  ] as const) {
    const { agenda, feed } = await bothUntil(world, task, '2026-12-31')
    expect(feed, task.rrule ?? '').toEqual(days)
    expect(agenda, task.rrule ?? '').toEqual(days)
  }
})

test('of a stage that runs late the open date is shown, today, and nothing that follows', async ({ ctx, as, api }) => {
  const world = { ctx, as, api }
  const plan = await aPlan(world.ctx, { starts_on: '2026-10-01', shape: [['vegetativo', 30]] })
  const stage = { plan_id: plan.id, created_by: plan.created_by, plan_stage_id: plan.stages[0]?.id }
  const late = await aTask(world.ctx, { ...stage, rrule: 'FREQ=DAILY;INTERVAL=2', due_on: '2026-11-19' })
  expect(await bothUntil(world, late, '2026-12-31')).toEqual({ agenda: ['2026-11-21'], feed: ['2026-11-21'] })
  const { groups } = await (await world.as({ id: plan.created_by })).agenda.today.show()
  expect(groups.flatMap(({ tasks }) => tasks.map(({ task_id }) => task_id))).toEqual([late.id])
})

test('put off, or to be done so many times, the calendar and the agenda show the same days', async ({
  ctx,
  as,
  api,
}) => {
  const world = { ctx, as, api }
  const plant = await aPlant(world.ctx)
  const snoozed = await aTask(world.ctx, {
    plant_id: plant.id,
    rrule: 'FREQ=DAILY;COUNT=6',
    due_on: '2026-11-21',
    snoozed_until: momentOn('2026-11-24', '00:00'),
  })
  const counted = await aTask(world.ctx, { plant_id: plant.id, rrule: 'FREQ=DAILY;COUNT=4', due_on: '2026-11-21' })
  const acts = ['2026-11-19', '2026-11-20'].map((day) => ({
    task_id: counted.id,
    planned_at: momentOn(day, '00:00'),
    done_at: momentOn(day, '09:00'),
    created_by: plant.created_by,
    created_at: momentOn('2026-10-01', '09:00'),
  }))
  await world.ctx.db.insert(task_acts).values(acts)
  const put = ['2026-11-24', '2026-11-25', '2026-11-26']
  expect(await bothUntil(world, snoozed, '2026-12-31')).toEqual({ agenda: put, feed: put })
  const left = ['2026-11-21', '2026-11-22']
  const { agenda, feed } = await bothUntil(world, counted, '2026-12-31')
  expect(feed).toEqual(left)
  expect(agenda.filter((day) => day >= '2026-11-21')).toEqual(left)
})

test('discreet, the calendar names nothing', async ({ ctx, as, api }) => {
  const plant = await aPlant(ctx, { name: 'Jaci' })
  await aTask(ctx, { plant_id: plant.id, title: 'Regar', notes: 'com melaço' })
  const open = await feedOf(ctx, as, plant.created_by)
  expect((await api.agenda.feed.read({ token: open })).ics).toContain('Regar · Jaci')
  expect(await (await as({ id: plant.created_by })).agenda.feed.change({ discreet: true })).toMatchObject({
    discreet: true,
  })
  const { ics } = await api.agenda.feed.read({ token: open })
  expect(ics).toContain('SUMMARY:Tarefa')
  expect(ics).not.toMatch(/Regar|Jaci|mela/)
})

test('off by default; a new address kills the old one; nobody else’s tasks are in it; off again it is gone', async ({
  ctx,
  as,
  api,
}) => {
  const [task, other] = [await aTask(ctx, { title: 'Minha' }), await aTask(ctx, { title: 'De outra' })]
  const { feed: agendaFeed } = (await as({ id: task.created_by })).agenda
  expect(await agendaFeed.show()).toEqual({ url: null, discreet: false })
  await expect(agendaFeed.change({ discreet: true })).rejects.toMatchObject({ status: 404 })
  const first = tokenIn((await agendaFeed.renew({ discreet: false })).url)
  expect(tokenIn((await agendaFeed.show()).url)).toBe(first)
  const { ics } = await api.agenda.feed.read({ token: first })
  expect(ics).toContain('Minha')
  expect(ics).not.toContain('De outra')
  expect(other.created_by).not.toBe(task.created_by)
  const second = tokenIn((await agendaFeed.renew({ discreet: false })).url)
  await expect(api.agenda.feed.read({ token: first })).rejects.toMatchObject({ status: 404 })
  const [kept] = await ctx.db.select().from(agenda_feeds)
  expect(JSON.stringify(kept)).not.toContain(second)
  await agendaFeed.end()
  await expect(api.agenda.feed.read({ token: second })).rejects.toMatchObject({ status: 404 })
})

test('a suspended person’s address is silent, and who guesses is slowed down', async ({ ctx, as, api }) => {
  const grower = await aUser(ctx)
  const token = await feedOf(ctx, as, grower.id)
  await ctx.db.update(users).set({ suspended_at: ctx.now() }).where(eq(users.id, grower.id))
  await expect(api.agenda.feed.read({ token })).rejects.toMatchObject({ status: 404 })
  const statuses: number[] = []
  for (let i = 0; i < 121; i++)
    await api.agenda.feed.read({ token: `x${i}` }).catch(({ status }) => statuses.push(status))
  expect(statuses.at(-1)).toBe(429)
})

test('only who is logged in has an address', async ({ api }) => {
  for (const call of [api.agenda.feed.show(), api.agenda.feed.renew({ discreet: false }), api.agenda.feed.end()])
    await expect(call).rejects.toMatchObject({ status: 401 })
})
