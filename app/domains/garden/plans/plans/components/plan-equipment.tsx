import { StuffCard } from '#domains/garden/garden/stuffs/ui.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { Link } from '#ui/components/link.tsx'
import type { PlanDetail, PlanProgress } from '../plans.schemas.ts'

/** The equipment of the plan's spaces, by space. */
export function PlanEquipment({ plan, equipment }: { plan: PlanDetail } & Pick<PlanProgress, 'equipment'>) {
  if (plan.template || (!equipment.length && !plan.can.update)) return null
  return (
    <Card title="Equipamento">
      {equipment.length === 0 && (
        <div className="space-y-4">
          <p className="text-muted">
            Escolha os espaços deste plano. Com as medidas deles, você vê quantas horas ficou na faixa.
          </p>
          <LinkButton to={`/cultivo/plano/${plan.slug}/espacos`}>Escolher espaços</LinkButton>
        </div>
      )}
      <div className="space-y-5">
        {equipment.map(({ space, equipment: pieces }) => (
          <section key={space.id} aria-label={space.name} className="space-y-2">
            <h3 className="font-sans text-base font-semibold">
              <Link to={`/cultivo/espaco/${space.slug}`} className="link">
                {space.name}
              </Link>
            </h3>
            {pieces.length === 0 && <p className="text-sm text-muted">Este espaço ainda não tem equipamento.</p>}
            <ul className="space-y-2">
              {pieces.map(({ stuff }) => (
                <li key={stuff.id}>
                  <StuffCard stuff={stuff} level={3} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Card>
  )
}
