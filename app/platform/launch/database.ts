import { appKeysFrom, storedAppKeys } from '../app-keys.ts'
import type { Config, Settings } from '../config.ts'
import { checkServer } from '../postgres/check-server.ts'
import { keepRunning } from '../postgres/keep-running.ts'
import { storedVapid } from '../push/vapid-keys.ts'
import { StartError } from '../start-error.ts'

/** Completes the settings with a reachable database: DATABASE_URL, or the embedded one, started here. */
export async function withDatabase(settings: Settings, log: (line: string) => void) {
  const { databaseUrl, appKeys } = settings
  if (databaseUrl && appKeys) {
    await checkServer(databaseUrl)
    const config: Config = Object.freeze({ ...settings, databaseUrl, appKeys })
    return { config, stop: async () => undefined }
  }
  return withEmbedded(settings, log)
}

/** Web and worker started separately on one machine share the server that the first of them runs. */
async function withEmbedded(settings: Settings, log: (line: string) => void) {
  const keys = settings.appKeys ?? appKeysFrom(await storedAppKeys(settings.dataDir))
  if (!keys) throw new StartError('APP_KEYS não pôde ser lida.')
  const vapid = settings.vapid ?? (await storedVapid(settings.dataDir, settings.siteUrl))
  const { url, stop } = await keepRunning({ dataDir: settings.dataDir, log, share: settings.role !== 'all' })
  const config: Config = Object.freeze({ ...settings, databaseUrl: url, appKeys: keys, vapid })
  return { config, stop }
}
