import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { ArchiveOrDelete } from '#ui/form/archive-or-delete.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { archivedOrDeleted } from '#web/archive-form.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { viewerOf } from '#web/page-context.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { JarForm } from '../components/jar-form.tsx'
import { jarTitle } from '../jar.words.ts'
import { JarChange } from '../jars.schemas.ts'
import type { Route } from './+types/jar-edit.page'
import { jarChoices } from './jar-choices.server.ts'

export const middleware = [access('owner')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `Editar ${loaderData ? jarTitle(loaderData.jar) : 'pote'}`,
}))

export async function loader({ params, context }: Route.LoaderArgs) {
  const api = apiFor(context)
  const jar = await api.harvest.jars.show({ id_or_slug: params.slug })
  return { jar, choices: await jarChoices(api, viewerOf(context).nickname, jar) }
}

const Fields = JarChange.omit({ id_or_slug: true })

export async function action(args: Route.ActionArgs) {
  const id_or_slug = args.params.slug
  const settled = await archivedOrDeleted(args, {
    remove: ({ harvest }) => harvest.jars.remove({ id_or_slug }),
    archive: ({ harvest }, archived) => harvest.jars.archive({ id_or_slug, archived }),
    list: '/cultivo/potes',
    page: '/cultivo/pote',
    words: { deleted: 'O pote foi apagado.', archived: 'O pote foi arquivado.', back: 'O pote voltou para a lista.' },
  })
  if (settled) return settled
  return submit(args, Fields, async ({ harvest: { jars } }, input) => {
    const jar = await jars.update({ ...input, id_or_slug })
    return redirectWithToast(`/cultivo/pote/${jar.slug}`, 'Alterações salvas.')
  })
}

export default function JarEditPage({ loaderData: { jar, choices } }: Route.ComponentProps) {
  const name = jarTitle(jar)
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title={`Editar ${name}`}
        crumbs={[
          { to: '/cultivo/potes', label: 'Potes de cura' },
          { to: `/cultivo/pote/${jar.slug}`, label: name },
        ]}
      />
      <JarForm jar={jar} {...choices} />
      <ArchiveOrDelete
        thing={{ name, archived: jar.archived }}
        label="Apagar pote"
        text="Arquivado, o pote sai da lista e continua com tudo. O número dele não é usado de novo."
      >
        O pote e tudo o que você anotou nele vão sumir.
      </ArchiveOrDelete>
    </div>
  )
}
