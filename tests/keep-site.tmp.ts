import { randomBytes } from 'node:crypto'
import { spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import webpush from 'web-push'
import { startEmbedded } from '../app/platform/postgres/embedded.ts'
import { serverArguments } from '../scripts/server-arguments.mjs'
import { offsetFrom, onFixedDay, shiftDatabaseClock } from './clock/fixed-day.ts'
const offset = offsetFrom(Date.now())
const PORT = process.env.KEEP_PORT ?? '44971'
const base = `http://localhost:${PORT}`
const database = await startEmbedded({ dataDir: mkdtempSync('/tmp/grower-banco-'), durable: false, log: () => undefined })
await shiftDatabaseClock(database.url, offset)
const keys = webpush.generateVAPIDKeys()
const env = { ...process.env, NODE_ENV: 'production', PORT, SITE_URL: base, DATA_DIR: mkdtempSync('/tmp/grower-site-'), WORLD: 'demo', LOG_LEVEL: 'info', MQTT_PORT: '0', DEMO_ROBOT: 'off', BUSY_AFTER_MS: '120000', ...onFixedDay(offset), DATABASE_URL: database.url, APP_KEYS: randomBytes(32).toString('base64'), VAPID_PUBLIC_KEY: keys.publicKey, VAPID_PRIVATE_KEY: keys.privateKey, VAPID_SUBJECT: 'mailto:avisos@grower.example', TRUST_PROXY: '127.0.0.1,::1' }
const go = () => spawn(process.execPath, serverArguments, { env, stdio: ['ignore', 'inherit', 'inherit'] }).once('exit', (code, signal) => { console.log('DIED', code, signal, new Date().toISOString()); setTimeout(go, 500) })
go()
for (;;) { const a = await fetch(`${base}/api/ready`).catch(() => undefined); if (a?.ok) break; await new Promise((r) => setTimeout(r, 300)) }
writeFileSync('/tmp/site.json', JSON.stringify({ base, database: database.url, offset }))
console.log('UP')
setInterval(() => {}, 1e6)
