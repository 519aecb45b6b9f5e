import { sql } from 'drizzle-orm'
import { dayKey } from '#shared/dates.ts'

/** Words that are said of a plant in these phases alone. */
const wordsOfPhases: [words: string, phases: string[]][] = [
  ['cotilédone|papel-toalha|conta-gotas|copo d’água', ['semente', 'germinacao']],
  ['topping|\\mLST|SCROG|main-line|entrenó|no quinto nó', ['vegetativo']],
  ['pistilo|de flora da|semana \\d+ da flora', ['floracao']],
  ['tricoma', ['floracao', 'colheita']],
  ['g úmidos', ['colheita', 'secagem', 'cura']],
  ['varal', ['secagem']],
  ['g secos|no pote há', ['cura']],
]
const phaseWords = sql.join(
  wordsOfPhases.map(([words, phases]) => sql`(${words}::text, ${sql.param(phases)}::text[])`),
  sql`, `,
)

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
  'a photo of a problem that is not its grower’s alone, or a case that began before its plant': sql`
    select p.slug from problem_cases c join plants p on p.id = c.plant_id
    left join problem_entries e on e.case_id = c.id left join problem_photos pp on pp.entry_id = e.id
    left join files f on f.id = pp.file_id
    where f.public or not f.attached or f.created_by <> p.created_by or c.seen_on < p.started_on or e.on < c.seen_on`,
  'a plant without a photo, or with more than four': sql`
    select p.slug from plants p left join plant_photos pp on pp.plant_id = p.id
    where not exists (select from import_things it where it.plant_id = p.id)
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
    select p.id from plants p where name = '' or search_text = '' or (description = ''
      and not exists (select from import_things it where it.plant_id = p.id))
    union all select u.id from updates u where (text = '' and measures = '{}'
      and not exists (select from import_things it where it.update_id = u.id)) or text ~ '[{}]|NaN|undefined'`,
  'a change of phase that is not its line of the history': sql`
    select u.id from updates u left join plant_cycle_changes h on h.id = u.cycle_change_id
    where u.kind = 'fase' and (h.plant_id is distinct from u.plant_id or h.plant_cycle_id is distinct from u.catalogue_item_id)`,
  'something that has not happened yet': sql`
    select id from updates where happened_at > ${now.toISOString()} union all select id from plants where created_at > ${now.toISOString()} or archived_at > ${now.toISOString()}`,
  'a profile picture that is not its own': sql`
    select u.nickname from users u join files f on f.id = u.photo_file_id where f.created_by <> u.id or not f.public or not f.attached`,
  'a post about a plant of somebody else, or in another phase or on another day than it had': sql`
    select o.id, o.text from posts o join plants p on p.id = o.plant_id
    left join lateral (select plant_cycle_id, "on" from plant_cycle_changes h where h.plant_id = p.id
      and h."on" <= (o.created_at at time zone 'America/Sao_Paulo')::date order by "on" desc, id desc limit 1) h on true
    where o.created_by <> p.created_by or o.plant_cycle_id is distinct from h.plant_cycle_id
      or o.cycle_day is distinct from (o.created_at at time zone 'America/Sao_Paulo')::date - h."on" + 1`,
  'a word of another phase in a post about a plant': sql`
    select o.text, i.slug, w.words from posts o join catalogue_items i on i.id = o.plant_cycle_id
    join (values ${phaseWords}) w(words, phases) on regexp_replace(o.text, '#\\S+', '', 'g') ~* w.words and not (i.slug = any(w.phases))`,
  'a day or a weight that the plant did not have': sql`
    select o.id, o.text from posts o join plants p on p.id = o.plant_id
    where (substring(o.text from 'Dia (\\d+) (?:de|da|e|do)')::int is distinct from o.cycle_day and o.text ~ 'Dia \\d+ (de|da|e|do)')
      or (o.text ~ 'g úmidos' and replace(substring(o.text from '([0-9,]+) g úmidos'), ',', '.')::numeric <> round(p.wet_g, 1))
      or (o.text ~ 'g secos' and replace(substring(o.text from '([0-9,]+) g secos'), ',', '.')::numeric <> round(p.dry_g, 1))`,
  'a post or comment from before its author, or from the future': sql`
    select o.id from posts o join users u on u.id = o.created_by where o.created_at < u.created_at or o.created_at > ${now.toISOString()}
    union all select c.id from comments c join users u on u.id = c.created_by where c.created_at < u.created_at or c.created_at > ${now.toISOString()}`,
  'a comment from before its post, a reply from before its comment, or one of another thing': sql`
    select c.id from comments c join posts o on o.id = c.target_id and c.target = 'post' where c.created_at < o.created_at
    union all select c.id from comments c join comments a on a.id = c.parent_id
      where c.created_at < a.created_at or c.target <> a.target or c.target_id <> a.target_id or a.parent_id is not null`,
  'a photo of a post that is not yet taken, of somebody else, or of another openness': sql`
    select o.id from posts o join post_photos pp on pp.post_id = o.id join files f on f.id = pp.file_id
    where f.taken_at > o.created_at or f.created_by <> o.created_by or f.public <> (o.available_by = 'todos') or pp.alt = ''`,
  'a counter of a post that is not the number of its saves and comments': sql`
    select o.id from posts o left join social_counters c on c.target = 'post' and c.target_id = o.id
    where coalesce(c.saves_count, 0) <> (select count(*) from saves s where s.target = 'post' and s.target_id = o.id)
      or coalesce(c.comments_count, 0) <> (select count(*) from comments m where m.target = 'post' and m.target_id = o.id)`,
  'a rank that its counters do not give': sql`
    select o.id from posts o left join social_counters c on c.target = 'post' and c.target_id = o.id
    where abs(o.rank - log(1 + coalesce(c.saves_count, 0) + 2 * coalesce(c.comments_count, 0))
      - (extract(epoch from o.created_at) - 1767225600) / 172800) > 0.000001`,
  'somebody named who does not exist': sql`
    select o.id, m[1] from posts o, lateral regexp_matches(o.text, '@([A-Za-z][A-Za-z0-9_.-]*[A-Za-z0-9])', 'g') m
    where not exists (select from users u where u.nickname = m[1])
    union all
    select c.id, m[1] from comments c, lateral regexp_matches(c.text, '@([A-Za-z][A-Za-z0-9_.-]*[A-Za-z0-9])', 'g') m
    where not exists (select from users u where u.nickname = m[1])`,
})
