import { owner } from '#platform/procedure.ts'
import { showWeek } from './week.queries.ts'
import { PlantWeek, WeekFilter } from './week.schemas.ts'

export const weekApi = {
  show: owner.get(
    '/v1/plan-cultivation/plant/{id_or_slug}/week',
    'Sete dias de uma planta sua: foto, o que foi feito, clima, altura, o que mudou',
    WeekFilter,
    PlantWeek,
    showWeek,
  ),
}
