import type { RouterContextProvider } from 'react-router'
import { dayKey } from '#shared/dates.ts'
import { requestContext } from '#web/page-context.server.ts'
import { type AgendaView, agendaViews, windowOfView } from '../components/calendar.model.ts'

/** What an agenda's address asks to see: `?visao=mes&dia=2026-11-21`. Anything odd is today's month. */
export function viewOf(context: Readonly<RouterContextProvider>, url: URL) {
  const wanted = url.searchParams.get('visao') as AgendaView
  const view = agendaViews.includes(wanted) ? wanted : 'mes'
  const day = dayOf(url.searchParams.get('dia')) ?? dayKey(context.get(requestContext).now())
  return { view, day, base: url.pathname, window: windowOfView(view, day) }
}

/** Years that a garden plans for: nobody pages to the year 9999. */
function dayOf(text: string | null) {
  if (!text || !/^20[2-4]\d-\d{2}-\d{2}$/.test(text)) return null
  const day = new Date(text)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : null
}
