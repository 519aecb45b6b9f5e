import { sql } from 'drizzle-orm'
import { dayKey } from '#shared/dates.ts'

/** SQL queries that find rows which must not exist in a demo world made at `now`. */
export const worldViolations = (now: Date) => ({
  'a counter that is not the number of its saves': sql`
    select p.slug from plants p
    left join social_counters c on c.target = 'plant' and c.target_id = p.id
    where coalesce(c.saves_count, 0) <> (select count(*) from saves s where s.target = 'plant' and s.target_id = p.id)`,
  'a counter of nothing': sql`
    select target_id from social_counters c where c.target = 'plant' and not exists (select from plants p where p.id = c.target_id)`,
  'a count of followers that is not the number of them': sql`
    select c.target_id from social_counters c where c.target = 'user' and c.saves_count <>
      (select count(*) from saves s join users u on u.id = s.target_id where s.target = 'user' and s.target_id = c.target_id)`,
  'a saved plant that nobody else may see, or that its own grower saved': sql`
    select p.slug from saves s join plants p on p.id = s.target_id and s.target = 'plant'
    where p.private or p.archived_at is not null or s.user_id = p.created_by or s.created_at > ${now.toISOString()}`,
  'a photo that is more or less public than its plant': sql`
    select p.slug from plants p join plant_photos pp on pp.plant_id = p.id join files f on f.id = pp.file_id
    where f.public = p.private or not f.attached or f.created_by <> p.created_by
    union all
    select p.slug from plants p join updates u on u.plant_id = p.id
    join update_photos up on up.update_id = u.id join files f on f.id = up.file_id
    where f.public = p.private or not f.attached or f.created_by <> p.created_by`,
  'a plant without a photo, or with more than four': sql`
    select p.slug from plants p left join plant_photos pp on pp.plant_id = p.id
    group by p.id having count(pp.file_id) not between 1 and 4`,
  'a current cycle that is not the newest of the history': sql`
    select p.slug from plants p
    left join lateral (select plant_cycle_id, "on" from plant_cycle_changes h where h.plant_id = p.id order by "on" desc, id desc limit 1) h on true
    where h."on" is distinct from p.cycle_since or h.plant_cycle_id is distinct from p.plant_cycle_id`,
  'a plant that is elsewhere than its places say': sql`
    select p.slug from plants p
    left join lateral (select space_id, since from plant_places h where h.plant_id = p.id order by since desc limit 1) h on true
    where h.space_id is distinct from p.space_id or h.since > ${dayKey(now)}::date`,
  'a place from before the plant, or a first one from after it began': sql`
    select p.slug from plants p where p.started_on <> (select min(since) from plant_places h where h.plant_id = p.id)`,
  'an update that is elsewhere than the plant was that day': sql`
    select u.id from updates u where u.plant_id is not null and u.space_id is distinct from (
      select h.space_id from plant_places h where h.plant_id = u.plant_id
        and h.since <= (u.happened_at at time zone 'America/Sao_Paulo')::date order by since desc limit 1)`,
  'an update from before the plant': sql`
    select p.slug, u.kind from updates u join plants p on p.id = u.plant_id
    where (u.happened_at at time zone 'America/Sao_Paulo')::date < p.started_on`,
  'a weighing of the plant that it can not have': sql`
    select p.slug, u.measures from updates u join plants p on p.id = u.plant_id
    where u.kind = 'pesagem' and u.measures ? 'weight_g' and p.wet_g is not null
      and ((u.measures -> 'weight_g' ->> 'value')::numeric > p.wet_g or (u.measures -> 'weight_g' ->> 'value')::numeric < p.wet_g * 0.22)`,
  'a history that does not begin with the plant': sql`
    select p.slug from plants p where p.started_on <> (select min("on") from plant_cycle_changes h where h.plant_id = p.id)`,
  'an empty text, or one with a gap': sql`
    select id from plants where name = '' or description = '' or search_text = ''
    union all select id from updates where (text = '' and measures = '{}') or text ~ '[{}]|NaN|undefined'`,
  'a change of phase that is not its line of the history': sql`
    select u.id from updates u left join plant_cycle_changes h on h.id = u.cycle_change_id
    where u.kind = 'fase' and (h.plant_id is distinct from u.plant_id or h.plant_cycle_id is distinct from u.catalogue_item_id)`,
  'something that has not happened yet': sql`
    select id from updates where happened_at > ${now.toISOString()} union all select id from plants where created_at > ${now.toISOString()} or archived_at > ${now.toISOString()}`,
  'a profile picture that is not its own': sql`
    select u.nickname from users u join files f on f.id = u.photo_file_id where f.created_by <> u.id or not f.public or not f.attached`,
})
