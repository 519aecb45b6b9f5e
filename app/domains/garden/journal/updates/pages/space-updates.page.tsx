import { z } from 'zod'
import { sendOrEnqueue } from '#domains/base/outbox/ui.ts'
import { hidePartOf } from '#domains/garden/garden/hidden-parts/components/hide-part.view.ts'
import { SpaceHead } from '#domains/garden/garden/spaces/ui.ts'
import type { ToastUndo } from '#shared/root-data.ts'
import { pageMeta } from '#ui/document/page-meta.ts'
import { afterKept } from '#ui/form/kept-for-later.ts'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { cacheForVisitors } from '#web/page-cache.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { openedIn } from '../../acts/components/open-activity.view.ts'
import { TargetFields } from '../../acts/components/target-fields.tsx'
import { openForm } from '../../acts/pages/act-form.server.ts'
import { actOnTarget } from '../../acts/pages/act-on-target.server.ts'
import { plantsIn } from '../../acts/pages/space-act.server.ts'
import { writtenText } from '../../acts/written.words.ts'
import { undoOfAct } from '../../quick-log/undo-act.view.ts'
import { Journal } from '../components/journal.tsx'
import { ManyPlantsTimeline } from '../components/many-plants-timeline.tsx'
import { UpdateActions } from '../components/update-actions.tsx'
import { SpaceUpdateFilter, UpdateId } from '../updates.schemas.ts'
import type { Route } from './+types/space-updates.page'

export const middleware = [access('public')]

export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `${openedIn('space', loaderData?.form)} · ${loaderData?.space.name ?? 'espaço'}`,
  noindex: loaderData?.space.private,
}))

/** Larger than for a plant: an act on several plants is folded into one. */
const PER_PAGE = 60

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const api = apiFor(context)
  const filter = filterOf(request, SpaceUpdateFilter.omit({ slug: true }))
  const [space, updates] = await Promise.all([
    api.garden.spaces.show({ slug: params.slug }),
    api.journal.updates.ofSpace({ ...filter, slug: params.slug, per_page: PER_PAGE }),
  ])
  // Plant pages are purged by plant: a change of a plant's privacy changes this page too.
  cacheForVisitors(context, `space:${space.id}`, `user:${space.created_by}`)
  if (!space.can.update) return { space, updates, form: null, plants: [] }
  const plants = await plantsIn(api, space.id)
  return { space, updates, form: await openForm(api, url, plants), plants }
}

const Delete = z.object({ form: z.literal('delete'), update_id: UpdateId.shape.id })

export async function action(args: Route.ActionArgs) {
  const { slug } = args.params
  const address = `/cultivo/espaco/${slug}/atualizacoes`
  const back = (text: string, undo?: ToastUndo) => redirectWithToast(address, text, 'success', undo)
  const form = (await formOf(args.request)).get('form')
  if (form === 'delete')
    return submit(args, Delete, async (api, { update_id }) => {
      await api.journal.updates.takeAway({ id: update_id })
      return back('A atualização foi apagada.')
    })
  return actOnTarget(args, { target: `space:${slug}` }, ({ written, act_key, kind }) =>
    redirectWithToast(
      // The form is there for the next photo.
      kind === 'foto' ? `${address}?tipo=foto` : address,
      writtenText(written),
      'success',
      undoOfAct(act_key, address),
    ),
  )
}

/** When offline the form is queued on the phone. */
export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) => sendOrEnqueue(request, serverAction)
export const shouldRevalidate = afterKept

export default function SpaceUpdatesPage({ loaderData: { space, updates, form, plants } }: Route.ComponentProps) {
  const address = `/cultivo/espaco/${space.slug}/atualizacoes`
  return (
    <>
      <SpaceHead space={space} page="Atualizações" />
      <Journal
        about={{ kind: 'space', slug: space.slug, name: space.name }}
        address={address}
        form={form}
        plants={plants}
        where={(activity) => <TargetFields activity={activity} plants={plants} />}
        page={updates}
      >
        <ManyPlantsTimeline
          photoAction={space.can.see_privacy ? hidePartOf(address) : undefined}
          updates={updates.data}
          actions={space.can.update ? (update, count) => <UpdateActions update={update} count={count} /> : undefined}
        />
      </Journal>
    </>
  )
}
