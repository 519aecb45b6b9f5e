import { daysBetween } from '#shared/dates.ts'
import { addDays, addMonths } from '#shared/days.ts'

export const agendaViews = ['mes', 'semana', 'lista'] as const
export type AgendaView = (typeof agendaViews)[number]

const LIST_DAYS = 14

/** Weeks begin on Sunday, as on Brazilian calendars. */
const sundayOf = (day: string) => addDays(day, -new Date(day).getUTCDay())

export const weekOf = (day: string) => Array.from({ length: 7 }, (_, i) => addDays(sundayOf(day), i))

/** The weeks of a month, including the neighbouring months' days at both ends. */
export function monthOf(day: string): string[][] {
  const first = sundayOf(`${day.slice(0, 7)}-01`)
  const last = addDays(addMonths(`${day.slice(0, 7)}-01`, 1), -1)
  const weeks = Math.floor(daysBetween(first, last) / 7) + 1
  return Array.from({ length: weeks }, (_, i) => weekOf(addDays(first, i * 7)))
}

/** The first and last day that a view shows. */
export function windowOfView(view: AgendaView, day: string): { from: string; to: string } {
  if (view === 'lista') return { from: day, to: addDays(day, LIST_DAYS - 1) }
  const days = view === 'semana' ? weekOf(day) : monthOf(day).flat()
  return { from: days[0] ?? day, to: days.at(-1) ?? day }
}

/** The previous or next period of a view. */
export function stepOf(view: AgendaView, day: string, by: 1 | -1) {
  if (view === 'mes') return addMonths(day, by)
  return addDays(day, by * (view === 'semana' ? 7 : LIST_DAYS))
}

const monthName = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const shortDay = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** 'novembro de 2026'; '15 de nov – 21 de nov'. */
export function titleOf(view: AgendaView, day: string) {
  if (view === 'mes') return monthName.format(new Date(day))
  const { from, to } = windowOfView(view, day)
  return `${shortDay.format(new Date(from))} – ${shortDay.format(new Date(to))}`
}

type Chosen = { day: string; agenda: { today: string }; about?: { type: string; id: number } }

/** The form of a task of the day that is looked at; of one that is over it is of today. */
export function newTaskAddress({ day, agenda, about }: Chosen) {
  const asked = new URLSearchParams({ ...(about && { em: `${about.type}:${about.id}` }) })
  if (day > agenda.today) asked.set('dia', day)
  return `/cultivo/agenda/nova${asked.size ? `?${decodeURIComponent(String(asked))}` : ''}`
}
