import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { archivedOrDeleted } from '#web/archive-form.server.ts'
import { submit } from '#web/form.server.ts'
import { access, notFound } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { spaceChoices } from '../../spaces/pages/space-choices.server.ts'
import { PlantDangerZone } from '../components/plant-danger-zone.tsx'
import { PlantForm } from '../components/plant-form.tsx'
import { PlantChange } from '../plants.schemas.ts'
import type { Route } from './+types/plant-edit.page'

export const middleware = [access('owner')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData?.title ?? 'Editar planta',
}))

/** One form under two URLs: from the edit list, and from the plant's page. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const api = apiFor(context)
  const plant = await api.garden.plants.show({ id_or_slug: params.slug ?? '' })
  if (!plant.can.update) throw notFound()
  const spaces = await spaceChoices(api, plant.user.nickname)
  const fromPlant = url.pathname.endsWith('/edit')
  return { plant, spaces, title: fromPlant ? `${plant.name}: edição e privacidade` : `Editar ${plant.name}` }
}

const Fields = PlantChange.omit({ id_or_slug: true })

export async function action(args: Route.ActionArgs) {
  const id_or_slug = args.params.slug ?? ''
  const settled = await archivedOrDeleted(args, {
    remove: ({ garden }) => garden.plants.remove({ id_or_slug }),
    archive: ({ garden }, archived) => garden.plants.archive({ id_or_slug, archived }),
    list: '/cultivo/plantas',
    page: '/cultivo/planta',
    words: {
      deleted: 'A planta foi apagada.',
      archived: 'A planta foi arquivada.',
      back: 'A planta voltou para o jardim.',
    },
  })
  if (settled) return settled
  return submit(args, Fields, async (api, input) => {
    const plant = await api.garden.plants.update({ ...input, id_or_slug })
    return redirectWithToast(`/cultivo/planta/${plant.slug}`, 'Alterações salvas.')
  })
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
