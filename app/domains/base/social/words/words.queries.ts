import { and, asc, count, eq, sql } from 'drizzle-orm'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { contains } from '#platform/database/contains.ts'
import { sorted } from '#platform/database/sorted.ts'
import { type Page, toPage, windowOf } from '#shared/pagination.ts'
import { foldWords } from './fold-words.model.ts'
import type { WordStrength } from './words.kinds.ts'
import type { ListedWord, WordFilter } from './words.schemas.ts'
import { listed_words } from './words.table.ts'

/** The listed words of this strength in a text, as the list has them. */
export async function wordsIn({ db }: Context, text: string, strength: WordStrength): Promise<string[]> {
  const folded = foldWords(text)
  if (!folded) return []
  const rows = await db
    .select({ word: listed_words.word })
    .from(listed_words)
    .where(and(eq(listed_words.strength, strength), sql`position(${listed_words.folded} in ${folded}) > 0`))
    .orderBy(asc(listed_words.id))
  return rows.map(({ word }) => word)
}

export async function listWords(ctx: Context, filter: WordFilter): Promise<Page<ListedWord>> {
  const { limit, offset } = windowOf(filter, 50)
  const { search, strength, order_type = filter.order_by === 'word' ? 'asc' : 'desc' } = filter
  const where = and(
    strength && eq(listed_words.strength, strength),
    search ? contains(listed_words.word, search) : undefined,
  )
  const [data, totals] = await Promise.all([
    ctx.db
      .select({
        id: listed_words.id,
        word: listed_words.word,
        strength: listed_words.strength,
        nickname: users.nickname,
        created_at: listed_words.created_at,
      })
      .from(listed_words)
      .leftJoin(users, eq(users.id, listed_words.created_by))
      .where(where)
      .orderBy(
        ...sorted(
          { ...filter, order_type },
          { word: listed_words.folded, created_at: listed_words.created_at },
          listed_words.id,
        ),
      )
      .limit(limit)
      .offset(offset),
    ctx.db.select({ total: count() }).from(listed_words).where(where),
  ])
  return toPage(data, totals[0]?.total ?? 0, filter, 50)
}
