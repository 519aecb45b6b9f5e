import { owned } from '#platform/owned/owned.ts'
import { canSee, canUpdate, isCreator } from './stuffs.policy.ts'
import { stuffs } from './stuffs.table.ts'

export const ownedStuffs = owned(stuffs, {
  subject: 'stuff',
  policy: { canSee, canUpdate, isCreator },
  unseen: 'Não encontramos esse item.',
  notYours: 'Só quem tem este item pode mudá-lo.',
})

export const { findOwn: findOwnStuff } = ownedStuffs
