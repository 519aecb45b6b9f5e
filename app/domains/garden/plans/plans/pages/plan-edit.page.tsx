import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { archivedOrDeleted } from '#web/archive-form.server.ts'
import { submit } from '#web/form.server.ts'
import { access, notFound } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { draftsOfStages } from '../../stages/components/stage-drafts.form.ts'
import { PlanDangerZone } from '../components/plan-danger-zone.tsx'
import { PlanForm } from '../components/plan-form.tsx'
import type { Route } from './+types/plan-edit.page'
import { editedForm, PlanChangeForm } from './plan-form.server.ts'

export const middleware = [access('owner')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `Editar ${loaderData?.plan.name ?? 'plano'}`,
}))

export async function loader({ params, context }: Route.LoaderArgs) {
  const {
    plans,
    garden: { cycles },
  } = apiFor(context)
  const plan = await plans.show({ slug: params.slug })
  if (!plan.can.update) throw notFound()
  return { plan, cycles: (await cycles.list()).data }
}

export async function action(args: Route.ActionArgs) {
  const { slug } = args.params
  const settled = await archivedOrDeleted(args, {
    remove: ({ plans }) => plans.remove({ slug }),
    archive: ({ plans }, archived) => plans.archive({ slug, archived }),
    list: '/cultivo/plano',
    page: '/cultivo/plano',
    words: { deleted: 'O plano foi apagado.', archived: 'O plano foi para o arquivo.', back: 'O plano voltou.' },
  })
  if (settled) return settled
  const rearranged = await editedForm(args.request)
  if (rearranged) return rearranged
  return submit(args, PlanChangeForm, async (api, input) => {
    const plan = await api.plans.update({ ...input, slug })
    const text = plan.version === input.version ? 'Alterações salvas.' : `Versão ${plan.version} salva.`
    return redirectWithToast(`/cultivo/plano/${plan.slug}`, text)
  })
}

export default function PlanEditPage({ loaderData: { plan, cycles } }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title={`Editar ${plan.name}`}
        crumbs={[
          { to: '/cultivo/plano', label: 'Meus planos' },
          { to: `/cultivo/plano/${plan.slug}`, label: plan.name },
        ]}
      />
      <PlanForm plan={plan} drafts={draftsOfStages(plan.stages)} cycles={cycles} />
      <PlanDangerZone plan={plan} />
    </div>
  )
}
