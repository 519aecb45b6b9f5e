import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { publishedTexts } from './finders.registry.ts'

/** Of more posts only the newest are read. */
const READ = 200_000
const WORDS = 50_000

/**
 * Writes the words of posts for all, and of what else is published, anew (cron, nightly): those that stand in at least two, since one alone may be a
 * name, or wrong itself. Of spellings that differ in accents the usual one.
 */
export async function keepWords(ctx: Context) {
  await ctx.transaction(async (tx) => {
    await tx.db.execute(sql`delete from search_words`)
    await tx.db.execute(sql`
      insert into search_words (word, search_text, posts)
      select word, plain, posts from (
        select distinct on (plain) word, plain, sum(ndoc) over (partition by plain)::int as posts
        from (select word, lower(unaccent(word)) as plain, ndoc from ts_stat(${`
          select to_tsvector('simple', text) from (select text from posts
            where deleted_at is null and hidden_at is null and available_by = 'todos'
            order by id desc limit ${READ}) newest
          ${publishedTexts()
            .map((texts) => `union all select to_tsvector('simple', text) from (${texts}) published`)
            .join(' ')}`}) where word ~ '^[[:alpha:]]{3,30}$') spelled
        order by plain, ndoc desc, word
      ) usual where posts > 1 order by posts desc limit ${WORDS}`)
  })
}
