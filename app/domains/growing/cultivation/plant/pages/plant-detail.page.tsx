import { redirect } from 'react-router'
import { z } from 'zod'
import { plantView } from '#domains/garden/garden/plants/plant.view.ts'
import type { PlantDetail } from '#domains/garden/garden/plants/plants.schemas.ts'
import { type ActivitySlug, activityOf } from '#domains/garden/journal/activities/activity.kinds.ts'
import { lastUsedOn } from '#domains/garden/journal/acts/components/open-activity.view.ts'
import { undoOfAct } from '#domains/garden/journal/quick-log/undo-act.view.ts'
import { updateView } from '#domains/garden/journal/updates/update.view.ts'
import { planView } from '#domains/garden/plans/plans/plan.view.ts'
import { comingHere, dueHere } from '#domains/growing/agenda/today/due-here.model.ts'
import { dayKey } from '#shared/dates.ts'
import { addDays } from '#shared/days.ts'
import type { PhotoDocument } from '#shared/photo-document.ts'
import { photoView } from '#shared/photo-view.ts'
import type { ToastUndo } from '#shared/root-data.ts'
import { rowId } from '#shared/row-id.ts'
import { Sure } from '#shared/sure.ts'
import { typedRecentDay } from '#shared/typed-day.ts'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor, type Client } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { cacheForVisitors } from '#web/page-cache.server.ts'
import { requestContext } from '#web/page-context.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { PlantOverview } from '../components/plant-overview.tsx'
import type { Route } from './+types/plant-detail.page'

export const middleware = [access('public')]

export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData?.plant.name,
  description: loaderData && plantInWords(loaderData.plant),
  image: loaderData?.plant.private ? undefined : loaderData?.plant.photos[0]?.url,
  url: loaderData && !loaderData.plant.private ? `/cultivo/planta/${loaderData.plant.slug}` : undefined,
  noindex: loaderData?.plant.private,
}))

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const {
    garden: { plants, cycles },
    journal: { updates, activities },
    plans,
    agenda,
    cultivation: { wateringAdvice },
    problems,
  } = apiFor(context)
  const [plant, { data, total }, { plan, care }] = await Promise.all([
    plants.show({ id_or_slug: params.slug }),
    updates.list({ id_or_slug: params.slug, page: 1, per_page: 5 }),
    plans.plantToday({ id_or_slug: params.slug }),
  ])
  if (url.searchParams.get('registrar') === '1' && isGrower(context, plant)) {
    const [usual, own] = await Promise.all([updates.usual({}), activities.list()])
    throw redirect(`/cultivo/planta/${plant.slug}/atualizacoes?tipo=${lastUsedOn('plant', { usual, own: own.data })}`)
  }
  cacheForVisitors(context, `plant:${plant.id}`, ...(plan ? [`plan:${plan.id}`] : []))
  const latest = { data: data.map((update) => ({ ...updateView(update), photos: photosView(update) })), total }
  const [cyclesToChoose, watering, tasks, cases] = await Promise.all([
    plant.can.update ? cycles.list() : null,
    plant.can.update ? wateringAdvice.show({ id_or_slug: params.slug }) : null,
    plant.can.see_privacy ? tasksOf(agenda, plant, plan) : null,
    plant.can.update ? problems.cases.list({ id_or_slug: params.slug }) : null,
  ])
  return {
    ...{ plant: plantView(plant), latest, plan: plan && planView(plan), care, watering, tasks, cases },
    cycles: cyclesToChoose?.data ?? [],
  }
}

/** What is open on it, its space and its plan; null of a plant that is done with. */
async function tasksOf({ today, tasks }: Client['agenda'], plant: PlantDetail, plan: { id: number } | null) {
  if (plant.archived || plant.status !== 'viva') return null
  const all = await today.show()
  const ahead = await tasks.list({ from: all.today, to: addDays(all.today, 30), plant: plant.slug })
  const due = dueHere(all, { plant: plant.id, space: plant.space?.id, plan: plan?.id })
  const coming = comingHere(ahead.data, all.today)
  return { due, coming, watering: due.some(waters) ? all.today : coming.find(waters)?.on }
}

const waters = ({ kind }: { kind: ActivitySlug | null }) => kind !== null && activityOf(kind)?.watering === true

const photosView = ({ photos }: { photos: { document: PhotoDocument }[] }) =>
  photos.map(({ document }) => ({ document: photoView(document) }))

/** A label's QR code redirects the owner to the log form; everybody else sees the plant. */
const isGrower = (context: Route.LoaderArgs['context'], { created_by }: { created_by: number }) =>
  context.get(requestContext).viewer?.id === created_by

const Privacy = z.object({ private: z.boolean() })
const Cycle = z.object({
  form: z.literal('cycle'),
  catalogue_item_id: rowId,
  happened_at: typedRecentDay,
  sure: Sure.optional(),
})

export async function action(args: Route.ActionArgs) {
  const id_or_slug = args.params.slug
  const address = `/cultivo/planta/${id_or_slug}`
  const { now } = args.context.get(requestContext)
  const back = (text: string, undo?: ToastUndo) => redirectWithToast(address, text, 'success', undo)
  const form = (await formOf(args.request)).get('form')
  if (form === 'cycle')
    return submit(args, Cycle, async ({ garden, journal }, { form: _, happened_at: day, ...phase }) => {
      // Of today it is now; of another day, its noon.
      const happened_at = day === dayKey(now()) ? undefined : `${day}T12:00`
      const { act_key } = await journal.updates.post({ id_or_slug, kind: 'fase', happened_at, ...phase })
      const { name, plant_cycle } = await garden.plants.show({ id_or_slug })
      return back(`${name} está em ${plant_cycle.name}.`, undoOfAct(act_key, address))
    })
  return submit(args, Privacy, async (api, { private: wanted }) => {
    const plant = await api.garden.plants.changePrivacy({ private: wanted, id_or_slug })
    return back(plant.private ? 'Agora só você vê esta planta.' : 'Agora qualquer pessoa vê esta planta.')
  })
}

const plantInWords = (plant: Route.ComponentProps['loaderData']['plant']) =>
  `${plant.name}, ${plant.plant_cycle.name.toLowerCase()}${plant.genetic ? `, ${plant.genetic.name}` : ''}: o diário de ${plant.user.nickname} no Grower.`

export default function PlantDetailPage({ loaderData }: Route.ComponentProps) {
  return <PlantOverview {...loaderData} />
}
