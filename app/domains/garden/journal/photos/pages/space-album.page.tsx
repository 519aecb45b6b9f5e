import { AlbumGrid } from '#domains/garden/garden/hidden-parts/ui.ts'
import { SpaceHead } from '#domains/garden/garden/spaces/ui.ts'
import { formatDay } from '#shared/dates.ts'
import { queryBoolean } from '#shared/pagination.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Pager } from '#ui/components/pager.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { cacheForVisitors } from '#web/page-cache.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { SpaceAlbumFilter, type SpacePhoto } from '../album.schemas.ts'
import type { Route } from './+types/space-album.page'

export const middleware = [access('public')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `Fotos · ${loaderData?.space.name ?? 'espaço'}`,
  noindex: loaderData?.space.private,
}))

const Query = SpaceAlbumFilter.pick({ page: true }).extend({ esconder: queryBoolean.optional() })

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const {
    garden: { spaces },
    journal: { updates },
  } = apiFor(context)
  const { page, esconder } = filterOf(request, Query)
  const [space, album] = await Promise.all([
    spaces.show({ slug: params.slug }),
    updates.spaceAlbum({ slug: params.slug, page, per_page: 60 }),
  ])
  cacheForVisitors(context, `space:${space.id}`, `user:${space.created_by}`)
  return { space, album, choosing: esconder ?? false }
}

export default function SpaceAlbumPage({ loaderData: { space, album, choosing } }: Route.ComponentProps) {
  return (
    <>
      <SpaceHead space={space} page="Fotos" />
      {album.data.length === 0 ? (
        <EmptyState
          image="/arte/vazios/atualizacoes.svg"
          text="Este espaço ainda não tem fotos."
          action={
            space.can.update && (
              <LinkButton to={`/cultivo/espaco/${space.slug}/atualizacoes`}>Registrar uma foto</LinkButton>
            )
          }
        />
      ) : (
        <section aria-labelledby="todas" className="space-y-4">
          <h2 id="todas" className="text-xl">
            Todas, por data
          </h2>
          <AlbumGrid
            photos={album.data.map((photo) => documentOf(photo, space.name))}
            label={space.name}
            address={`/cultivo/espaco/${space.slug}/fotos`}
            mine={space.can.see_privacy}
            choosing={choosing}
          />
          <Pager {...album} />
        </section>
      )}
    </>
  )
}

const documentOf = ({ document, plant, taken_at }: SpacePhoto, name: string) => ({
  ...document,
  alt: `${plant?.name ?? name}, ${formatDay(taken_at)}`,
  caption: [plant?.name, formatDay(taken_at)].filter(Boolean).join(' · '),
})
