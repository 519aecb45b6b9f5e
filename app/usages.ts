import { installUsages } from '#domains/catalogue/usages.ts'
import { countPlantsInCycle } from '#domains/cultivation/index.ts'

/** Who uses the items of which catalogue: said before one is deleted. */
installUsages({ ciclos_da_planta: countPlantsInCycle })
