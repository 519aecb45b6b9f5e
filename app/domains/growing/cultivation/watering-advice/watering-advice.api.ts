import { PlantRef } from '#domains/garden/garden/plants/plants.schemas.ts'
import { owner } from '#platform/procedure.ts'
import { showWateringAdvice } from './watering-advice.queries.ts'
import { WateringAnswer } from './watering-advice.schemas.ts'

export const wateringAdviceApi = {
  show: owner.get(
    '/v1/plan-cultivation/plant/{id_or_slug}/watering-advice',
    'Quando regar uma planta sua de novo, por quê, e o quanto isso é seguro',
    PlantRef,
    WateringAnswer,
    (ctx, { id_or_slug }) => showWateringAdvice(ctx, id_or_slug),
  ),
}
