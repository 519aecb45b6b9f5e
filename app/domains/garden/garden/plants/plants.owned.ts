import { owned } from '#platform/owned/owned.ts'
import { canSee, canUpdate, isCreator } from './plants.policy.ts'
import { plants } from './plants.table.ts'

export const ownedPlants = owned(plants, {
  subject: 'plant',
  policy: { canSee, canUpdate, isCreator },
  notFound: 'Não encontramos essa planta no nosso jardim.',
  forbidden: 'Só quem cultiva esta planta pode fazer mudanças nela.',
})

export const { find: findPlant, findOwn: findOwnPlant } = ownedPlants
