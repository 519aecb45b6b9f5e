import type { CatalogueItem } from '#domains/base/catalogue/items/items.table.ts'
import type { PlantCycle } from '../plants/plants.schemas.ts'

/** A plant cycle is an item of the catalogue `ciclos_da_planta`. */
export const cycleOf = ({ id, name, slug, order, icon_url }: CatalogueItem): PlantCycle => ({
  id,
  name,
  slug,
  order,
  more_infos: { icon_url },
})

/** The CSS colour of a cycle on plans and plants: never a sensor's. A cycle that the administration added has none of its own. */
export const phaseColour = (slug: string) => `var(--color-phase-${slug}, var(--color-base-300))`
