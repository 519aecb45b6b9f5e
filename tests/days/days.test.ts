import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Client } from '#web/api-for.server.ts'
import { demo } from '../../app/world/demo.ts'
import { expect, test } from '../fixtures.ts'
import type { Page } from '../pages/page.ts'
import { narrowPhone } from './narrow-phone.ts'
import { worldViolations } from './world-violations.ts'

/** Days on which calendar code breaks; Brasília time. */
const hard = [
  ['a Monday, whose date is the widest of the year', '2026-11-30T08:00'],
  ['Tuesday, 29 February', '2028-02-29T12:00'],
  ['Thursday, 31 December at 23:50', '2026-12-31T23:50'],
] as const
/** With `-- --all`, one of each weekday. */
const days = process.env.LOOK_AT_ALL
  ? ([
      ...hard,
      ['a Sunday, the first of a month', '2026-11-01T12:00'],
      ['a Wednesday, just after midnight', '2027-03-03T00:05'],
      ['Friday, 1 January', '2027-01-01T06:00'],
      ['a Saturday of winter', '2026-08-15T21:30'],
    ] as const)
  : hard

let phone: Awaited<ReturnType<typeof narrowPhone>>
beforeAll(async () => {
  phone = await narrowPhone()
})
afterAll(() => phone.close())
afterEach(() => void vi.useRealTimers())

test.for(days)('the demo world holds and is drawn right on %s', async ([, time], { ctx, clock, as, page }) => {
  clock.now = new Date(`${time}-03:00`)
  vi.useFakeTimers({ now: clock.now, toFake: ['Date'] })
  await demo(ctx, { plants: 40, orders: 0, robot_days: 2, pictures: 4 })
  for (const [name, query] of Object.entries(worldViolations(clock.now)))
    expect((await ctx.db.execute(query)).rows, name).toEqual([])

  const [grower] = await ctx.db.select().from(users).where(eq(users.nickname, 'joaquim.verde'))
  if (!grower) throw new Error('the demo world has no grower')
  const api = await as(grower)
  const today = time.slice(0, 10)
  await tasksAreOf(today, api)

  const faults: string[] = []
  let looked = 0
  for (const address of await addressesOf(api, grower.nickname)) {
    const shown = await page(address, grower)
    const words = wordsAboutDays(shown, today)
    const over = await phone.overflow(shown.html)
    const wrong = [
      ...(shown.status === 200 ? [] : [`answers ${shown.status}`]),
      ...words.flatMap(({ wrong }) => wrong ?? []),
      ...brokenNumbers(shown),
      ...(over > 0 ? [`scrolls ${over} px sideways at 320 px`] : []),
    ]
    looked += words.length
    faults.push(...wrong.map((fault) => `${address}: ${fault}`))
  }
  expect(looked).toBeGreaterThan(20)
  expect(faults).toEqual([])
})

/** Due tasks are overdue by as many days as they say; done ones were done on that day. */
async function tasksAreOf(today: string, { agenda }: Client) {
  const due = await agenda.today.show()
  const tasks = due.groups.flatMap((group) => group.tasks)
  expect(due.today).toBe(today)
  expect(tasks.length).toBeGreaterThan(3)
  for (const { title, planned_at, days_late } of tasks) {
    const late = daysFrom(dayOf(planned_at), today)
    expect(late, `${title} is not of a day to come`).toBeGreaterThanOrEqual(0)
    expect(days_late, title).toBe(late)
  }
  for (const act of due.done) expect(dayOf(act.at)).toBe(today)
}

/** The grower's pages that show dates, and every plant's. */
async function addressesOf({ garden: { plants, spaces }, plans }: Client, user: string) {
  const slugsOf = ({ data }: { data: { slug: string }[] }) => data.map(({ slug }) => slug)
  const all = slugsOf(await plants.list({ per_page: 100 }))
  const [alive] = slugsOf(await plants.list({ user, status: 'viva' }))
  const tents = slugsOf(await spaces.list({ user }))
  expect(all.length).toBeGreaterThan(15)
  return [
    ...['/', '/notificacoes', '/cultivo', '/cultivo/plantas', '/cultivo/espacos', '/cultivo/plano', '/cultivo/potes'],
    ...['', '?visao=semana', '?visao=lista'].map((view) => `/cultivo/agenda${view}`),
    ...all.map((slug) => `/cultivo/planta/${slug}`),
    ...['/atualizacoes', '/agenda', '/fotos'].map((rest) => `/cultivo/planta/${alive}${rest}`),
    ...tents.map((slug) => `/cultivo/espaco/${slug}`),
    ...['dia', 'semana', 'mes', 'ano'].map((span) => `/cultivo/espaco/${tents[0]}/clima?periodo=${span}`),
    ...slugsOf(await plans.list({ user })).map((slug) => `/cultivo/plano/${slug}`),
  ]
}

const brasilia = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' })
/** A day without a time is that day, in every zone. */
const dayOf = (moment: Date | string) =>
  typeof moment === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(moment) ? moment : brasilia.format(new Date(moment))
const daysFrom = (day: string, to: string) => Math.round((Date.parse(to) - Date.parse(day)) / 86_400_000)

/** Days ago that each phrase may mean. 'há N horas' may reach back over midnight, but not six hours. */
const spoken: [RegExp, (days: number) => boolean][] = [
  [/^(agora|há \d+ (minutos?|horas?))$/, (days) => days === 0 || days === 1],
  [/^em \d+ (minutos?|horas?)$/, (days) => days === 0 || days === -1],
  [/^hoje$/, (days) => days === 0],
  [/^ontem$/, (days) => days === 1],
  [/^amanhã$/, (days) => days === -1],
  [/^há [2-6] dias$/, (days) => days >= 2 && days <= 6],
]

/** Relative dates on a page that contradict the datetime attribute beside them. */
const wordsAboutDays = ({ $ }: Page, today: string): { wrong?: string }[] =>
  $('time[datetime]')
    .toArray()
    .flatMap((element) => {
      const text = $(element).text()
      const days = daysFrom(dayOf($(element).attr('datetime') ?? ''), today)
      const [, fits] = spoken.find(([form]) => form.test(text)) ?? []
      return fits ? { wrong: fits(days) ? undefined : `says '${text}' of ${days} days ago` } : []
    })

/** NaN or 'Invalid Date' in a chart or number. */
const brokenNumbers = ({ $, text }: Page) =>
  ['NaN', 'Infinity', 'Invalid', 'undefined'].filter(
    (word) =>
      text.includes(word) ||
      $('svg')
        .toArray()
        .some((drawing) => $.html(drawing).includes(word)),
  )
