import { test } from '#tests/fixtures.ts'
import { policyAgrees } from '#tests/policy-agrees.ts'
import { aSpace } from './spaces.factory.ts'
import { canSee, visibleTo } from './spaces.policy.ts'
import { spaces } from './spaces.table.ts'

test('the sentence and the SQL agree, viewer by viewer and space by space', ({ ctx, contextOf }) =>
  policyAgrees({ ctx, contextOf }, spaces, { canSee, visibleTo }, (kind) => aSpace(ctx, kind)))
