import type { Client } from 'pg'
import { evenly } from './heavy-community.ts'
import type { Ids } from './heavy-ids.ts'
import { sizes } from './heavy-rows.ts'
import { withoutIndexes } from './without-indexes.ts'

const DAYS = 30

/** A month of care of each grower who has a space, some of them nearly every day; and the sums. */
export async function fillGame(client: Client, ids: Ids, say: (line: string) => void) {
  await withoutIndexes(client, 'point_entries', async () => {
    await client.query(entries(ids))
  })
  await client.query(sums(ids))
  say('… point_entries')
}

const entries = (ids: Ids) => `
  insert into point_entries (user_id, kind, action_type_id, source_kind, source_id, points, at, day, open)
  select ${ids.user} + g * 5, 'ganho', t.id, 'care_day', to_char(d.day, 'YYYYMMDD')::int, t.points,
    (d.day + time '12:00') at time zone 'America/Sao_Paulo', d.day, true
  from generate_series(1, ${DAYS}) n
  cross join lateral (select (now() at time zone 'America/Sao_Paulo')::date - n as day) d
  cross join generate_series(0, ${sizes.spaces - 1}) g
  join action_types t on t.cause = 'cuidado'
  where ${evenly(`g::bigint * ${DAYS} + n`, 42)} < ${evenly('g', 41)}
  order by n desc`

const sums = (ids: Ids) => `
  insert into players (user_id, balance, earned, reached_at, open_earned, open_reached_at)
  select user_id, sum(points), sum(points), max(at), sum(points), max(at) from point_entries where user_id >= ${ids.user} group by user_id`
