import { storePath } from '#domains/market/stores/store-menu.view.ts'
import { formatMoney } from '#shared/money.ts'
import { plural } from '#shared/numbers.ts'
import { Badge } from '#ui/components/badge.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import type { StorePlan } from '../../plans/plans.schemas.ts'
import { intervalWords, planName } from '../../subscriptions/subscription.words.ts'

type Props = { plans: StorePlan[]; store: string; manages: boolean }

/** Each option of a product of the kind assinatura, with its terms or the way to set them. */
export function PlanList({ plans, store, manages }: Props) {
  const create = manages && (
    <LinkButton to={storePath(store, '/produtos/novo?kind=assinatura')} icon="plus">
      Novo produto de assinatura
    </LinkButton>
  )
  return (
    <section className="space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl">Planos</h2>
        {plans.length > 0 && create}
      </div>
      {plans.length === 0 ? (
        <EmptyState
          icon="repeat"
          title="Nenhum plano ainda"
          text="Crie um produto do tipo assinatura. Cada opção dele vira um plano: mensal, anual, com caixa ou só leitura."
          action={create || undefined}
        />
      ) : (
        <ul className="grid gap-3 md:grid-cols-2">
          {plans.map((plan) => (
            <li key={plan.variant_id}>
              <PlanCard {...{ plan, store, manages }} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function PlanCard({ plan: { plan, ...one }, store, manages }: { plan: StorePlan; store: string; manages: boolean }) {
  const edit = storePath(store, `/assinaturas/planos/${one.variant_id}`)
  return (
    <Card title={one.product.name}>
      <div className="space-y-3">
        <p className="text-muted">
          {plan ? planName(one.variant_name, plan.interval) : one.variant_name || 'Opção única'},{' '}
          {formatMoney(one.price)} {plan && intervalWords[plan.interval].per}
        </p>
        <p className="flex flex-wrap gap-2">
          {!plan && <Badge tone="amber">Falta definir</Badge>}
          {plan && !plan.active && <Badge tone="neutral">Fechado para novas</Badge>}
          {plan?.active && one.product.state !== 'publicado' && <Badge tone="amber">Produto fora da loja</Badge>}
          {plan?.gives_posts && <Badge icon="lock-open">Posts pagos</Badge>}
          {plan?.ships && <Badge icon="package">Caixa por período</Badge>}
          {plan && plan.trial_days > 0 && <Badge tone="info">{plural(plan.trial_days, 'dia', 'dias')} de teste</Badge>}
        </p>
        <p className="figures">{plural(one.subscribers, 'pessoa assina', 'pessoas assinam')}</p>
        {manages && (
          <LinkButton to={edit} icon="pencil">
            {plan ? 'Mudar o plano' : 'Definir o plano'}
          </LinkButton>
        )}
      </div>
    </Card>
  )
}
