import { z } from 'zod'
import { sendOrEnqueue } from '#domains/base/outbox/ui.ts'
import { hidePartOf } from '#domains/garden/garden/hidden-parts/components/hide-part.view.ts'
import { PlantTabs } from '#domains/garden/garden/plants/ui.ts'
import { now } from '#shared/clock.ts'
import type { ToastUndo } from '#shared/root-data.ts'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { afterKept } from '#ui/form/kept-for-later.ts'
import { apiFor, type Client } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { cacheForVisitors } from '#web/page-cache.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { openActivity, openedIn } from '../../acts/components/open-activity.view.ts'
import { type OpenForm, openForm } from '../../acts/pages/act-form.server.ts'
import { actOnTarget } from '../../acts/pages/act-on-target.server.ts'
import { writtenText } from '../../acts/written.words.ts'
import { undoOfAct } from '../../quick-log/undo-act.view.ts'
import { Journal } from '../components/journal.tsx'
import { OpenCases } from '../components/open-cases.tsx'
import { UpdateActions } from '../components/update-actions.tsx'
import { WeekTimeline } from '../components/week-timeline.tsx'
import { UpdateFilter, UpdateRef } from '../updates.schemas.ts'
import { daysOfWeek, weekOf } from '../weeks.model.ts'
import type { Route } from './+types/plant-updates.page'

export const middleware = [access('public')]

export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `${openedIn('plant', loaderData?.form)} · ${loaderData?.plant.name ?? 'planta'}${loaderData?.semana ? `, semana ${loaderData.semana}` : ''}`,
  noindex: loaderData?.plant.private,
}))

const Query = UpdateFilter.omit({ id_or_slug: true }).extend({
  /** A week of the plant's life. */
  semana: z.coerce.number().int().min(1).max(520).optional(),
})

type Days = { since?: string; until?: string }

/** Intersection of both date ranges. */
const within = <T extends Days>(filter: T, week: Required<Days>): T => ({
  ...filter,
  since: filter.since && filter.since > week.since ? filter.since : week.since,
  until: filter.until && filter.until < week.until ? filter.until : week.until,
})

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const api = apiFor(context)
  const { semana, ...filter } = filterOf(request, Query)
  const shown = api.garden.plants.show({ id_or_slug: params.slug })
  // The days of a week depend on the plant's start.
  const days = semana ? within(filter, daysOfWeek(await shown, semana)) : filter
  const [plant, list] = await Promise.all([
    shown,
    api.journal.updates.list({ ...days, id_or_slug: params.slug, per_page: 20 }),
  ])
  cacheForVisitors(context, `plant:${plant.id}`)
  const form = plant.can.update ? await openForm(api, url, [plant]) : null
  return { plant, semana, updates: list, form, cases: form ? await openCases(api, plant, form) : [] }
}

/** Where the form is that of a treatment. */
async function openCases({ problems }: Client, { slug }: { slug: string }, form: OpenForm) {
  if (openActivity('plant', form).chosen.kind !== 'tratamento') return []
  const { data } = await problems.cases.list({ id_or_slug: slug })
  return data.filter(({ outcome }) => !outcome).map(({ id, name }) => ({ id, name }))
}

const Delete = UpdateRef.omit({ id_or_slug: true }).extend({ form: z.literal('delete') })

export async function action(args: Route.ActionArgs) {
  const id_or_slug = args.params.slug
  const address = `/cultivo/planta/${id_or_slug}/atualizacoes`
  const back = (text: string, undo?: ToastUndo) => redirectWithToast(address, text, 'success', undo)
  const form = (await formOf(args.request)).get('form')
  if (form === 'delete')
    return submit(args, Delete, async (api, { update_id }) => {
      await api.journal.updates.remove({ id_or_slug, update_id })
      return back('A atualização foi apagada.')
    })
  return actOnTarget(args, { target: `plant:${id_or_slug}` }, ({ kind, act_key }) => {
    const undo = undoOfAct(act_key, address)
    // The day of the harvest has its own page: the weight, the days, what comes next.
    if (kind === 'colheita')
      return redirectWithToast(`/cultivo/planta/${id_or_slug}/colhida`, 'Colheita registrada.', 'success', undo)
    // The form is there for the next photo.
    if (kind === 'foto') return redirectWithToast(`${address}?tipo=foto`, writtenText(1), 'success', undo)
    return back(writtenText(1), undo)
  })
}

/** When offline the form is queued on the phone. */
export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) => sendOrEnqueue(request, serverAction)
export const shouldRevalidate = afterKept

export default function PlantUpdatesPage({ loaderData: { plant, updates, form, cases } }: Route.ComponentProps) {
  const address = `/cultivo/planta/${plant.slug}/atualizacoes`
  return (
    <>
      <PageHeader
        title={`Atualizações · ${plant.name}`}
        crumbs={[{ to: `/cultivo/planta/${plant.slug}`, label: plant.name }]}
      />
      <PlantTabs plant={plant} />
      <Journal
        about={{ kind: 'plant', slug: plant.slug, name: plant.name }}
        address={address}
        form={form && { ...form, last: updates.data.flatMap(({ photos }) => photos)[0]?.document.url }}
        plants={[{ status: plant.status, cycle: plant.plant_cycle.slug }]}
        where={({ kind }) => kind === 'tratamento' && <OpenCases slug={plant.slug} cases={cases} />}
        page={updates}
        weeks={weekOf(plant, plant.ended_on ?? now())}
      >
        <WeekTimeline
          plant={plant}
          address={address}
          updates={updates.data}
          photoAction={plant.can.see_privacy ? hidePartOf(address) : undefined}
          actions={plant.can.update ? (update) => <UpdateActions update={update} plant={plant} /> : undefined}
        />
      </Journal>
    </>
  )
}
