import { test } from '#tests/fixtures.ts'
import { policyAgrees } from '#tests/policy-agrees.ts'
import { aPlant } from './plants.factory.ts'
import { canSee, visibleTo } from './plants.policy.ts'
import { plants } from './plants.table.ts'

test('the sentence and the SQL agree, viewer by viewer and plant by plant', ({ ctx, contextOf }) =>
  policyAgrees({ ctx, contextOf }, plants, { canSee, visibleTo }, (kind) => aPlant(ctx, kind)))
