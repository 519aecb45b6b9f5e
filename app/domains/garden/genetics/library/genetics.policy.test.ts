import { test } from '#tests/fixtures.ts'
import { policyAgrees } from '#tests/policy-agrees.ts'
import { aGenetic } from './genetics.factory.ts'
import { canSee, visibleTo } from './genetics.policy.ts'
import { genetics } from './genetics.table.ts'

test('the sentence and the SQL agree, of what is proposed too', async ({ ctx, contextOf }) => {
  await policyAgrees({ ctx, contextOf }, genetics, { canSee, visibleTo }, (kind) => aGenetic(ctx, kind))
  await policyAgrees({ ctx, contextOf }, genetics, { canSee, visibleTo }, (kind) =>
    aGenetic(ctx, { ...kind, proposed_at: kind.private ? ctx.now() : null }),
  )
})
