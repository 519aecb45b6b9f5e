import { isCreator } from '#domains/garden/garden/plants/plants.policy.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import type { EntryKind } from './case.kinds.ts'
import type { CaseOfPlant } from './tended.queries.ts'

type What = EntryKind | 'aberto' | 'nome' | 'apagado'

/** Staff may tend plants; that they wrote into somebody else's case is logged, not what. */
export async function auditCase(tx: Context, { plant }: Pick<CaseOfPlant, 'plant'>, kind: What) {
  if (!isCreator(tx.viewer, plant))
    await audit(tx, { action: 'plant.problem', subject: `plant:${plant.id}`, after: { kind } })
}
