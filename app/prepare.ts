import './install.ts'
import { httpAgeAssurance } from '#platform/age-assurance/http-provider.ts'
import { pageCache } from '#platform/cache/page-cache.ts'
import type { Config } from '#platform/config.ts'
import { createContext } from '#platform/context.ts'
import { openDatabase } from '#platform/database/database.ts'
import { migrate } from '#platform/database/migrate.ts'
import { discordWebhooks } from '#platform/discord/webhooks.ts'
import type { Environment } from '#platform/environment.ts'
import { checkBucket, storageOf } from '#platform/files/storage-of.ts'
import { liveHub } from '#platform/live/live-hub.ts'
import { melhorEnvio } from '#platform/melhor-envio/melhor-envio-client.ts'
import { paymentsOf } from '#platform/payments/payments-of.ts'
import { viaCep } from '#platform/postal-codes/via-cep.ts'
import { webPush } from '#platform/push/web-push.ts'
import { whatsAppCloud } from '#platform/whatsapp/cloud-api.ts'
import { fillHeavy } from './world/heavy/fill-heavy.ts'
import { seedWorld } from './world/world.ts'

/** Builds the Environment that every context carries. */
export const environmentOf = (config: Config, purges?: SharedArrayBuffer): Environment => ({
  site: { name: config.siteName, url: config.siteUrl, tagline: config.constants.tagline },
  demo: config.world !== 'empty',
  maintenance: config.maintenance,
  keys: config.appKeys,
  upload_mb_per_day: config.uploadMbPerDay,
  robot_messages_per_second: config.robotMessagesPerSecond,
  storage: storageOf(config),
  cache: pageCache({ memory: purges }),
  live: liveHub(),
  image_cdn_host: config.imageCdnHost,
  postal_codes: config.cepUrl ? viaCep(config.cepUrl) : undefined,
  age_assurance: config.ageCheck && httpAgeAssurance(config.ageCheck),
  privacy_contact: config.privacyContact,
  push: config.vapid && webPush(config.vapid),
  whatsapp: config.whatsapp && whatsAppCloud(config.whatsapp),
  discord: discordWebhooks(),
  ...paymentsOf(config),
  melhor_envio:
    config.melhorEnvio &&
    melhorEnvio({
      ...config.melhorEnvio,
      user_agent: `${config.siteName} (${config.privacyContact.email ?? `contato@${new URL(config.siteUrl).hostname}`})`,
    }),
  mail: { smtp_url: config.smtpUrl, from: `${config.siteName} <nao-responda@${new URL(config.siteUrl).hostname}>` },
})

/** Migrates, and seeds an empty database. Safe when several processes start at once. */
export async function prepare(config: Config) {
  await checkBucket(config)
  const database = openDatabase(config.databaseUrl, { transactions: 4 })
  try {
    await migrate(database)
    await seedWorld(createContext({ db: database.db, env: environmentOf(config) }), config.world)
    if (config.world === 'heavy') await fillHeavy(config.databaseUrl)
  } finally {
    await database.close()
  }
}
