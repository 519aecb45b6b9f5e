import { randomUUID } from 'node:crypto'
import { LinkButton } from '#ui/components/button.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { viewerOf } from '#web/page-context.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { TemplateCards } from '../../templates/components/template-cards.tsx'
import { PlanForm } from '../components/plan-form.tsx'
import type { Route } from './+types/plan-new.page'
import { editedForm, PlanCreateForm } from './plan-form.server.ts'
import { planStart, templateCards } from './plan-start.server.ts'

export const middleware = [access('login')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData?.begun ? `Novo plano: ${loaderData.begun.start.name || 'do zero'}` : 'Novo plano',
}))

/** First the choice of a starting point; then, selected in the URL, the form with its stages. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const api = apiFor(context)
  const { data: cycles } = await api.garden.cycles.list()
  const begun = await planStart(api, url.searchParams, cycles)
  if (begun) return { begun, cycles, idempotency_key: randomUUID() as string, templates: [], own: [] }
  const own = await api.plans.list({ user: viewerOf(context).nickname, template: true, per_page: 20 })
  return { begun, cycles, idempotency_key: '', templates: templateCards(), own: own.data }
}

export const action = async (args: Route.ActionArgs) =>
  (await editedForm(args.request)) ??
  submit(args, PlanCreateForm, async (api, input) => {
    const plan = await api.plans.create(input)
    const text = plan.starts_on ? `${plan.name} está na sua agenda.` : `${plan.name} está pronto.`
    return redirectWithToast(`/cultivo/plano/${plan.slug}`, text)
  })

export default function PlanNewPage({
  loaderData: { begun, cycles, idempotency_key, templates, own },
}: Route.ComponentProps) {
  if (!begun)
    return (
      <div className="mx-auto max-w-3xl">
        <PageHeader
          title="Novo plano"
          text="Escolha por onde começar. Você pode mudar tudo depois."
          action={
            <LinkButton to="?vazio=" icon="plus">
              Começar do zero
            </LinkButton>
          }
        />
        <TemplateCards templates={templates} own={own} />
      </div>
    )
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title="Novo plano"
        text="Ajuste as etapas ao seu jeito. As faixas e durações são pontos de partida."
        crumbs={[
          { to: '/cultivo/plano', label: 'Meus planos' },
          { to: '/cultivo/add-plano', label: 'Modelos' },
        ]}
      />
      <PlanForm {...begun} cycles={cycles} hidden={{ ...begun.hidden, idempotency_key }} />
    </div>
  )
}
