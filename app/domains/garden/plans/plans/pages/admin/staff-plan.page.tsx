import { z } from 'zod'
import { plural } from '#shared/numbers.ts'
import { Badge } from '#ui/components/badge.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { Form } from '#ui/form/form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { StageStrip } from '../../../stages/components/stage-strip.tsx'
import { StaffPlanRemoval } from '../../staff-plans.schemas.ts'
import type { Route } from './+types/staff-plan.page'

export const middleware = [access('can:plants.manage')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `${loaderData?.plan.name ?? 'Plano'} em Planos de cultivo`,
}))

export const loader = async ({ params, context }: Route.LoaderArgs) => ({
  plan: await apiFor(context).plans.show({ slug: params.slug }),
})

const Act = StaffPlanRemoval.omit({ slug: true }).extend({ form: z.enum(['archive', 'restore', 'delete']) })

export async function action(args: Route.ActionArgs) {
  const { slug } = args.params
  const done = (text: string, to: string) => redirectWithToast(to, text)
  await formOf(args.request)
  return submit(args, Act, async ({ plans }, { form, reason }) => {
    if (form === 'delete') {
      await plans.removeAsStaff({ slug, reason })
      return done('O plano foi apagado.', '/admin/plano_de_cultivo')
    }
    await plans.archiveAsStaff({ slug, reason, archived: form === 'archive' })
    return done(
      form === 'archive' ? 'O plano foi para o arquivo.' : 'O plano saiu do arquivo.',
      `/admin/plano_de_cultivo/${slug}`,
    )
  })
}

export default function PlanDeskPage({ loaderData: { plan } }: Route.ComponentProps) {
  const stages = plan.stages.map(({ name, days, plant_cycle }) => ({ name, days, cycle_slug: plant_cycle.slug }))
  return (
    <div className="max-w-3xl space-y-6">
      <PageHeader
        title={plan.name}
        crumbs={[{ to: '/admin/plano_de_cultivo', label: 'Planos de cultivo' }]}
        more={
          <>
            <LinkButton to={`/cultivo/plano/${plan.slug}`} icon="eye">
              Abrir
            </LinkButton>
            <LinkButton to={`/cultivo/plano/${plan.slug}/edit`} icon="pencil">
              Editar
            </LinkButton>
          </>
        }
      />
      <Card title="O plano">
        <div className="space-y-3">
          <StageStrip stages={stages} />
          <p>
            De {plan.user.nickname}, {plural(plan.stages.length, 'etapa', 'etapas')}, {plural(plan.days, 'dia', 'dias')}
            , {plural(plan.plants_count, 'planta', 'plantas')}.
          </p>
          <div className="flex flex-wrap items-center gap-2">
            <Badge>{plan.template ? 'Modelo' : plan.plan_status.name}</Badge>
            {plan.archived && <Badge tone="amber">Arquivado</Badge>}
            <Badge icon={plan.private ? 'lock' : 'globe'}>{plan.private ? 'Só a pessoa vê' : 'Todos veem'}</Badge>
          </div>
        </div>
      </Card>
      <Card title={plan.archived ? 'Tirar do arquivo' : 'Arquivar'}>
        <Why
          key={String(plan.archived)}
          form={plan.archived ? 'restore' : 'archive'}
          label={plan.archived ? 'Tirar do arquivo' : 'Arquivar plano'}
        />
      </Card>
      <Card title="Apagar">
        <p className="mb-4 text-muted">
          O plano some para todos, junto com as tarefas que ainda não foram feitas. As plantas ficam, sem plano.
        </p>
        <Why form="delete" label="Apagar plano" danger />
      </Card>
    </div>
  )
}

const Why = ({ form, label, danger }: { form: string; label: string; danger?: boolean }) => (
  <Form name={form} className="space-y-4">
    <TextField name="reason" label="Motivo" help="Fica na auditoria, com seu nome." maxLength={500} />
    <SubmitButton tone={danger ? 'danger' : 'quiet'} sending="Salvando…">
      {label}
    </SubmitButton>
  </Form>
)
