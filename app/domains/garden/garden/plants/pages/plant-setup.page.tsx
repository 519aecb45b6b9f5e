import { z } from 'zod'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access, notFound } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { SetupPart } from '../components/setup-part.tsx'
import { setupParts } from '../setup-parts.kinds.ts'
import type { Route } from './+types/plant-setup.page'

export const middleware = [access('owner')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `Vaso, substrato e adubos de ${loaderData?.plant.name ?? 'uma planta'}`,
}))

export async function loader({ params, context }: Route.LoaderArgs) {
  const { plants, stuffs } = apiFor(context).garden
  const plant = await plants.show({ id_or_slug: params.slug })
  if (!plant.can.see_privacy) throw notFound()
  const own = await stuffs.list({ per_page: 100, order_by: 'name' })
  return { plant, own: own.data }
}

const Chosen = z.object({ stuff_id: z.number().int() })

export async function action(args: Route.ActionArgs) {
  const id_or_slug = args.params.slug
  const form = (await formOf(args.request)).get('form')
  const part = setupParts.find(({ role }) => role === form)
  return submit(args, Chosen, async ({ garden: { plants } }, { stuff_id }) => {
    const { id: plant_id } = await plants.show({ id_or_slug })
    if (part) await plants[part.role]({ plant_id, stuff_id })
    else await plants.removeFromSetup({ plant_id, stuff_id })
    const text = part ? 'Adicionado à planta.' : 'O equipamento saiu da planta.'
    return redirectWithToast(`/cultivo/planta/${id_or_slug}/setup`, text)
  })
}

export default function PlantSetupPage({ loaderData: { plant, own } }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title={`Vaso, substrato e adubos de ${plant.name}`}
        crumbs={[
          { to: '/cultivo/plantas', label: 'Minhas plantas' },
          { to: `/cultivo/planta/${plant.slug}`, label: plant.name },
        ]}
      />
      <div className="space-y-6">
        {setupParts.map((part) => (
          <SetupPart key={part.role} part={part} setup={plant.setup} own={own} />
        ))}
      </div>
    </div>
  )
}
