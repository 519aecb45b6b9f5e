import { owned } from '#platform/owned/owned.ts'
import { canSee } from './jars.policy.ts'
import { jars } from './jars.table.ts'

export const ownedJars = owned(jars, {
  subject: 'jar',
  policy: { canSee, canUpdate: canSee, isCreator: canSee },
  notFound: 'Não encontramos esse pote.',
  forbidden: 'Só quem fechou este pote pode fazer mudanças nele.',
})

export const { findOwn: findOwnJar } = ownedJars
