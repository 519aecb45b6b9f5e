import { record } from '#platform/events.ts'
import { owned } from '#platform/owned/owned.ts'
import '../plans.events.ts'
import { canSee, canUpdate, isCreator } from './plans.policy.ts'
import { plans } from './plans.table.ts'

export const ownedPlans = owned(plans, {
  subject: 'plan',
  policy: { canSee, canUpdate, isCreator },
  notFound: 'Não encontramos esse plano no nosso jardim.',
  forbidden: 'Só quem criou este plano pode editar.',
  changed: (tx, { id, created_by }) => record(tx, 'plan.changed', { plan_id: id, created_by }),
})

export const { find: findPlan, findOwn: findOwnPlan } = ownedPlans
