import { apiFor } from '#web/api-for.server.ts'
import { fileResponse } from '#web/file-response.server.ts'
import { access } from '#web/guard.server.ts'
import type { Route } from './+types/agenda-file.page'

export const middleware = [access('login')]

/** GET /cursos/agenda/calendario/ics: one's own events as a calendar; with a slug that event alone. */
export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const { events } = apiFor(context).events
  return fileResponse(await (slug ? events.calendar({ slug }) : events.ownCalendar()))
}
