import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { AlbumGrid } from '#domains/garden/garden/hidden-parts/ui.ts'
import type { PlantDetail } from '#domains/garden/garden/plants/plants.schemas.ts'
import { PlantTabs } from '#domains/garden/garden/plants/ui.ts'
import { plural } from '#shared/numbers.ts'
import { queryBoolean } from '#shared/pagination.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { Pager } from '#ui/components/pager.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { cacheForVisitors } from '#web/page-cache.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { ManyPhotos } from '../../acts/components/many-photos.tsx'
import { PhotosPost } from '../../updates/updates.schemas.ts'
import { AlbumFilter, type AlbumPhoto } from '../album.schemas.ts'
import { PhotoCompare } from '../components/photo-compare.tsx'
import { TimeLapse } from '../components/time-lapse.tsx'
import { photoCaption, photoInDiary, photoWords } from '../photo.words.ts'
import type { Route } from './+types/plant-album.page'

export const middleware = [access('public')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `Fotos · ${loaderData?.plant.name ?? 'uma planta'}`,
  noindex: loaderData?.plant.private,
}))

const Query = z.object({
  page: AlbumFilter.shape.page,
  antes: z.coerce.number().int().optional(),
  depois: z.coerce.number().int().optional(),
  esconder: queryBoolean.optional(),
})

/** Comparison and time-lapse use one page of photos: more than most plants have. */
const PER_PAGE = 100

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const {
    garden: { plants },
    journal: { updates },
  } = apiFor(context)
  const { page, antes, depois, esconder = false } = filterOf(request, Query)
  const id_or_slug = params.slug
  const [plant, album] = await Promise.all([
    plants.show({ id_or_slug }),
    updates.album({ id_or_slug, page, per_page: PER_PAGE, order_type: 'asc' }),
  ])
  cacheForVisitors(context, `plant:${plant.id}`)
  return { plant, album, antes, depois, esconder, idempotency_key: plant.can.update ? (randomUUID() as string) : null }
}

export const action = (args: Route.ActionArgs) =>
  submit(args, PhotosPost.omit({ id_or_slug: true }), async (api, input) => {
    const id_or_slug = args.params.slug
    const { update_ids } = await api.journal.updates.postPhotos({ ...input, id_or_slug })
    const text = `${plural(update_ids.length, 'foto entrou', 'fotos entraram')} no diário, por data.`
    return redirectWithToast(`/cultivo/planta/${id_or_slug}/fotos`, text)
  })

export default function PlantAlbumPage({ loaderData }: Route.ComponentProps) {
  const { plant, album, antes, depois, esconder, idempotency_key } = loaderData
  const photos = album.data
  const named = (id: number | undefined) => photos.find(({ document }) => document.id === id)
  const [before, after] = [named(antes) ?? photos[0], named(depois) ?? photos.at(-1)]
  const address = `/cultivo/planta/${plant.slug}`
  return (
    <>
      <PageHeader title={`Fotos · ${plant.name}`} crumbs={[{ to: address, label: plant.name }]} />
      <PlantTabs plant={plant} />
      {idempotency_key && (
        <ManyPhotos key={idempotency_key} idempotency_key={idempotency_key} last={photos.at(-1)?.document.url} />
      )}
      {photos.length === 0 ? (
        <EmptyState
          image="/arte/vazios/atualizacoes.svg"
          text="Esta planta ainda não tem fotos."
          action={
            plant.can.update && <LinkButton to={`${address}/atualizacoes?tipo=foto`}>Registrar uma foto</LinkButton>
          }
        />
      ) : (
        <div className="space-y-10">
          {before && after && photos.length > 1 && (
            <div className="grid gap-8 md:grid-cols-2">
              <Part id="comparar" title="Antes e depois">
                <PhotoCompare {...{ photos, before, after }} address={`${address}/fotos`} name={plant.name} />
              </Part>
              <div className="needs-script">
                <Part id="tempo" title="A vida dela em segundos">
                  <TimeLapse photos={photos} name={plant.name} />
                  <LinkButton to={`${address}/fotos/time-lapse.webp`} icon="download" reload download>
                    Baixar time-lapse (WebP)
                  </LinkButton>
                </Part>
              </div>
            </div>
          )}
          <Part id="todas" title="Todas, por data">
            <AlbumGrid
              photos={photos.map((photo) => documentOf(photo, plant)).reverse()}
              label={plant.name}
              address={`${address}/fotos`}
              mine={plant.can.see_privacy}
              choosing={esconder}
            />
            <Pager {...album} />
          </Part>
        </div>
      )}
    </>
  )
}

const documentOf = (photo: AlbumPhoto, plant: PlantDetail) => ({
  ...photo.document,
  alt: `${plant.name}, ${photoWords(photo)}`,
  caption: photoCaption(plant, photo.taken_at),
  diary: photo.update_id === null ? undefined : photoInDiary(plant, photo.taken_at),
})

const Part = ({ id, title, children }: { id: string; title: string; children: React.ReactNode }) => (
  <section aria-labelledby={id} className="space-y-4">
    <h2 id={id} className="text-xl">
      {title}
    </h2>
    {children}
  </section>
)
