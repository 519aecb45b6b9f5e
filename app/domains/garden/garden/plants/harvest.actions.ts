import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'

/**
 * Recomputes status (living, harvested or lost) and weights of plants from their journals: wet weights of several
 * harvests add up, of dry and cured weights the last counts. A missing weight is null. Called whenever an update of
 * these kinds is written, corrected or deleted.
 */
export const recalculateHarvest = (tx: Context, plant_ids: number[]) =>
  tx.db.execute(sql`
    update plants p set
      status = case h.last_kind when 'colheita' then 'colhida' when 'perda' then 'morta' else 'viva' end,
      ended_on = h.ended_on, loss_cause = h.loss_cause,
      wet_g = h.wet_g, dry_g = h.dry_g, cured_g = h.cured_g, updated_at = ${tx.now().toISOString()}
    from (
      select plants.id,
        (array_agg(u.kind order by u.happened_at desc, u.id desc) filter (where u.kind <> 'peso-final'))[1] as last_kind,
        (array_agg((u.happened_at at time zone 'America/Sao_Paulo')::date order by u.happened_at desc, u.id desc)
          filter (where u.kind <> 'peso-final'))[1] as ended_on,
        (array_agg(nullif(u.text, '') order by u.happened_at desc, u.id desc) filter (where u.kind = 'perda'))[1] as loss_cause,
        sum((u.measures -> 'wet_g' ->> 'value')::numeric) as wet_g,
        (array_agg((u.measures -> 'dry_g' ->> 'value')::numeric order by u.happened_at desc, u.id desc)
          filter (where u.measures ? 'dry_g'))[1] as dry_g,
        (array_agg((u.measures -> 'cured_g' ->> 'value')::numeric order by u.happened_at desc, u.id desc)
          filter (where u.measures ? 'cured_g'))[1] as cured_g
      from plants left join updates u on u.plant_id = plants.id and u.deleted_at is null
        and u.kind in ('colheita', 'perda', 'peso-final')
      where ${sql.join([
        sql`plants.id in (`,
        sql.join(
          plant_ids.map((id) => sql`${id}`),
          sql`, `,
        ),
        sql`)`,
      ])}
      group by plants.id
    ) h where p.id = h.id`)

/** The kinds of update that `recalculateHarvest` reads. */
export const harvestKinds = ['colheita', 'perda', 'peso-final'] as const
