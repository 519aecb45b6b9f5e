import { redirect } from 'react-router'
import { z } from 'zod'
import { ClimateNow } from '#domains/climate/ui.ts'
import { hidePartOf } from '#domains/garden/hidden-parts/components/hide-part.view.ts'
import { placeOf } from '#domains/garden/spaces/equipment-places.kinds.ts'
import { EquipmentList, SpaceFigures, SpaceHead } from '#domains/garden/spaces/ui.ts'
import { lastUsedOn } from '#domains/journal/acts/components/open-activity.view.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { PhotoGrid } from '#ui/components/photo-grid.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { cacheForVisitors } from '#web/page-cache.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
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
    garden: { spaces, stuffs },
    climate,
    journal: { updates, activities },
  } = apiFor(context)
  const [space, week] = await Promise.all([
    spaces.show({ slug: params.slug }),
    climate.read({ slug: params.slug, span: 'semana' }),
  ])
  // A label's QR code redirects the owner to the log form.
  if (url.searchParams.get('registrar') === '1' && space.can.see_privacy) {
    const [usual, own] = await Promise.all([updates.usual(), activities.list()])
    throw redirect(`/cultivo/espaco/${space.slug}/atualizacoes?tipo=${lastUsedOn('space', { usual, own: own.data })}`)
  }
  cacheForVisitors(context, `space:${space.id}`, `user:${space.created_by}`)
  const own = space.can.see_privacy ? (await stuffs.list({ per_page: 100, order_by: 'name' })).data : []
  return { space, climate: week, own: own.filter((stuff) => placeOf(stuff.stuff_type_id)) }
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
      return back('O item saiu do espaço.')
    })
  return submit(args, Privacy, async (api, { private: wanted }) => {
    const space = await api.garden.spaces.changePrivacy({ private: wanted, slug })
    return back(space.private ? 'Agora só você vê este espaço.' : 'Agora qualquer pessoa vê este espaço.')
  })
}

export default function SpaceDetailPage({ loaderData: { space, climate, own } }: Route.ComponentProps) {
  return (
    <>
      <SpaceHead space={space} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_360px]">
        <div className="min-w-0 space-y-8">
          {space.photos.length > 0 && (
            <PhotoGrid
              priority
              photos={space.photos.map(({ document }) => document)}
              label={`Fotos de ${space.name}`}
              action={space.can.see_privacy ? hidePartOf(`/cultivo/espaco/${space.slug}`) : undefined}
            />
          )}
          <ClimateNow climate={climate} address={`/cultivo/espaco/${space.slug}`} mayWrite={space.can.update} />
          <SpaceFigures space={space} />
          {space.description && <p className="max-w-[70ch] whitespace-pre-line">{space.description}</p>}
        </div>
        <aside className="space-y-4">
          {space.kind === 'cura' && space.can.see_privacy && (
            <LinkButton to={`/cultivo/potes?space_id=${space.id}`} icon="milk" wide>
              Potes de cura daqui
            </LinkButton>
          )}
          <EquipmentList space={space} own={own} />
        </aside>
      </div>
    </>
  )
}
