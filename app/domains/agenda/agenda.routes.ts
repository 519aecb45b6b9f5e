import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'

const pages = 'domains/agenda/pages'

export const routes: DomainRoutes = {
  site: [
    route('cultivo', 'domains/agenda/today/pages/today.page.tsx'),
    route('cultivo/agenda', `${pages}/agenda.page.tsx`),
    route('cultivo/agenda/celular', `${pages}/agenda-feed.page.tsx`),
    route('cultivo/agenda/nova', `${pages}/task-new.page.tsx`),
    route('cultivo/agenda/tarefas', `${pages}/task-acts.page.tsx`),
    route('cultivo/agenda/tarefa/:id', `${pages}/task.page.tsx`),
    route('cultivo/agenda/tarefa/:id/editar', `${pages}/task-edit.page.tsx`),
    route('cultivo/agenda/tarefa/:id/feito', `${pages}/task-done.page.tsx`),
    route('cultivo/planta/:slug/agenda', `${pages}/plant-agenda.page.tsx`),
    route('cultivo/espaco/:slug/agenda', `${pages}/space-agenda.page.tsx`),
    route('cultivo/plano/:slug/agenda', `${pages}/plan-agenda.page.tsx`),
  ],
  bare: [route('agenda/:file', `${pages}/agenda-ics.page.tsx`)],
}
