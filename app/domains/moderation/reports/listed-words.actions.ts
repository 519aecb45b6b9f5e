import { targetOf, wordsIn } from '#domains/social/index.ts'
import type { TargetColumn } from '#domains/social/targets.kinds.ts'
import type { Context } from '#platform/context.ts'
import type { ReportedKind } from '../cases/case.kinds.ts'
import { reportBySystem } from './reports.actions.ts'

/** Opens a case for a thing whose text has a word that the moderation wants to see. */
export async function reportListedWords(tx: Context, column: TargetColumn, id: number) {
  const { target } = targetOf({ [column]: id })
  if (!target.moderated) return
  const seen = await target.moderated.seen(tx, id)
  const words = await wordsIn(tx, seen.text, 'segurar')
  if (words.length)
    await reportBySystem(
      tx,
      { target: target.name as ReportedKind, target_id: id, seen },
      `Palavra da lista: ${words.join(', ')}`,
    )
}
