import { randomUUID } from 'node:crypto'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor, type Client } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access, notFound } from '#web/guard.server.ts'
import { viewerOf } from '#web/page-context.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { JarForm } from '../components/jar-form.tsx'
import { JarsCreate } from '../jars.schemas.ts'
import type { Route } from './+types/jars-new.page'
import { jarChoices } from './jar-choices.server.ts'

export const middleware = [access('login')]
export const meta = pageMeta({ title: 'Novos potes' })

/** `planta` in the URL preselects the harvest. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const api = apiFor(context)
  const query = url.searchParams.get('planta')
  const plant = query ? await harvestOf(api, query) : null
  const choices = await jarChoices(api, viewerOf(context).nickname, { plant })
  return { ...choices, plant_id: plant?.id, idempotency_key: randomUUID() as string }
}

async function harvestOf({ garden }: Client, slug: string) {
  const plant = await garden.plants.show({ id_or_slug: slug })
  if (!plant.can.see_privacy) throw notFound()
  return plant.status === 'colhida' ? plant : null
}

export const action = (args: Route.ActionArgs) =>
  submit(args, JarsCreate, async (api, input) => {
    const { data } = await api.harvest.jars.create(input)
    const [first, last] = [data[0], data.at(-1)]
    if (!first || !last) throw notFound()
    const one = first.id === last.id
    const text = one ? `Pote ${first.number} fechado.` : `Potes ${first.number} a ${last.number} fechados.`
    return redirectWithToast(one ? `/cultivo/pote/${first.slug}` : '/cultivo/potes', text)
  })

export default function JarsNewPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title="Novos potes"
        crumbs={[{ to: '/cultivo/potes', label: 'Potes de cura' }]}
        text="Um ou vários da mesma colheita, de uma vez."
      />
      <JarForm {...loaderData} />
    </div>
  )
}
