import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { typedWords } from '#shared/text.ts'
import { corrected } from './asked.model.ts'

/** What was probably meant, with words that are written in posts for all. One query. */
export async function correctionOf(ctx: Context, search: string): Promise<string | null> {
  const words = typedWords(search)
  if (!words.length) return null
  const { rows } = await ctx.db.execute<{ asked: string; word: string }>(sql`
    select asked, near.word from unnest(${sql.param(words)}::text[]) asked
    cross join lateral (select word, search_text from search_words where search_text % asked
      order by search_text = asked desc, similarity(search_text, asked) desc, posts desc limit 1) near
    where near.search_text <> asked`)
  return corrected(search, new Map(rows.map(({ asked, word }) => [asked, word])))
}
