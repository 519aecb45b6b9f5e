import { installUsages } from '#domains/catalogue/usages.registry.ts'
import { countPlansInCycle, countPlansWithStatus, countPlantsInCycle } from '#domains/cultivation/index.ts'

/** Who uses the items of which catalogue: said before one is deleted. */
installUsages({
  ciclos_da_planta: async (ctx, id) => [...(await countPlantsInCycle(ctx, id)), ...(await countPlansInCycle(ctx, id))],
  'status-plano-de-cultivo': countPlansWithStatus,
})
