import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access, notFound } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { GeneticForm } from '../components/genetic-form.tsx'
import { GeneticChange } from '../genetics.schemas.ts'
import type { Route } from './+types/genetic-edit.page'

export const middleware = [access('owner')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `Editar ${loaderData?.genetic.name ?? 'genética'}`,
}))

export async function loader({ params, context }: Route.LoaderArgs) {
  const genetic = await apiFor(context).genetics.library.show({ id_or_slug: params.slug })
  if (!genetic.can.update) throw notFound()
  return { genetic }
}

const Fields = GeneticChange.omit({ id_or_slug: true })

export async function action(args: Route.ActionArgs) {
  const id_or_slug = args.params.slug
  if ((await formOf(args.request)).get('intent') === 'delete')
    return submit(args, Fields.pick({}), async ({ genetics }) => {
      await genetics.library.remove({ id_or_slug })
      return redirectWithToast('/cultivo/geneticas', 'A genética foi apagada.')
    })
  return submit(args, Fields, async ({ genetics }, input) => {
    const { slug } = await genetics.library.update({ ...input, id_or_slug })
    return redirectWithToast(`/cultivo/geneticas/${slug}`, 'Alterações salvas.')
  })
}

export default function GeneticEditPage({ loaderData: { genetic } }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title={`Editar ${genetic.name}`}
        crumbs={[
          { to: '/cultivo/geneticas', label: 'Genéticas' },
          { to: `/cultivo/geneticas/${genetic.slug}`, label: genetic.name },
        ]}
      />
      <GeneticForm genetic={genetic} />
      <div className="mt-10 border-t border-base-300 pt-6">
        <ConfirmButton
          label="Apagar genética"
          send={{ intent: 'delete' }}
          title={`Apagar ${genetic.name}?`}
          tone="danger"
          icon="trash-2"
        >
          As plantas guardam o nome, sem o link. Os cruzamentos ficam sem este lado da árvore.
        </ConfirmButton>
      </div>
    </div>
  )
}
