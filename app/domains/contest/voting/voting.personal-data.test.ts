import { eq } from 'drizzle-orm'
import { aModality, anEdition } from '#domains/contest/editions/editions/cup-editions.factory.ts'
import { anEntry } from '#domains/contest/entries/entries/cup-entries.factory.ts'
import { cup_entries } from '#domains/contest/entries/entries/cup-entries.table.ts'
import { copyOf } from '#domains/people/privacy/exports/copy-of.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aVote } from './votes/cup-votes.factory.ts'

test('the copy says for what one voted, in which modality and edition, unless it was hidden since', async ({ ctx }) => {
  const edition = await anEdition(ctx, { name: 'Copa da serra' })
  await aModality(ctx, edition, { name: 'Outra' })
  const modality = await aModality(ctx, edition, { name: 'Flor de sol' })
  await anEntry(ctx, modality, { title: 'Outro redondo' })
  const entry = await anEntry(ctx, modality, { title: 'Brisa da serra' })
  const { user_id } = await aVote(ctx, entry, { phase: 'votacao-popular', ballot: modality.slug })
  const voter = { id: user_id ?? 0 }
  const where = { entry_id: entry.id, modality_name: 'Flor de sol', edition_name: 'Copa da serra', state: 'recebida' }
  expect(await copyOf(ctx, 'votos-na-copa', voter)).toMatchObject([{ ...where, entry_title: 'Brisa da serra' }])
  await ctx.db.update(cup_entries).set({ hidden_at: ctx.now() }).where(eq(cup_entries.id, entry.id))
  expect(await copyOf(ctx, 'votos-na-copa', voter)).toMatchObject([{ ...where, entry_title: null }])
})
