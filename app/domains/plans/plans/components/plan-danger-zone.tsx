import { plural } from '#shared/numbers.ts'
import { ArchiveOrDelete } from '#ui/form/archive-or-delete.tsx'
import type { PlanDetail } from '../plans.schemas.ts'

export const PlanDangerZone = ({ plan }: { plan: PlanDetail }) => (
  <ArchiveOrDelete
    thing={plan}
    label="Apagar plano"
    text="No arquivo o plano sai das listas e da agenda, e guarda tudo. As plantas nunca se perdem."
  >
    Somem o plano, {plural(plan.stages.length, 'etapa', 'etapas')} e as tarefas que ainda não foram feitas.{' '}
    {plan.plants_count > 0 && `${plural(plan.plants_count, 'planta fica', 'plantas ficam')} sem plano.`}
  </ArchiveOrDelete>
)
