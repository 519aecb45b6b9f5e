import { and, isNull, sql } from 'drizzle-orm'
import { visibleTo } from '#domains/garden/garden/plants/plants.policy.ts'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { visibleTo as spacesVisibleTo } from '#domains/garden/garden/spaces/spaces.policy.ts'
import type { Context } from '#platform/context.ts'
import type { OpenGardens } from './open-gardens.schemas.ts'

/** What everybody may see, whoever asks: the numbers are the same for all and cached. */
const open = () => and(visibleTo(null), isNull(plants.archived_at))

/** Numbers of the open gardens, a few minutes old at most; the diary is chosen anew when an open plant changes. */
export async function showOpenGardens(ctx: Context): Promise<OpenGardens> {
  const { cache } = ctx.env
  const [growers, planted, updates, photos, diary] = await Promise.all([
    cache.number('open growers', [], () =>
      numberOf(ctx, sql`count(distinct plants.created_by) from plants where ${open()}`),
    ),
    cache.number('open plants', ['plants'], () => numberOf(ctx, sql`count(*) from plants where ${open()}`)),
    cache.number('open updates', [], () =>
      numberOf(
        ctx,
        sql`count(*) from updates u join plants on plants.id = u.plant_id where u.deleted_at is null and ${open()}`,
      ),
    ),
    cache.number('open photos', [], () =>
      numberOf(
        ctx,
        sql`count(*) from update_photos f join updates u on u.id = f.update_id and u.deleted_at is null
          join plants on plants.id = u.plant_id where ${open()}`,
      ),
    ),
    cache.number('open diary', ['plants'], () => diaryPlant(ctx)),
  ])
  return { growers, plants: planted, updates, photos, diary_plant_id: diary || null }
}

async function numberOf({ db }: Context, counted: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`select n::int from (select ${counted}) counted(n)`)
  return rows[0]?.n ?? 0
}

/** Fewer are no story. */
const FEWEST_DAYS = 4
/** Most saved plants that are looked at. */
const CANDIDATES = 300

/**
 * The living open plant, updated this month, with photos of the most days, before others one whose open space was
 * measured this week; 0 without any.
 */
async function diaryPlant({ db, now }: Context): Promise<number> {
  const ago = (days: number) => new Date(now().getTime() - days * 86_400_000).toISOString()
  const { rows } = await db.execute<{ id: number }>(sql`
    with candidates as (
      select plants.id, plants.space_id, coalesce(c.saves_count, 0) as saves from plants
      left join social_counters c on c.target = 'plant' and c.target_id = plants.id
      where ${open()} and plants.status = 'viva' order by saves desc, plants.id limit ${CANDIDATES}
    )
    select p.id from candidates p cross join lateral (
      select count(distinct (u.happened_at at time zone 'America/Sao_Paulo')::date) as days, max(u.happened_at) as last
      from updates u join update_photos f on f.update_id = u.id
      where u.plant_id = p.id and u.deleted_at is null
    ) shown
    where shown.days >= ${FEWEST_DAYS} and shown.last > ${ago(30)}
    order by exists (select from updates m join spaces on spaces.id = m.space_id and ${spacesVisibleTo(null)}
      where m.space_id = p.space_id and m.plant_id is null and m.kind = 'medicao' and m.deleted_at is null
        and m.happened_at > ${ago(7)}) desc, shown.days desc, p.saves desc, p.id limit 1`)
  return rows[0]?.id ?? 0
}
