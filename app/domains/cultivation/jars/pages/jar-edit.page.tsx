import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '../../../../api-for.server.ts'
import { submit } from '../../../../form.server.ts'
import { access } from '../../../../guard.server.ts'
import { viewerOf } from '../../../../page-context.server.ts'
import { redirectSaying } from '../../../../toast.server.ts'
import { ArchiveOrDelete } from '../../components/archive-or-delete.tsx'
import { archivedOrDeleted } from '../../pages/archive-form.server.ts'
import { JarForm } from '../components/jar-form.tsx'
import { jarTitle } from '../jar.words.ts'
import { JarChange } from '../jars.schemas.ts'
import type { Route } from './+types/jar-edit.page'
import { jarChoices } from './jar-choices.server.ts'

export const middleware = [access('owner')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `Editar ${loaderData ? jarTitle(loaderData.jar) : 'pote'}`,
  noindex: true,
}))

export async function loader({ params, context }: Route.LoaderArgs) {
  const api = apiFor(context)
  const jar = await api.cultivation.jars.show({ id_or_slug: params.slug })
  return { jar, choices: await jarChoices(api, viewerOf(context).nickname, jar) }
}

const Asked = JarChange.omit({ id_or_slug: true })

export async function action(args: Route.ActionArgs) {
  const id_or_slug = args.params.slug
  const settled = await archivedOrDeleted(args, {
    remove: ({ cultivation }) => cultivation.jars.remove({ id_or_slug }),
    archive: ({ cultivation }, archived) => cultivation.jars.archive({ id_or_slug, archived }),
    list: '/cultivo/potes',
    page: '/cultivo/pote',
    words: { deleted: 'O pote foi apagado.', archived: 'O pote foi para o arquivo.', back: 'O pote voltou.' },
  })
  if (settled) return settled
  return submit(args, Asked, async ({ cultivation: { jars } }, input) => {
    const jar = await jars.update({ ...input, id_or_slug })
    return redirectSaying(`/cultivo/pote/${jar.slug}`, 'Alterações salvas.')
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
        text="No arquivo o pote sai da lista e guarda tudo. O número dele não volta a ser usado."
      >
        Somem o pote e tudo o que foi anotado dele.
      </ArchiveOrDelete>
    </div>
  )
}
