import { eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { mayAppeal } from '../cases/cases.policy.ts'
import { moderation_appeals } from '../cases/cases.table.ts'
import { noteEntry } from '../cases/entries.actions.ts'
import { findOwnDecision, showOwnDecision } from './appeals.queries.ts'
import type { AppealCreate, OwnDecision } from './appeals.schemas.ts'

/** The author appeals: once per decision, in its thirty days. */
export const sendAppeal = (ctx: Context, { uuid, text }: AppealCreate): Promise<OwnDecision> =>
  ctx.transaction(async (tx) => {
    const row = await findOwnDecision(tx, uuid, 'lock')
    const [before] = await tx.db.select().from(moderation_appeals).where(eq(moderation_appeals.case_id, row.id))
    if (before) throw new AppError('conflict', 'Você já recorreu desta decisão. A resposta chega nos avisos.')
    if (!mayAppeal(row, before, tx.now()))
      throw new AppError('conflict', 'O prazo de 30 dias para recorrer já passou. Se precisar, escreva em Contato.')
    await tx.db.insert(moderation_appeals).values({ case_id: row.id, text, created_at: tx.now() })
    await noteEntry(tx, row.id, { kind: 'recurso', user_id: null })
    return showOwnDecision(tx, uuid)
  })
