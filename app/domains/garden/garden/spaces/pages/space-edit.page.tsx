import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { archivedOrDeleted } from '#web/archive-form.server.ts'
import { submit } from '#web/form.server.ts'
import { access, notFound } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { SpaceDangerZone } from '../components/space-danger-zone.tsx'
import { SpaceForm } from '../components/space-form.tsx'
import { SpaceChange } from '../spaces.schemas.ts'
import type { Route } from './+types/space-edit.page'

export const middleware = [access('owner')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `Editar ${loaderData?.space.name ?? 'espaço'}`,
}))

export async function loader({ params, context }: Route.LoaderArgs) {
  const space = await apiFor(context).garden.spaces.show({ slug: params.slug })
  if (!space.can.update) throw notFound()
  return { space }
}

const Fields = SpaceChange.omit({ slug: true })

export async function action(args: Route.ActionArgs) {
  const { slug } = args.params
  const settled = await archivedOrDeleted(args, {
    remove: ({ garden }) => garden.spaces.remove({ slug }),
    archive: ({ garden }, archived) => garden.spaces.archive({ slug, archived }),
    list: '/cultivo/espacos',
    page: '/cultivo/espaco',
    words: {
      deleted: 'O espaço foi apagado.',
      archived: 'O espaço foi arquivado.',
      back: 'O espaço voltou para as listas.',
    },
  })
  if (settled) return settled
  return submit(args, Fields, async (api, input) => {
    const space = await api.garden.spaces.update({ ...input, slug })
    return redirectWithToast(`/cultivo/espaco/${space.slug}`, 'Alterações salvas.')
  })
}

export default function SpaceEditPage({ loaderData: { space } }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title={`Editar ${space.name}`}
        crumbs={[
          { to: '/cultivo/espacos', label: 'Meus espaços' },
          { to: `/cultivo/espaco/${space.slug}`, label: space.name },
        ]}
      />
      <SpaceForm space={space} />
      <SpaceDangerZone space={space} />
    </div>
  )
}
