import { isCreator } from '#domains/garden/garden/plants/plants.policy.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import type { EntryKind } from './case.kinds.ts'
import type { CaseOfPlant } from './tended.queries.ts'

type What = EntryKind | 'aberto' | 'nome' | 'apagado'
type Change = { before?: object; after?: object }

/** Staff may tend plants; what they wrote or deleted in somebody else's case is logged. */
export async function auditCase(
  tx: Context,
  { plant }: Pick<CaseOfPlant, 'plant'>,
  kind: What,
  { before, after }: Change,
) {
  if (!isCreator(tx.viewer, plant))
    await audit(tx, { action: 'plant.problem', subject: `plant:${plant.id}`, before, after: { kind, ...after } })
}
