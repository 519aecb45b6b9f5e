import ical, { ICalAlarmType, type ICalCalendar, ICalCalendarMethod } from 'ical-generator'
import type { Context } from '#platform/context.ts'
import { dayKey, formatTime, timeZone } from '#shared/dates.ts'
import { addDays } from '#shared/days.ts'
import { today } from '../agenda-days.model.ts'
import { datesAhead } from '../recurrence/next-day.model.ts'
import type { Rule } from '../recurrence/rule.kinds.ts'
import { storedRule, writeRule } from '../recurrence/rule.model.ts'
import { aboutOf, type TaskRow } from '../tasks.queries.ts'
import type { Task } from '../tasks.table.ts'

type Options = {
  discreet: boolean
  /** Dates of a task that are behind. */
  timesOf: (task: Task) => number
  /** The last planned day of the stage that asks for it. */
  endOf: (task: Task) => string | undefined
}

// São Paulo has had no summer time since 2019.
const zone = [
  'BEGIN:VTIMEZONE',
  `TZID:${timeZone}`,
  'BEGIN:STANDARD',
  'DTSTART:20190217T000000',
  'TZOFFSETFROM:-0300',
  'TZOFFSETTO:-0300',
  'TZNAME:-03',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n')

/**
 * The open tasks as a calendar (RFC 5545): each task's open date as an event of its own, today when it is late, and what
 * follows as a series from the next date on. So a phone shows what is late once, and never a date that nobody did.
 */
export function writeCalendar(ctx: Context, rows: TaskRow[], options: Options): string {
  const calendar = ical({
    name: options.discreet ? 'Tarefas' : `${ctx.env.site.name}: agenda`,
    prodId: { company: ctx.env.site.name, product: 'agenda', language: 'PT-BR' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 3600,
  })
  calendar.timezone({ name: null, generator: () => zone })
  for (const row of rows) addTask(ctx, calendar, row, options)
  return calendar.toString()
}

function addTask(ctx: Context, calendar: ICalCalendar, row: TaskRow, { discreet, timesOf, endOf }: Options) {
  const { task } = row
  const now = today(ctx)
  const due = dayKey(task.due_at)
  const put = task.snoozed_until && dayKey(task.snoozed_until) > now ? dayKey(task.snoozed_until) : due
  const words = discreet
    ? { summary: 'Tarefa' }
    : { summary: `${task.title} · ${aboutOf(row).name}`, description: task.notes || undefined }
  addEvent(ctx, calendar, task, { ...words, id: `task-${task.id}-due`, day: put < now ? now : put })
  const rule = task.rrule ? storedRule(task.rrule) : null
  const end = endOf(task)
  const window = { due, today: now, to: end ?? '2100-01-01', exdates: task.exdates, times: timesOf(task) }
  const ahead = datesAhead(rule, window).filter((day) => day > put)
  const [next] = ahead
  if (!rule || !next) return
  // What ends after so many times, or with its stage, ends on a day: what was put off or left out is not counted again.
  const until = rule.count || end ? (ahead.at(-1) ?? next) : rule.until
  addEvent(ctx, calendar, task, {
    ...words,
    id: `task-${task.id}`,
    day: next,
    repeating: seriesOf(task, { ...rule, count: null, until }),
  })
}

type Event = { id: string; summary: string; description?: string; day: string; repeating?: string }

function addEvent({ env, now }: Context, calendar: ICalCalendar, task: Task, { id, day, ...rest }: Event) {
  const event = calendar.createEvent({
    ...rest,
    id: `${id}@${new URL(env.site.url).hostname}`,
    ...(task.all_day ? wholeDay(day) : hourOf(day, task)),
    stamp: now(),
    url: `${env.site.url}/cultivo`,
  })
  if (task.remind_minutes !== null)
    event.createAlarm({ type: ICalAlarmType.display, ...alarmAt(task.remind_minutes), description: rest.summary })
}

/** Of a whole day the library writes the day in UTC. */
function wholeDay(day: string) {
  const start = new Date(`${day}T00:00:00Z`)
  return { allDay: true, start, end: new Date(start.getTime() + 86_400_000) }
}

/** With a zone the library writes the clock of this process: it is given one that shows São Paulo's hour. */
function hourOf(day: string, { due_at }: Task) {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const [hours = 0, minutes = 0] = formatTime(due_at).split(':').map(Number)
  const start = new Date(year, month - 1, date, hours, minutes)
  return { timezone: timeZone, start, end: new Date(start.getTime() + 30 * 60_000) }
}

/** Seconds before, or after, the start. */
const alarmAt = (minutes: number) => (minutes >= 0 ? { triggerBefore: minutes * 60 } : { triggerAfter: -minutes * 60 })

/** The series' rule and the days on which it does not happen, as the file writes them. */
function seriesOf({ all_day, exdates, due_at }: Task, rule: Rule): string {
  const plain = (day: string) => day.replaceAll('-', '')
  const { until, ...endless } = rule
  // The end of that day in São Paulo, as RFC 5545 wants it: in UTC.
  const end = until && (all_day ? plain(until) : `${plain(addDays(until, 1))}T025959Z`)
  const lines = [`RRULE:${writeRule({ ...endless, until: null })}${end ? `;UNTIL=${end}` : ''}`]
  const hour = `${formatTime(due_at).replace(':', '')}00`
  if (exdates.length)
    lines.push(
      all_day
        ? `EXDATE;VALUE=DATE:${exdates.map(plain).join(',')}`
        : `EXDATE;TZID=${timeZone}:${exdates.map((day) => `${plain(day)}T${hour}`).join(',')}`,
    )
  return lines.join('\r\n')
}
