import { and, eq, inArray, or } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { comments } from '#domains/base/social/comments/comments.table.ts'
import { social_counters } from '#domains/base/social/counters/counters.table.ts'
import { saves } from '#domains/base/social/saves/saves.table.ts'
import { ownPlants, ownSpaces } from '#domains/garden/garden/index.ts'
import { ownPlans } from '#domains/garden/plans/index.ts'
import type { Person, PersonalTable } from '#platform/personal-data.ts'
import { share_links } from './sharing/share-links.table.ts'

/** Rows that reference the person's plants and spaces by `target` and `target_id`. */
const aboutOwn = (table: { target: PgColumn; target_id: PgColumn }) => (person: Person) =>
  or(
    and(eq(table.target, 'plant'), inArray(table.target_id, ownPlants(person))),
    and(eq(table.target, 'space'), inArray(table.target_id, ownSpaces(person))),
    and(eq(table.target, 'plan'), inArray(table.target_id, ownPlans(person))),
  )

export const cultivationPersonalData: PersonalTable[] = [
  {
    table: comments,
    label: 'Comentários nas suas plantas, espaços e planos',
    rows: aboutOwn(comments),
    exported: { not: 'São palavras de outras pessoas. As suas vão em outro arquivo.' },
    erased: 'deleted',
  },
  {
    table: saves,
    label: 'Salves que outras pessoas deram às suas plantas, espaços e planos',
    rows: aboutOwn(saves),
    exported: { not: 'São escolhas de outras pessoas.' },
    erased: 'deleted',
  },
  {
    table: social_counters,
    label: 'Contadores das suas plantas, espaços e planos',
    rows: aboutOwn(social_counters),
    exported: { not: 'São só números, que a página já mostra.' },
    erased: 'deleted',
  },
  {
    table: share_links,
    label: 'Links de visita que você criou',
    rows: ({ id }) => eq(share_links.created_by, id),
    exported: { file: 'links-de-visita', omit: ['token', 'token_hash', 'idempotency_key'] },
    erased: 'deleted',
  },
]
