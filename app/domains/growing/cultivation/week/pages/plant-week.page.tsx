import { z } from 'zod'
import { photoWords } from '#domains/garden/journal/photos/photo.words.ts'
import { formatDay } from '#shared/dates.ts'
import { photoView } from '#shared/photo-view.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { Photo } from '#ui/components/photo.tsx'
import { RelativeTime } from '#ui/components/relative-time.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { WeekFigures } from '../components/week-figures.tsx'
import type { Route } from './+types/plant-week.page'

export const middleware = [access('owner')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData ? `A semana de ${loaderData.plant.name}` : 'A semana de uma planta',
  noindex: true,
}))

/** An invalid day falls back to the last seven. */
const Query = z.object({ ate: z.iso.date().optional().catch(undefined) })

export const loader = ({ params, request, context }: Route.LoaderArgs) =>
  apiFor(context).cultivation.week.show({ id_or_slug: params.slug, until: filterOf(request, Query).ate })

export default function PlantWeekPage({ loaderData: week }: Route.ComponentProps) {
  const { plant, photo, since, until, previous, next, posted } = week
  const address = `/cultivo/planta/${plant.slug}`
  return (
    <>
      <PageHeader
        title={`A semana de ${plant.name}`}
        text={
          <span className="flex flex-wrap items-center gap-1">
            {previous && (
              <LinkButton to={`${address}/semana?ate=${previous}`} tone="plain" icon="arrow-left" iconOnly>
                Semana anterior
              </LinkButton>
            )}
            <span className="figures">
              {formatDay(since)} a {formatDay(until)}
            </span>
            {next && (
              <LinkButton to={`${address}/semana?ate=${next}`} tone="plain" icon="arrow-right" iconOnly>
                Próxima semana
              </LinkButton>
            )}
          </span>
        }
        crumbs={[{ to: address, label: plant.name }]}
        action={
          plant.mine &&
          (posted ? (
            <span className="flex flex-wrap items-center gap-x-2">
              <span className="text-muted">
                Postada <RelativeTime at={posted.at} />
              </span>
              <LinkButton to={`/postagem/${posted.slug}`}>Ver o post</LinkButton>
            </span>
          ) : (
            <LinkButton to={`/postagem/nova?plant_id=${plant.id}&semana=${until}`} tone="primary" icon="send">
              Postar na banca
            </LinkButton>
          ))
        }
      />
      <div className="grid gap-6 md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
        {photo ? (
          <Photo
            photo={photoView(photo.document)}
            alt={`${plant.name}, ${photoWords(photo)}`}
            shown="(min-width: 48rem) 20rem, 100vw"
            ratio="4/5"
            priority
          />
        ) : (
          <EmptyState
            image="/arte/vazios/atualizacoes.svg"
            text="Nenhuma foto foi tirada nesta semana."
            action={<LinkButton to={`${address}/atualizacoes?tipo=foto`}>Registrar uma foto</LinkButton>}
          />
        )}
        <WeekFigures week={week} />
      </div>
    </>
  )
}
