import { plural } from '#shared/numbers.ts'
import { ArchiveOrDelete } from '#ui/form/archive-or-delete.tsx'
import type { PlanDetail } from '../plans.schemas.ts'

export const PlanDangerZone = ({ plan }: { plan: PlanDetail }) => (
  <ArchiveOrDelete
    thing={plan}
    label="Apagar plano"
    text="Arquivado, o plano sai das listas e da agenda, mas continua salvo. Suas plantas ficam como estão."
  >
    O plano some, com {plural(plan.stages.length, 'etapa', 'etapas')} e as tarefas que ainda não foram feitas.{' '}
    {plan.plants_count > 0 && `${plural(plan.plants_count, 'planta fica', 'plantas ficam')} sem plano.`}
  </ArchiveOrDelete>
)
