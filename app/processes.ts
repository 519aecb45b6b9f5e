import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ViteDevServer } from 'vite'
import { rebuild } from '#domains/game/points/index.ts'
import { pollChannel, ROBOTS_CHANNEL } from '#domains/robots/control/index.ts'
import { readingsChannel, TELEMETRY_CHANNEL } from '#domains/robots/telemetry/index.ts'
import { httpAgeAssurance } from '#platform/age-assurance/http-provider.ts'
import { pageCache } from '#platform/cache/page-cache.ts'
import { PURGE_CHANNEL } from '#platform/cache/purge.ts'
import type { Config } from '#platform/config.ts'
import { createContext } from '#platform/context.ts'
import { openDatabase } from '#platform/database/database.ts'
import { openListener } from '#platform/database/listener.ts'
import { migrate } from '#platform/database/migrate.ts'
import { discordBot } from '#platform/discord/bot.ts'
import { discordWebhooks } from '#platform/discord/webhooks.ts'
import type { Environment } from '#platform/environment.ts'
import { checkBucket, storageOf } from '#platform/files/storage-of.ts'
import { liveHub } from '#platform/live/live-hub.ts'
import { LIVE_CHANNEL } from '#platform/live/publish.ts'
import { melhorEnvio } from '#platform/melhor-envio/melhor-envio-client.ts'
import { paymentsOf } from '#platform/payments/payments-of.ts'
import { viaCep } from '#platform/postal-codes/via-cep.ts'
import { webPush } from '#platform/push/web-push.ts'
import { whatsAppCloud } from '#platform/whatsapp/cloud-api.ts'
import { startIngestBeats } from './ingest-beats.ts'
import { startRobots } from './robots.ts'
import { startServer } from './server.ts'
import { startWorkerProcess } from './worker.ts'
import { fillHeavy } from './world/heavy/fill-heavy.ts'
import { seedWorld } from './world/world.ts'

/** Where robots find a broker: ours, which without a certificate is for this machine alone, or one of one's own. */
function mqttDoorOf({ mqttUrl, mqttPort, mqttTls, siteUrl }: Config): Environment['mqtt_door'] {
  if (!mqttUrl) {
    const tls = mqttTls !== undefined
    return mqttPort ? { host: tls ? new URL(siteUrl).hostname : '127.0.0.1', port: mqttPort, tls } : undefined
  }
  const { protocol, hostname: host, port } = new URL(mqttUrl)
  const tls = protocol === 'mqtts:'
  // A door of web sockets is for browsers and bridges.
  return tls || protocol === 'mqtt:' ? { host, port: Number(port) || (tls ? 8883 : 1883), tls } : undefined
}

/** Builds the Environment that every context carries. */
export const environmentOf = (config: Config, purges?: SharedArrayBuffer): Environment => ({
  site: { name: config.siteName, url: config.siteUrl, tagline: config.constants.tagline },
  demo: config.world !== 'empty',
  maintenance: config.maintenance,
  keys: config.appKeys,
  upload_mb_per_day: config.uploadMbPerDay,
  cup_edition: config.cupEdition,
  cup_finalists_edition_id: config.cupFinalistsEditionId,
  robot_messages_per_second: config.robotMessagesPerSecond,
  mqtt_door: mqttDoorOf(config),
  storage: storageOf(config),
  cache: pageCache({ memory: purges }),
  live: liveHub(),
  image_cdn_host: config.imageCdnHost,
  external_home_host: config.externalHomeHost,
  visits: config.visits,
  postal_codes: config.cepUrl ? viaCep(config.cepUrl) : undefined,
  age_assurance: config.ageCheck && httpAgeAssurance(config.ageCheck),
  privacy_contact: config.privacyContact,
  push: config.vapid && webPush(config.vapid),
  whatsapp: config.whatsapp && whatsAppCloud(config.whatsapp),
  discord: discordWebhooks(),
  discord_bot: config.discordBot && discordBot(config.discordBot),
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

/** Compares what the game's ledger comes to with what is stored (scripts/game.ts). */
export async function rebuildGame(config: Config, { mend }: { mend: boolean }) {
  const database = openDatabase(config.databaseUrl, { transactions: 1 })
  try {
    return await rebuild(createContext({ db: database.db, env: environmentOf(config) }), { mend })
  } finally {
    await database.close()
  }
}

type Options = { vite?: ViteDevServer; web?: { threads: number; purges: SharedArrayBuffer } }

/** Starts pages and API in this thread; web threads share the port, the purge times and the connection limit. */
export async function startWeb(config: Config, { vite, web }: Options = {}) {
  const threads = web?.threads ?? 1
  const database = openDatabase(config.databaseUrl, { transactions: 20, threads })
  const env = environmentOf(config, web?.purges)
  const listener = openListener(config.databaseUrl)
  await listener.listen(PURGE_CHANNEL, {
    onMessage: (tags) => env.cache.purge(JSON.parse(tags)),
    onDisconnect: env.cache.pause,
    onReconnect: env.cache.resume,
  })
  await listener.listen(LIVE_CHANNEL, { onMessage: env.live.wake, onReconnect: env.live.wakeAll })
  await listener.listen(ROBOTS_CHANNEL, {
    onMessage: (serial) => env.live.wake(pollChannel(serial)),
    onReconnect: env.live.wakeAll,
  })
  await listener.listen(TELEMETRY_CHANNEL, {
    onMessage: (ids) => {
      for (const id of ids.split(',')) env.live.wake(readingsChannel(Number(id)))
    },
    onReconnect: env.live.wakeAll,
  })
  await listener.open()
  const server = await startServer({
    host: config.host,
    port: config.port,
    sharedPort: threads > 1,
    trustProxy: config.trustProxy,
    busyAfterMs: config.busyAfterMs,
    database,
    env,
    clientFolder: vite ? undefined : join(process.cwd(), 'build/client'),
    vite,
  })
  const beats = startIngestBeats('web', () => createContext({ db: database.db, env }))
  return closing(beats.close, async () => env.live.close(), server.close, listener.close, database.close)
}

export async function startWorker(config: Config) {
  const database = openDatabase(config.databaseUrl, { transactions: 10 })
  const env = environmentOf(config)
  const worker = await startWorkerProcess({ database, env })
  const robots = await startRobots(config, { context: () => createContext({ db: database.db, env }) })
  const beats = startIngestBeats('worker', () => createContext({ db: database.db, env }))
  return closing(beats.close, robots.close, worker.close, database.close)
}

const LONGEST_CLOSE_MS = 7000

/** Closes in order: first stop accepting work, then close the database. */
const closing = (...steps: (() => Promise<unknown>)[]) => ({
  close: async () => {
    const inOrder = async () => {
      for (const step of steps) await step()
    }
    // What never closes (a half-broken connection) must not keep the process past its 10 seconds.
    await Promise.race([inOrder(), sleep(LONGEST_CLOSE_MS, undefined, { ref: false })])
  },
})
