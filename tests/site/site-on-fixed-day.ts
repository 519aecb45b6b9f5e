import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import webpush from 'web-push'
import { startEmbedded } from '../../app/platform/postgres/embedded.ts'
import { offsetFrom, onFixedDay, shiftDatabaseClock } from '../clock/fixed-day.ts'
import { launchSite } from './start-site.ts'

/**
 * The built site with a demo world on the fixed day. `offset`: shift of its processes and database from the machine's
 * clock, ms; `ready` resolves when it answers.
 */
export async function siteOnFixedDay(settings: Record<string, string> = {}) {
  const offset = offsetFrom(Date.now())
  const folder = await mkdtemp(join(tmpdir(), 'grower-banco-'))
  const database = await startEmbedded({ dataDir: folder, durable: false, log: () => undefined })
  const closeDatabase = async () => {
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await shiftDatabaseClock(database.url, offset)
    const APP_KEYS = randomBytes(32).toString('base64')
    const keys = webpush.generateVAPIDKeys()
    const vapid = {
      VAPID_PUBLIC_KEY: keys.publicKey,
      VAPID_PRIVATE_KEY: keys.privateKey,
      VAPID_SUBJECT: 'mailto:avisos@grower.example',
    }
    const site = await launchSite({
      ...onFixedDay(offset),
      DATABASE_URL: database.url,
      APP_KEYS,
      ...vapid,
      ...settings,
    })
    const stop = async () => {
      await site.stop()
      await closeDatabase()
    }
    return { base: site.base, database: database.url, offset, ready: site.ready, stop }
  } catch (error) {
    await closeDatabase()
    throw error
  }
}
