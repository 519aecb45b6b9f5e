import type { RouterContextProvider } from 'react-router'
import { dayKey } from '#shared/dates.ts'
import { requestContext } from '#web/page-context.server.ts'
import { type AgendaView, agendaViews, windowOfView } from '../components/calendar.model.ts'

/** View and day in the URL: `?visao=mes&dia=2026-11-21`. Invalid values fall back to the current month. */
export function viewOf(context: Readonly<RouterContextProvider>, url: URL) {
  const wanted = url.searchParams.get('visao') as AgendaView
  const view = agendaViews.includes(wanted) ? wanted : 'mes'
  const day = dayOf(url.searchParams.get('dia')) ?? dayKey(context.get(requestContext).now())
  return { view, day, base: url.pathname, window: windowOfView(view, day) }
}

/** Limits the year range, so that the navigation does not reach the year 9999. */
export function dayOf(text: string | null) {
  if (!text || !/^20[2-4]\d-\d{2}-\d{2}$/.test(text)) return null
  const day = new Date(text)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : null
}
