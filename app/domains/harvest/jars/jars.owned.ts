import { owned } from '#platform/owned/owned.ts'
import { canSee } from './jars.policy.ts'
import { jars } from './jars.table.ts'

export const ownedJars = owned(jars, {
  subject: 'jar',
  policy: { canSee, canUpdate: canSee, isCreator: canSee },
  unseen: 'Não encontramos esse pote.',
  notYours: 'Só quem guardou este pote pode mudá-lo.',
})

export const { findOwn: findOwnJar } = ownedJars
