import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'

const calendar = 'domains/growing/agenda/calendar/pages'
const feed = 'domains/growing/agenda/feed/pages'
const tasks = 'domains/growing/agenda/tasks/pages'

export const routes: DomainRoutes = {
  site: [
    route('cultivo', 'domains/growing/agenda/today/pages/today.page.tsx'),
    route('cultivo/agenda', `${calendar}/agenda.page.tsx`),
    route('cultivo/agenda/celular', `${feed}/agenda-feed.page.tsx`),
    route('cultivo/agenda/nova', `${tasks}/task-new.page.tsx`),
    route('cultivo/agenda/tarefas', `${tasks}/task-acts.page.tsx`),
    route('cultivo/agenda/tarefa/:id', `${tasks}/task.page.tsx`),
    route('cultivo/agenda/tarefa/:id/editar', `${tasks}/task-edit.page.tsx`),
    route('cultivo/agenda/tarefa/:id/feito', `${tasks}/task-done.page.tsx`),
    route('cultivo/planta/:slug/agenda', `${calendar}/plant-agenda.page.tsx`),
    route('cultivo/espaco/:slug/agenda', `${calendar}/space-agenda.page.tsx`),
    route('cultivo/plano/:slug/agenda', `${calendar}/plan-agenda.page.tsx`),
  ],
  bare: [route('agenda/:file', `${feed}/agenda-ics.page.tsx`)],
}
