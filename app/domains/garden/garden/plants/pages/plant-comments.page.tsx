import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { Comments } from '#domains/base/social/comments/ui.ts'
import { PageInput } from '#shared/pagination.ts'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { cacheForVisitors } from '#web/page-cache.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { PlantTabs } from '../components/plant-tabs.tsx'
import type { Route } from './+types/plant-comments.page'

export const middleware = [access('public')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `Comentários de ${loaderData?.plant.name ?? 'uma planta'}`,
  noindex: loaderData?.plant.private,
}))

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const api = apiFor(context)
  const plant = await api.garden.plants.show({ id_or_slug: params.slug })
  const { page } = filterOf(request, z.object({ page: PageInput.shape.page }))
  const comments = await api.social.comments.list({ plant_id: plant.id, page })
  cacheForVisitors(context, `plant:${plant.id}`)
  return { plant, comments, idempotency_key: plant.can.save ? (randomUUID() as string) : null }
}

export default function PlantCommentsPage({ loaderData: { plant, comments, idempotency_key } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title={`Comentários de ${plant.name}`}
        crumbs={[{ to: `/cultivo/planta/${plant.slug}`, label: plant.name }]}
      />
      <PlantTabs plant={plant} />
      <Comments thing={{ plant_id: plant.id }} comments={comments} idempotency_key={idempotency_key} />
    </>
  )
}
