import { and, eq, sql } from 'drizzle-orm'
import type { Finder } from '#domains/community/banca/index.ts'
import type { Found } from '#domains/community/banca/search/search.kinds.ts'
import type { FoundPage } from '#domains/community/banca/search/search.schemas.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { contains } from '#platform/database/contains.ts'
import { thumbnailUrl } from '#platform/files/thumbnail-url.ts'
import { visibleTo } from './cup-entries.policy.ts'
import { cup_entries } from './cup-entries.table.ts'

/** For /busca: redondos that compete, by their title or their grower. One query. */
export const findEntries: Finder = async ({ db, viewer }, search, { limit, offset, most }) => {
  const words = sql`(${contains(cup_entries.title, search)} or exists (select from users
    where users.id = ${cup_entries.user_id} and ${contains(users.nickname, search)}))`
  const { rows } = await db.execute<Found<FoundPage>>(sql`
    with found as materialized (
      select cup_entries.id, row_number() over (order by cup_entries.id desc) as place from cup_entries
      where ${and(visibleTo(viewer), eq(cup_entries.state, 'inscrito'), words)}
        and exists (select from cup_editions c where c.id = cup_entries.edition_id and c.published)
      order by place limit ${most}
    )
    select (select count(*)::int from found) as total, coalesce((select json_agg(one order by one.place) from (
      select found.place, cup_entries.id, '/copa-grower/ver-redondo/' || cup_entries.uuid as url, cup_entries.title,
        c.name || ', ' || m.name as text,
        ${thumbnailUrl(sql`(select p.file_id from cup_entry_photos p where p.entry_id = cup_entries.id order by p.position limit 1)`)} as photo_url
      from found join cup_entries on cup_entries.id = found.id
      join cup_editions c on c.id = cup_entries.edition_id join cup_modalities m on m.id = cup_entries.modality_id
      order by found.place limit ${limit} offset ${offset}) one), '[]') as data`)
  return rows[0] ?? { total: 0, data: [] }
}
