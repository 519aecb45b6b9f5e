import { targetOf, wordsIn } from '#domains/base/social/index.ts'
import type { TargetColumn } from '#domains/base/social/targets.kinds.ts'
import type { Context } from '#platform/context.ts'
import type { ReportedKind } from '../cases/case.kinds.ts'
import { seenNow } from '../cases/seen.queries.ts'
import { reportBySystem } from './reports.actions.ts'

/**
 * Opens a case for a thing whose text has a word that the moderation wants to see (job). Not in the transaction that
 * wrote the text: a decision locks the case before the thing, and that one would the other way round.
 */
export const reportListedWords = (ctx: Context, { column, id }: { column: TargetColumn; id: number }) =>
  ctx.transaction(async (tx) => {
    const { target } = targetOf({ [column]: id })
    const seen = await seenNow(tx, target, id)
    if (!seen) return
    const words = await wordsIn(tx, seen.text, 'segurar')
    const thing = { target: target.name as ReportedKind, target_id: id, seen }
    if (words.length) await reportBySystem(tx, thing, `Palavra da lista: ${words.join(', ')}`)
  })
