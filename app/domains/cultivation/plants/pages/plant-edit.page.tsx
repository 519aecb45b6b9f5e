import { z } from 'zod'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '../../../../api-for.server.ts'
import { checkbox, formOf, submit } from '../../../../form.server.ts'
import { access, notFound } from '../../../../guard.server.ts'
import { redirectSaying } from '../../../../toast.server.ts'
import { spaceChoices } from '../../spaces/space-choices.server.ts'
import { PlantDangerZone } from '../components/plant-danger-zone.tsx'
import { PlantForm } from '../components/plant-form.tsx'
import { PlantChange } from '../plants.schemas.ts'
import type { Route } from './+types/plant-edit.page'

export const middleware = [access('owner')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData?.title ?? 'Editar planta',
  noindex: true,
}))

/** One form at two addresses: from the list of what to edit, and from the plant's own page. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const api = apiFor(context)
  const plant = await api.cultivation.plants.show({ id_or_slug: params.slug ?? '' })
  if (!plant.can.update) throw notFound()
  const spaces = await spaceChoices(api, plant.user.nickname)
  const fromPlant = url.pathname.endsWith('/edit')
  return { plant, spaces, title: fromPlant ? `${plant.name}: edição e privacidade` : `Editar ${plant.name}` }
}

const Asked = PlantChange.omit({ id_or_slug: true }).extend({ private: checkbox })
const Danger = z.object({ intent: z.enum(['archive', 'restore', 'delete']) })

export async function action(args: Route.ActionArgs) {
  const id_or_slug = args.params.slug ?? ''
  const intent = (await formOf(args.request)).get('intent')
  if (intent) return submit(args, Danger, (api, { intent }) => dangerous(api, id_or_slug, intent))
  return submit(args, Asked, async (api, input) => {
    const plant = await api.cultivation.plants.update({ ...input, id_or_slug })
    return redirectSaying(`/cultivo/planta/${plant.slug}`, 'Alterações salvas.')
  })
}

type Api = Parameters<Parameters<typeof submit>[2]>[0]

async function dangerous(api: Api, id_or_slug: string, intent: z.infer<typeof Danger>['intent']) {
  if (intent === 'delete') {
    await api.cultivation.plants.remove({ id_or_slug })
    return redirectSaying('/cultivo/plantas', 'A planta foi apagada.')
  }
  const plant = await api.cultivation.plants.archive({ id_or_slug, archived: intent === 'archive' })
  const text = plant.archived ? 'A planta foi para o arquivo.' : 'A planta voltou para o jardim.'
  return redirectSaying(`/cultivo/planta/${plant.slug}`, text)
}

export default function PlantEditPage({ loaderData: { plant, spaces, title } }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title={title}
        crumbs={[
          { to: '/cultivo/plantas', label: 'Minhas plantas' },
          { to: `/cultivo/planta/${plant.slug}`, label: plant.name },
        ]}
      />
      <PlantForm plant={plant} spaces={spaces} />
      <PlantDangerZone plant={plant} />
    </div>
  )
}
