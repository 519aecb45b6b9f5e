import { withViewer } from '#platform/context.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { clientFor } from '#web/api-for.server.ts'
import { anAd } from '../media/ads.factory.ts'
import { ad_days } from './counting.table.ts'

test('20 browsers that see and click one ad five times each at once: the counters are exact', async ({
  ctx,
  database,
}) => {
  const { id } = await anAd(ctx)
  const browsers = Array.from({ length: 20 }, (_, n) =>
    clientFor({
      ...withViewer(ctx, null),
      request: { ip: `203.0.113.${n}`, user_agent: 'Firefox', accepts_counting: true },
    }),
  )
  const answers = await Promise.all(
    browsers.flatMap(({ ads: { counting } }) =>
      Array.from({ length: 5 }, () => [counting.impression({ id }), counting.click({ id })]).flat(),
    ),
  )
  expect(database.pool.totalCount).toBeGreaterThanOrEqual(20)
  expect(answers.filter(({ counted }) => counted)).toHaveLength(40)
  expect(await ctx.db.select().from(ad_days)).toMatchObject([{ ad_id: id, impressions: 20, clicks: 20 }])
})
