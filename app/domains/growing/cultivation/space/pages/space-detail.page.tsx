import { redirect } from 'react-router'
import { z } from 'zod'
import { thumbView } from '#domains/garden/garden/plants/plant.view.ts'
import { placeOf } from '#domains/garden/garden/spaces/equipment-places.kinds.ts'
import { lastUsedOn } from '#domains/garden/journal/acts/components/open-activity.view.ts'
import { comingHere, dueAt } from '#domains/growing/agenda/today/due-here.model.ts'
import { airView } from '#domains/growing/climate/air.view.ts'
import { addDays } from '#shared/days.ts'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor, type Client } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { cacheForVisitors } from '#web/page-cache.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { SpaceOverview } from '../components/space-overview.tsx'
import type { Route } from './+types/space-detail.page'

export const middleware = [access('public')]

export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData?.space.name,
  description: loaderData && `${loaderData.space.name}, o espaço de ${loaderData.space.user.nickname} no Grower.`,
  image: loaderData?.space.private ? undefined : loaderData?.space.photos[0]?.document.url,
  url: loaderData && !loaderData.space.private ? `/cultivo/espaco/${loaderData.space.slug}` : undefined,
  noindex: loaderData?.space.private,
}))

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const {
    garden: { spaces, stuffs, plants },
    climate,
    journal: { updates, activities },
    agenda,
  } = apiFor(context)
  const [space, week] = await Promise.all([
    spaces.show({ slug: params.slug }),
    climate.read({ slug: params.slug, span: 'semana' }),
  ])
  // A label's QR code redirects the owner to the log form.
  if (url.searchParams.get('registrar') === '1' && space.can.see_privacy) {
    const [usual, own] = await Promise.all([updates.usual({}), activities.list()])
    throw redirect(`/cultivo/espaco/${space.slug}/atualizacoes?tipo=${lastUsedOn('space', { usual, own: own.data })}`)
  }
  cacheForVisitors(context, `space:${space.id}`, `user:${space.created_by}`)
  const mine = space.can.see_privacy
  const [there, air, own, tasks] = await Promise.all([
    plants.list({ space_id: space.id, per_page: 24 }),
    // The last values are told however old they are.
    week.points.length ? week : climate.read({ slug: params.slug, span: 'ano' }),
    mine ? stuffs.list({ per_page: 100, order_by: 'name' }) : null,
    mine && !space.archived ? tasksOf(agenda, space) : null,
  ])
  return {
    space,
    air: airView(air),
    plants: there.data.filter(({ status }) => status !== 'morta').map(thumbView),
    own: (own?.data ?? []).filter((stuff) => placeOf(stuff.stuff_type_id)),
    tasks,
  }
}

/** What is open in it and on its plants. */
async function tasksOf({ today, tasks }: Client['agenda'], { id, slug }: { id: number; slug: string }) {
  const all = await today.show()
  const ahead = await tasks.list({ from: all.today, to: addDays(all.today, 30), space: slug })
  return { due: dueAt(all, id), coming: comingHere(ahead.data, all.today) }
}

const Privacy = z.object({ private: z.boolean() })
const Chosen = z.object({ stuff_id: z.number().int() })

export async function action(args: Route.ActionArgs) {
  const { slug } = args.params
  const back = (text: string) => redirectWithToast(`/cultivo/espaco/${slug}`, text)
  const form = (await formOf(args.request)).get('form')
  if (form === 'equipment')
    return submit(args, Chosen, async ({ garden }, { stuff_id }) => {
      const { id } = await garden.spaces.show({ slug })
      const stuff = await garden.stuffs.show({ id_or_slug: String(stuff_id) })
      await garden.spaces[placeOf(stuff.stuff_type_id) ?? 'lamps']({ space_id: id, stuff_id })
      return back(`${stuff.name} está no espaço.`)
    })
  if (form === 'take-out')
    return submit(args, Chosen, async ({ garden }, { stuff_id }) => {
      const { id } = await garden.spaces.show({ slug })
      await garden.spaces.removeEquipment({ space_id: id, stuff_id })
      return back('O equipamento saiu do espaço.')
    })
  return submit(args, Privacy, async (api, { private: wanted }) => {
    const space = await api.garden.spaces.changePrivacy({ private: wanted, slug })
    return back(space.private ? 'Agora só você vê este espaço.' : 'Agora qualquer pessoa vê este espaço.')
  })
}

export default function SpaceDetailPage({ loaderData }: Route.ComponentProps) {
  return <SpaceOverview {...loaderData} />
}
