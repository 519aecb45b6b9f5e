import { owner } from '#platform/procedure.ts'
import { clonePlant } from './clones.actions.ts'
import { archiveMany, cycleMany, groupMany, harvestMany, loseMany, moveMany, weighMany } from './many-plants.actions.ts'
import { ArchiveMany, Changed, CloneMany, Clones, CycleMany, GroupMany, HarvestMany, LossMany, MoveMany, WeighMany } from './many-plants.schemas.ts'

const many = '/v1/plan-cultivation/plants' as const

export const manyPlantsApi = {
  move: owner.post(`${many}/move`, 'Põe várias plantas em um espaço', MoveMany, Changed, (ctx, input) => moveMany(ctx, input)),
  group: owner.post(`${many}/group`, 'Põe várias plantas em um grupo', GroupMany, Changed, groupMany),
  archive: owner.post(`${many}/archive`, 'Guarda várias plantas no arquivo, ou as tira de lá', ArchiveMany, Changed, archiveMany),
  cycle: owner.post(`${many}/cycle`, 'Muda a fase de várias plantas', CycleMany, Changed, cycleMany),
  harvest: owner.post(`${many}/harvest`, 'Colhe várias plantas, cada uma com o seu peso úmido', HarvestMany, Changed, harvestMany),
  weigh: owner.post(`${many}/weigh`, 'Pesos secos e curados de várias plantas', WeighMany, Changed, weighMany),
  lose: owner.post(`${many}/loss`, 'Anota a perda de várias plantas, com a causa', LossMany, Changed, loseMany),
  clone: owner.create('/v1/plan-cultivation/plant/{id_or_slug}/clones', 'Clones de uma planta, com o que você escolher dela', CloneMany, Clones, clonePlant),
}
