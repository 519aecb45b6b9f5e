import { randomUUID } from 'node:crypto'
import { redirect } from 'react-router'
import { z } from 'zod'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { Pager } from '#ui/components/pager.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '../../../../api-for.server.ts'
import { formOf, submit } from '../../../../form.server.ts'
import { access } from '../../../../guard.server.ts'
import { cacheForVisitors } from '../../../../page-cache.server.ts'
import { toastCookie } from '../../../../toast.server.ts'
import { PlantTabs } from '../../plants/components/plant-tabs.tsx'
import { DeleteUpdate } from '../components/delete-update.tsx'
import { UpdateForm } from '../components/update-form.tsx'
import { UpdateTimeline } from '../components/update-timeline.tsx'
import { UpdateCreate, UpdateRef } from '../updates.schemas.ts'
import type { Route } from './+types/plant-updates.page'

export const middleware = [access('public')]

export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `Atualizações de ${loaderData?.plant.name ?? 'planta'}`,
  noindex: loaderData?.plant.private,
}))

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { plants, updates } = apiFor(context).cultivation
  const page = Math.max(1, Number(new URL(request.url).searchParams.get('page')) || 1)
  const [plant, list] = await Promise.all([
    plants.show({ id_or_slug: params.slug }),
    updates.list({ id_or_slug: params.slug, page, per_page: 20 }),
  ])
  cacheForVisitors(context, `plant:${plant.id}`)
  return { plant, updates: list, idempotency_key: plant.can.update ? (randomUUID() as string) : null }
}

const Post = UpdateCreate.omit({ id_or_slug: true }).extend({ form: z.literal('post') })
const Delete = UpdateRef.omit({ id_or_slug: true }).extend({ form: z.literal('delete') })

export async function action(args: Route.ActionArgs) {
  const id_or_slug = args.params.slug
  const back = (text: string) =>
    redirect(`/cultivo/planta/${id_or_slug}/atualizacoes`, {
      headers: { 'set-cookie': toastCookie({ kind: 'success', text }) },
    })
  const form = (await formOf(args.request)).get('form')
  if (form === 'delete')
    return submit(args, Delete, async (api, { update_id }) => {
      await api.cultivation.updates.remove({ id_or_slug, update_id })
      return back('A atualização foi apagada.')
    })
  return submit(args, Post, async (api, { form: _, ...update }) => {
    await api.cultivation.updates.post({ ...update, id_or_slug })
    return back('Atualização registrada.')
  })
}

export default function PlantUpdatesPage({ loaderData: { plant, updates, idempotency_key } }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title={`Atualizações de ${plant.name}`}
        crumbs={[{ to: `/cultivo/planta/${plant.slug}`, label: plant.name }]}
      />
      <PlantTabs plant={plant} />
      <div className="space-y-8">
        {idempotency_key && <UpdateForm idempotency_key={idempotency_key} />}
        {updates.total === 0 ? (
          <EmptyState
            image="/arte/vazios/atualizacoes.svg"
            text="A linha do tempo começa com a primeira atualização."
          />
        ) : (
          <UpdateTimeline
            updates={updates.data}
            actions={plant.can.update ? (update) => <DeleteUpdate update={update} /> : undefined}
          />
        )}
        <Pager {...updates} />
      </div>
    </div>
  )
}
