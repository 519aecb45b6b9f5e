import { type DomainScreens, seenBy } from '#tests/site/screens/screen.ts'
import { catalogueNames } from './items/items.table.ts'

/** All catalogues share their pages: one of them is enough for the forms. */
export const screens: DomainScreens = async (ask) => {
  const cycles = await ask<{ data: { id: number }[] }>('plan-cultivation/plant-cycle')
  const one = '/admin/ciclos_da_planta'
  return [
    ...seenBy(
      'admin',
      catalogueNames.map((name) => `/admin/${name}`),
    ),
    ...seenBy('admin', [`${one}/novo`, `${one}/ordem`, `${one}/${cycles.data[0]?.id}`]),
  ]
}
