import ical, { ICalAlarmType, type ICalCalendar, ICalCalendarMethod } from 'ical-generator'
import type { Context } from '#platform/context.ts'
import { dayKey, formatTime, timeZone } from '#shared/dates.ts'
import { addDays } from '#shared/days.ts'
import { today } from '../calendar/agenda-days.model.ts'
import { datesAhead } from '../recurrence/next-day.model.ts'
import type { Rule } from '../recurrence/rule.kinds.ts'
import { storedRule, writeRule } from '../recurrence/rule.model.ts'
import { aboutOf, type TaskRow } from '../tasks/tasks.queries.ts'
import type { Task } from '../tasks/tasks.table.ts'

type Options = {
  discreet: boolean
  /** Number of past dates of a task. */
  timesOf: (task: Task) => number
  /** The last planned day of the stage that the task comes from. */
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
 * Open tasks as a calendar (RFC 5545): each task's open date as a separate event, today when overdue, and the following
 * dates as a recurrence from the next one on. So an overdue task appears once, and no date that was never done appears.
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
  // COUNT and stage ends become an UNTIL day: snoozed and excluded dates are not counted twice.
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

/** For all-day events the library formats the day in UTC. */
function wholeDay(day: string) {
  const start = new Date(`${day}T00:00:00Z`)
  return { allDay: true, start, end: new Date(start.getTime() + 86_400_000) }
}

/** For zoned events the library formats local time of the process: the date is shifted to show São Paulo's time. */
function hourOf(day: string, { due_at }: Task) {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const [hours = 0, minutes = 0] = formatTime(due_at).split(':').map(Number)
  const start = new Date(year, month - 1, date, hours, minutes)
  return { timezone: timeZone, start, end: new Date(start.getTime() + 30 * 60_000) }
}

/** Seconds before, or after, the start. */
const alarmAt = (minutes: number) => (minutes >= 0 ? { triggerBefore: minutes * 60 } : { triggerAfter: -minutes * 60 })

/** RRULE and EXDATE of the series. */
function seriesOf({ all_day, exdates, due_at }: Task, rule: Rule): string {
  const plain = (day: string) => day.replaceAll('-', '')
  const { until, ...endless } = rule
  // The end of that day in São Paulo, in UTC as RFC 5545 requires.
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
