import { owner } from '#platform/procedure.ts'
import { clonePlant } from './clones.actions.ts'
import { archiveMany, cycleMany, groupMany, harvestMany, loseMany, moveMany, weighMany } from './many-plants.actions.ts'
import {
  ArchiveMany,
  Changed,
  CloneMany,
  Clones,
  CycleMany,
  GroupMany,
  HarvestMany,
  LossMany,
  MoveMany,
  WeighMany,
} from './many-plants.schemas.ts'

const many = '/v1/plan-cultivation/plants' as const

export const manyPlantsApi = {
  move: owner
    .route({ method: 'POST', path: `${many}/move`, summary: 'Põe várias plantas em um espaço' })
    .input(MoveMany)
    .output(Changed)
    .handler(({ context, input }) => moveMany(context, input)),
  group: owner
    .route({ method: 'POST', path: `${many}/group`, summary: 'Põe várias plantas em um grupo' })
    .input(GroupMany)
    .output(Changed)
    .handler(({ context, input }) => groupMany(context, input)),
  archive: owner
    .route({ method: 'POST', path: `${many}/archive`, summary: 'Guarda várias plantas no arquivo, ou as tira de lá' })
    .input(ArchiveMany)
    .output(Changed)
    .handler(({ context, input }) => archiveMany(context, input)),
  cycle: owner
    .route({ method: 'POST', path: `${many}/cycle`, summary: 'Muda a fase de várias plantas' })
    .input(CycleMany)
    .output(Changed)
    .handler(({ context, input }) => cycleMany(context, input)),
  harvest: owner
    .route({ method: 'POST', path: `${many}/harvest`, summary: 'Colhe várias plantas, cada uma com o seu peso úmido' })
    .input(HarvestMany)
    .output(Changed)
    .handler(({ context, input }) => harvestMany(context, input)),
  weigh: owner
    .route({ method: 'POST', path: `${many}/weigh`, summary: 'Pesos secos e curados de várias plantas' })
    .input(WeighMany)
    .output(Changed)
    .handler(({ context, input }) => weighMany(context, input)),
  lose: owner
    .route({ method: 'POST', path: `${many}/loss`, summary: 'Anota a perda de várias plantas, com a causa' })
    .input(LossMany)
    .output(Changed)
    .handler(({ context, input }) => loseMany(context, input)),
  clone: owner
    .route({
      method: 'POST',
      path: '/v1/plan-cultivation/plant/{id_or_slug}/clones',
      successStatus: 201,
      summary: 'Clones de uma planta, com o que você escolher dela',
    })
    .input(CloneMany)
    .output(Clones)
    .handler(({ context, input }) => clonePlant(context, input)),
}
