import { join } from 'node:path'
import { socketUrl } from '../app/platform/postgres/connection.ts'
import { accountTiming } from '../tests/load/account-timing.ts'
import { lighthouseScores } from '../tests/load/lighthouse.ts'
import { ratios } from '../tests/load/ratios.ts'
import { startSite } from '../tests/site/start-site.ts'

/**
 * `npm run bench`: our answers against bare node:http and bare `pg`, interleaved, on the built site with the demo world.
 * `npm run bench cached`: the measurements with that word. `npm run bench lighthouse`: Lighthouse as a phone.
 * `npm run bench timing`: whether time or words of an answer tell who has an account.
 * SITE_BASE (with DATABASE_URL) names a site that runs already; for `timing` it needs TRUST_PROXY=true.
 */
const running = process.env.SITE_BASE
const site = running
  ? { base: running, folder: '', stop: async () => undefined }
  : await startSite({ TRUST_PROXY: 'true' })
const databaseUrl =
  process.env.DATABASE_URL ?? (site.folder && socketUrl(join(site.folder, 'postgres/socket'), 'grower'))
try {
  const what = process.argv[2]
  const held = await (what === 'lighthouse'
    ? lighthouseScores(site.base)
    : what === 'timing'
      ? accountTiming(site.base)
      : ratios({ base: site.base, databaseUrl }, what))
  if (!held) process.exitCode = 1
} finally {
  await site.stop()
}
