import { Form } from 'react-router'
import { Button, LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { Link } from '#ui/components/link.tsx'
import type { PlanDetail } from '../plans.schemas.ts'

/** The source of the stages and bands, and a button to copy them. */
export function PlanOrigin({ plan, idempotency_key }: { plan: PlanDetail; idempotency_key: string | null }) {
  const to = `/cultivo/add-plano?copiar=${plan.slug}`
  return (
    <Card title={plan.template ? 'Usar este modelo' : 'Reaproveitar'}>
      <div className="space-y-4">
        {plan.copied_from && (
          <p>
            Feito a partir de{' '}
            <Link to={`/cultivo/plano/${plan.copied_from.slug}`} className="link">
              {plan.copied_from.name}
            </Link>
            , de{' '}
            <Link to={`/perfil/${plan.copied_from.user.nickname}`} className="link">
              {plan.copied_from.user.nickname}
            </Link>
            .
          </p>
        )}
        {plan.source && <p className="text-sm text-muted">{plan.source}</p>}
        <div className="flex flex-wrap gap-2">
          <LinkButton to={plan.can.copy ? to : `/auth/login?redirect=${encodeURIComponent(to)}`} icon="copy">
            {plan.template ? 'Começar com este modelo' : 'Copiar este plano'}
          </LinkButton>
          {plan.can.see_privacy && !plan.template && idempotency_key && (
            <Form method="post">
              <input type="hidden" name="form" value="template" />
              <input type="hidden" name="idempotency_key" value={idempotency_key} />
              <Button type="submit" icon="bookmark">
                Salvar como modelo
              </Button>
            </Form>
          )}
        </div>
      </div>
    </Card>
  )
}
