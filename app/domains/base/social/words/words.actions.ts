import { eq } from 'drizzle-orm'
import { audit } from '#platform/audit/audit.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { foldWords } from './fold-words.model.ts'
import type { ListedWord, WordCreate } from './words.schemas.ts'
import { listed_words } from './words.table.ts'

export const addWord = (ctx: Context, { word, strength }: WordCreate): Promise<ListedWord> =>
  ctx.transaction(async (tx) => {
    const { id: created_by, nickname } = signedIn(tx)
    const [made] = await tx.db
      .insert(listed_words)
      .values({ word, strength, folded: foldWords(word), created_by, created_at: tx.now() })
      .onConflictDoNothing({ target: listed_words.folded })
      .returning({ id: listed_words.id, created_at: listed_words.created_at })
    if (!made) throw invalidField('word', 'Esta palavra já está na lista.')
    await audit(tx, { action: 'word.added', subject: `word:${made.id}`, after: { word, strength } })
    return { ...made, word, strength, nickname }
  })

export const removeWord = (ctx: Context, id: number) =>
  ctx.transaction(async (tx) => {
    const [gone] = await tx.db.delete(listed_words).where(eq(listed_words.id, id)).returning()
    if (!gone) throw new AppError('not_found', 'Esta palavra já saiu da lista.')
    const { word, strength } = gone
    await audit(tx, { action: 'word.removed', subject: `word:${id}`, before: { word, strength } })
  })
