import { test } from '#tests/fixtures.ts'
import { policyAgrees } from '#tests/policy-agrees.ts'
import { aPlan } from './plans.factory.ts'
import { canSee, visibleTo } from './plans.policy.ts'
import { plans } from './plans.table.ts'

test('the sentence and the SQL agree, viewer by viewer and plan by plan', ({ ctx, contextOf }) =>
  policyAgrees({ ctx, contextOf }, plans, { canSee, visibleTo }, (kind) => aPlan(ctx, kind)))
