import { ORPCError } from '@orpc/server'
import { z } from 'zod'
import { safePath } from '#shared/safe-path.ts'
import { Chip } from '#ui/components/badge.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { ListStates } from '#ui/components/list-states.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { Pager } from '#ui/components/pager.tsx'
import { CardSkeleton } from '#ui/components/skeleton.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor, type Client, clientFor } from '#web/api-for.server.ts'
import { conflictAsToast } from '#web/conflict-as-toast.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { orNull } from '#web/or-null.server.ts'
import { requestContext } from '#web/page-context.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { EventCard } from '../components/event-card.tsx'
import { EventFilter } from '../events/events.schemas.ts'
import type { Route } from './+types/course-agenda.page'

export const middleware = [access('login')]
export const meta = pageMeta({ title: 'Agenda de cursos', noindex: true })

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const filter = filterOf(request, EventFilter)
  const [page, named] = await Promise.all([
    orNull(apiFor(context).events.events.list(filter)),
    find(clientFor(context.get(requestContext)), url.searchParams.get('evento')),
  ])
  return { page, named, mine: filter.mine ?? false }
}

/** The event that a notice led to; what is gone is simply not shown. */
async function find(api: Client, slug: string | null) {
  if (!slug || slug.length > 120) return null
  return api.events.events.show({ slug }).catch((error: unknown) => {
    if (error instanceof ORPCError && error.status === 404) return null
    throw error
  })
}

const Act = z.object({ slug: z.string(), act: z.enum(['join', 'leave']), back: z.string().optional() })

export const action = (args: Route.ActionArgs) =>
  submit(args, Act, async ({ events: { events } }, { slug, act, back }) => {
    const to = safePath(back ?? null) ?? '/cursos/agenda'
    return conflictAsToast(to, async () => {
      const { own_place, own_turn, title } = await events[act]({ slug })
      return redirectWithToast(to, said(title, own_place, own_turn))
    })
  })

const said = (title: string, place: string | null, turn: number | null) => {
  if (place === 'vai') return `Sua vaga em “${title}” está guardada.`
  if (place === 'fila') return `As vagas acabaram: você é a ${turn}ª pessoa da fila. Avisamos se abrir uma.`
  return `Você saiu de “${title}”.`
}

export default function CourseAgendaPage({ loaderData: { page, named, mine } }: Route.ComponentProps) {
  const here = mine ? '/cursos/agenda?mine=true' : '/cursos/agenda'
  return (
    <>
      <PageHeader
        title="Agenda de cursos"
        text="Aulas ao vivo e encontros que vêm. Pegue a sua vaga e receba um lembrete."
        more={
          <LinkButton to="/cursos/agenda/calendario/ics" icon="calendar-plus" download>
            Os meus no calendário
          </LinkButton>
        }
      />
      <div className="mb-6 flex flex-wrap gap-2">
        <Chip to="/cursos/agenda" active={!mine}>
          Todos
        </Chip>
        <Chip to="/cursos/agenda?mine=true" active={mine}>
          Em que estou
        </Chip>
      </div>
      {named && (
        <div className="mb-6">
          <EventCard event={named} back={`/cursos/agenda?evento=${named.slug}`} />
        </div>
      )}
      <ListStates
        items={page?.data.filter(({ id }) => id !== named?.id) ?? (page === null ? null : undefined)}
        keyOf={({ id }) => id}
        skeleton={<CardSkeleton />}
        empty={named ? null : <Empty mine={mine} />}
        frame={(cards) => <div className="grid gap-4 sm:grid-cols-2">{cards}</div>}
      >
        {(event) => <EventCard event={event} back={here} />}
      </ListStates>
      {page && <Pager {...page} label="Páginas de eventos" />}
    </>
  )
}

const Empty = ({ mine }: { mine: boolean }) =>
  mine ? (
    <EmptyState
      icon="calendar-days"
      text="Você não tem vaga em nenhum evento que vem."
      action={<LinkButton to="/cursos/agenda">Ver todos</LinkButton>}
    />
  ) : (
    <EmptyState
      icon="calendar-days"
      text="Não há evento marcado agora."
      action={<LinkButton to="/dichavando/cursos">Ver os cursos</LinkButton>}
    />
  )
