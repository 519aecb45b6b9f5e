import type { Context } from '#platform/context.ts'
import type { EntryKind } from './case.kinds.ts'
import { moderation_entries } from './cases.table.ts'

/** A line in the history of a case, by the viewer unless `user_id` says otherwise. */
export const noteEntry = (
  tx: Context,
  case_id: number,
  { kind, text = '', user_id = tx.viewer?.id ?? null }: { kind: EntryKind; text?: string; user_id?: number | null },
) => tx.db.insert(moderation_entries).values({ case_id, kind, text, user_id, created_at: tx.now() })
