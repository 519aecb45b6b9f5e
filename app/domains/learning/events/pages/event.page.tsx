import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { plural } from '#shared/numbers.ts'
import { Badge } from '#ui/components/badge.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { conflictAsToast } from '#web/conflict-as-toast.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { orNull } from '#web/or-null.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { underNames } from '#web/under-names.server.ts'
import { EventForm } from '../components/event-form.tsx'
import { WhoGoes } from '../components/who-goes.tsx'
import { eventValues, typedMoment } from '../events/event.form.ts'
import { eventStateWords, eventTimes } from '../events/event.words.ts'
import { eventFields } from '../events/event-fields.form.ts'
import { EventCreate, EventInput, type OwnEvent, PlaceFilter } from '../events/events.schemas.ts'
import type { Route } from './+types/event.page'

const agenda = '/cursos/professor/agenda'

export const middleware = [access('professor')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData?.event?.title ?? 'Novo evento',
  noindex: true,
}))

export async function loader({ request, params: { slug }, context }: Route.LoaderArgs) {
  const { events } = apiFor(context).events
  if (!slug)
    return {
      ...{ event: null, places: null, choices: await events.choices({}) },
      idempotency_key: randomUUID() as string,
    }
  const [event, choices] = await Promise.all([events.showOwn({ slug }), events.choices({ slug })])
  const filter = filterOf(request, PlaceFilter.omit({ slug: true }))
  return { event, choices, places: await orNull(events.places({ ...filter, slug })), idempotency_key: undefined }
}

export async function action(args: Route.ActionArgs) {
  const { slug } = args.params
  if (!slug)
    return submit(args, EventCreate, async (api, input) => {
      const made = await api.events.events.create(input)
      const words = made.state === 'publicado' ? 'O evento está na agenda.' : 'O rascunho está salvo.'
      return redirectWithToast(`${agenda}/evento/${made.slug}`, words)
    })
  const here = `${agenda}/evento/${slug}`
  const step = (await formOf(args.request)).get('step')
  if (step === 'cancel')
    return submit(args, z.object({}), (api) =>
      conflictAsToast(here, async () => {
        await api.events.events.cancel({ slug })
        return redirectWithToast(here, 'O evento foi cancelado, e quem ia foi avisado.')
      }),
    )
  if (step === 'delete')
    return submit(args, z.object({}), (api) =>
      conflictAsToast(here, async () => {
        await api.events.events.remove({ slug })
        return redirectWithToast(agenda, 'O rascunho foi apagado.')
      }),
    )
  return submit(args, EventInput, async (api, input) => {
    await underNames(shownTimes, () => api.events.events.change({ ...input, slug }))
    return redirectWithToast(here, 'Evento salvo.')
  })
}

const local = (at: unknown) => (typeof at === 'string' ? typedMoment(at) : '')
const shownTimes = { starts_at: { field: 'starts_at', say: local }, ends_at: { field: 'ends_at', say: local } }

export default function EventPage({ loaderData }: Route.ComponentProps) {
  const { event, choices, places, idempotency_key } = loaderData
  if (!event)
    return (
      <div className="max-w-3xl">
        <PageHeader
          title="Novo evento"
          text="Uma aula ao vivo, um tira-dúvidas, um encontro."
          crumbs={[{ to: agenda, label: 'Agenda' }, { label: 'Novo evento' }]}
        />
        <EventForm values={{ audience: 'todos', publish: 'true' }} choices={choices} idempotency_key={idempotency_key}>
          <FormActions>
            <LinkButton to={agenda}>Cancelar</LinkButton>
            <SubmitButton sending="Criando…">Criar evento</SubmitButton>
          </FormActions>
        </EventForm>
      </div>
    )
  return (
    <div className="max-w-3xl space-y-8">
      <Head event={event} />
      {event.can.change ? (
        <EventForm
          key={JSON.stringify(event)}
          values={eventValues(event)}
          opened={eventFields(event)}
          choices={choices}
        >
          <FormActions>
            <LinkButton to={agenda}>Voltar</LinkButton>
            <SubmitButton sending="Salvando…">Salvar</SubmitButton>
          </FormActions>
        </EventForm>
      ) : (
        <Notice title={event.state === 'cancelado' ? 'Este evento foi cancelado' : 'Este evento já terminou'}>
          Ele fica aqui como estava.
        </Notice>
      )}
      {event.state !== 'rascunho' && <WhoGoes event={event} places={places} />}
      <Ends event={event} />
    </div>
  )
}

const Head = ({ event }: { event: OwnEvent }) => {
  const { label, tone } = eventStateWords[event.state]
  return (
    <PageHeader
      title={event.title}
      text={
        <>
          <Badge tone={tone}>{label}</Badge> {eventTimes(event)}
        </>
      }
      crumbs={[{ to: agenda, label: 'Agenda' }, { label: event.title }]}
    />
  )
}

function Ends({ event: { title, can, going, waiting } }: { event: OwnEvent }) {
  if (can.remove)
    return (
      <ConfirmButton
        label="Apagar rascunho"
        tone="danger"
        icon="trash-2"
        send={{ step: 'delete' }}
        title={`Apagar “${title}”?`}
        confirm="Apagar rascunho"
        box="Sim, quero apagar"
      >
        Ninguém o viu ainda. Não dá para trazer de volta.
      </ConfirmButton>
    )
  if (!can.cancel) return null
  const told = going + waiting
  return (
    <ConfirmButton
      label="Cancelar evento"
      tone="danger"
      icon="ban"
      send={{ step: 'cancel' }}
      title={`Cancelar “${title}”?`}
      confirm="Cancelar evento"
      box="Sim, quero cancelar"
    >
      {told > 0 ? `Avisamos ${plural(told, 'pessoa', 'pessoas')}. ` : ''}Um evento cancelado não volta.
    </ConfirmButton>
  )
}
