import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, identity, timestamptz } from '#platform/database/columns.ts'

const columns = () => ({
  id: identity(),
  /** Derived from the version: 'versao-2-0'. */
  slug: text().notNull(),
  version: text().notNull(),
  /** What changed, in a sentence or two. */
  summary: text().notNull().default(''),
  body: text().notNull(),
  /** Null for a draft. The current text is the newest whose date has come. */
  effective_at: timestamptz(),
  /** Set once: the row is immutable afterwards. */
  published_at: timestamptz(),
  created_at: createdAt(),
  updated_at: createdAt(),
})

export const terms_of_service = pgTable('terms_of_service', columns(), (t) => [
  uniqueIndex('terms_of_service_version').on(t.version),
  uniqueIndex('terms_of_service_slug').on(t.slug),
  index('terms_of_service_effective').on(t.effective_at),
])

export const privacy_policies = pgTable('privacy_policies', columns(), (t) => [
  uniqueIndex('privacy_policies_version').on(t.version),
  uniqueIndex('privacy_policies_slug').on(t.slug),
  index('privacy_policies_effective').on(t.effective_at),
])

/** Both tables have the same columns: one slice handles both. */
export const tableOf = {
  termos_de_servico: terms_of_service,
  politica_de_privacidade: privacy_policies as unknown as typeof terms_of_service,
}
export type LegalText = typeof terms_of_service.$inferSelect
