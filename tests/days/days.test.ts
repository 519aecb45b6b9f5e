import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, vi } from 'vitest'
import { users } from '#domains/accounts/users/users.table.ts'
import { demo } from '../../app/world/demo.ts'
import { expect, test } from '../fixtures.ts'
import type { Page } from '../pages/page.ts'
import { narrowPhone } from './narrow-phone.ts'
import { worldViolations } from './world-violations.ts'

/** One of each weekday, and the days on which calendars break; clock of Brasília. */
const days = [
  ['a Sunday, the first of a month', '2026-11-01T12:00'],
  ['a Monday, whose date is the widest of the year', '2026-11-30T08:00'],
  ['Tuesday, 29 February', '2028-02-29T12:00'],
  ['a Wednesday, just after midnight', '2027-03-03T00:05'],
  ['Thursday, 31 December at 23:50', '2026-12-31T23:50'],
  ['Friday, 1 January', '2027-01-01T06:00'],
  ['a Saturday of winter', '2026-08-15T21:30'],
] as const

let phone: Awaited<ReturnType<typeof narrowPhone>>
beforeAll(async () => {
  phone = await narrowPhone()
})
afterAll(() => phone.close())

test.for(days)(
  'the demo world holds and is drawn right on %s',
  { timeout: 120_000 },
  async ([, time], { ctx, clock, as, page }) => {
    clock.now = new Date(`${time}-03:00`)
    vi.useFakeTimers({ now: clock.now, toFake: ['Date'] })
    await demo(ctx, { plants: 40, drawnPhotos: 4, width: 320 })
    for (const [name, query] of Object.entries(worldViolations(clock.now)))
      expect((await ctx.db.execute(query)).rows, name).toEqual([])

    const [grower] = await ctx.db.select().from(users).where(eq(users.nickname, 'joaquim.verde'))
    if (!grower) throw new Error('the demo world has no grower')
    const { cultivation } = await as(grower)
    const today = time.slice(0, 10)

    const due = await cultivation.today.show()
    expect(due.today).toBe(today)
    const tasks = due.groups.flatMap((group) => group.tasks)
    expect(tasks.length).toBeGreaterThan(3)
    for (const task of tasks) {
      const late = daysFrom(dayOf(task.planned_at), today)
      expect(late, `${task.title} is not of a day to come`).toBeGreaterThanOrEqual(0)
      expect(task.days_late, task.title).toBe(late)
    }
    for (const act of due.done) expect(dayOf(act.at)).toBe(today)

    const slugs = {
      plants: (await cultivation.plants.list({ per_page: 100 })).data.map(({ slug }) => slug),
      spaces: (await cultivation.spaces.list({ user: grower.nickname })).data.map(({ slug }) => slug),
      plans: (await cultivation.plans.list({ user: grower.nickname })).data.map(({ slug }) => slug),
    }
    const [plant] = (await cultivation.plants.list({ user: grower.nickname, status: 'viva' })).data
    const addresses = [
      ...['/cultivo', '/notificacoes', '/cultivo/plantas', '/cultivo/espacos', '/cultivo/plano', '/cultivo/potes', '/'],
      ...['', '?visao=semana', '?visao=lista'].map((view) => `/cultivo/agenda${view}`),
      ...slugs.plants.map((slug) => `/cultivo/planta/${slug}`),
      ...['/atualizacoes', '/agenda', '/fotos'].map((rest) => `/cultivo/planta/${plant?.slug}${rest}`),
      ...slugs.spaces.map((slug) => `/cultivo/espaco/${slug}`),
      ...['', '?periodo=semana', '?periodo=mes', '?periodo=ano'].map(
        (period) => `/cultivo/espaco/${slugs.spaces[0]}/clima${period}`,
      ),
      ...slugs.plans.map((slug) => `/cultivo/plano/${slug}`),
    ]
    const faults: string[] = []
    let moments = 0
    for (const address of addresses) {
      const shown = await page(address, grower)
      if (shown.status !== 200) faults.push(`${address}: ${shown.status}`)
      const wrong = wrongWords(shown, today)
      moments += wrong.looked
      faults.push(...[...wrong.words, ...brokenNumbers(shown)].map((fault) => `${address}: ${fault}`))
      const over = await phone.overflow(shown.html)
      if (over > 0) faults.push(`${address}: scrolls ${over} px sideways at 320 px`)
    }
    vi.useRealTimers()
    expect(slugs.plants.length).toBeGreaterThan(15)
    expect(moments).toBeGreaterThan(20)
    expect(faults).toEqual([])
  },
)

const brasilia = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' })
const dayOf = (moment: Date | string) => brasilia.format(new Date(moment))
const daysFrom = (day: string, to: string) => Math.round((Date.parse(to) - Date.parse(day)) / 86_400_000)

/** How many days ago each word may be. Hours reach back over midnight, but not six of them. */
const spoken: [RegExp, (days: number) => boolean][] = [
  [/^(agora|há \d+ (minutos?|horas?))$/, (days) => days === 0 || days === 1],
  [/^em \d+ (minutos?|horas?)$/, (days) => days === 0 || days === -1],
  [/^hoje$/, (days) => days === 0],
  [/^ontem$/, (days) => days === 1],
  [/^amanhã$/, (days) => days === -1],
  [/^há [2-6] dias$/, (days) => days >= 2 && days <= 6],
]

/** Words about a day that are not of that day, told by the machine's form of it beside them. */
function wrongWords({ $ }: Page, today: string) {
  const words: string[] = []
  let looked = 0
  $('time[datetime]').each((_, element) => {
    const text = $(element).text()
    const days = daysFrom(dayOf($(element).attr('datetime') ?? ''), today)
    const rule = spoken.find(([form]) => form.test(text))
    if (!rule) return
    looked++
    if (!rule[1](days)) words.push(`says '${text}' of ${days} days ago`)
  })
  return { words, looked }
}

/** A chart or a figure that counted with a day that is none. */
const brokenNumbers = ({ $, text }: Page) =>
  ['NaN', 'Infinity', 'Invalid', 'undefined'].filter(
    (word) =>
      text.includes(word) ||
      $('svg')
        .toArray()
        .some((drawing) => $.html(drawing).includes(word)),
  )
