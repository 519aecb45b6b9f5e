import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pageCache } from '#platform/cache/page-cache.ts'
import { constants } from '#platform/constants.ts'
import { discordWebhooks } from '#platform/discord/webhooks.ts'
import type { Environment } from '#platform/environment.ts'
import { diskStorage } from '#platform/files/storage.ts'
import { liveHub } from '#platform/live/live-hub.ts'

/** Environment for tests: files in a temporary folder, no mail server. */
export const testEnvironment = (): Environment => ({
  site: { name: 'Grower', url: 'http://localhost:3000', tagline: 'Tecnologia para growers' },
  demo: false,
  maintenance: false,
  upload_mb_per_day: 1000,
  cup_edition: constants.cupEdition,
  cup_finalists_edition_id: constants.cupFinalistsEditionId,
  keys: [Buffer.alloc(32, 7)],
  storage: diskStorage(mkdtempSync(join(tmpdir(), 'grower-arquivos-'))),
  cache: pageCache(),
  live: liveHub(),
  discord: discordWebhooks(),
  mail: { from: 'Grower <nao-responda@localhost>' },
})
