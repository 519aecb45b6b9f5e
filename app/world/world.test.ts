import { sql } from 'drizzle-orm'
import { worldViolations } from '#tests/days/world-violations.ts'
import { deskMatches } from '#tests/desk-matches.ts'
import { expect, test } from '#tests/fixtures.ts'
import { demo } from './demo.ts'

test('the demo world holds together, and each number of the desk is that of its list', async ({
  ctx,
  as,
  page,
  clock,
}) => {
  clock.now = new Date()
  await demo(ctx, { plants: 20, orders: 20, robot_days: 4, pictures: 4 })
  for (const [name, query] of Object.entries(worldViolations(clock.now)))
    expect((await ctx.db.execute(query)).rows, name).toEqual([])
  const { rows } = await ctx.db.execute(sql`
    select u.email, count(p.id)::int as plants, count(distinct p.plant_cycle_id)::int as cycles, bool_or(p.private) as has_private
    from users u left join plants p on p.created_by = u.id
    where u.email in ('grower@demo.grower.example', 'vizinha@demo.grower.example', 'novata@demo.grower.example')
    group by u.email order by u.email`)
  // With one that was brought from another journal, and one whose import was undone.
  expect(rows).toMatchObject([
    { email: 'grower@demo.grower.example', plants: 10, cycles: 7, has_private: true },
    { email: 'novata@demo.grower.example', plants: 0 },
    { email: 'vizinha@demo.grower.example', plants: 3 },
  ])
  await deskMatches({ ctx, as, page })
})
