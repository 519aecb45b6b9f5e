import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serverArguments } from '../../scripts/server-arguments.mjs'

/** Starts the built site as `npm start` does, with a demo world and a data folder of its own. */
export async function startSite(settings: Record<string, string> = {}) {
  const site = await launchSite(settings)
  await site.ready()
  return site
}

/** The same; `ready` resolves when it answers. */
export async function launchSite(settings: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'grower-site-'))
  const port = await freePort()
  // A host name, not an IP: passkeys are bound to one.
  const base = `http://localhost:${port}`
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    SITE_URL: base,
    DATA_DIR: folder,
    WORLD: 'demo',
    LOG_LEVEL: 'error',
    // Sites stand beside each other, and each is as it was seeded.
    MQTT_PORT: String(await freePort()),
    DEMO_ROBOT: 'off',
    // Late beside another program is late, not refused.
    BUSY_AFTER_MS: '120000',
    ...settings,
  }
  const server = spawn(process.execPath, serverArguments, { env, stdio: ['ignore', 'inherit', 'inherit'] })
  const stop = async () => {
    const ended = server.exitCode === null && new Promise((done) => server.once('exit', done))
    server.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  const ready = () =>
    untilReady(base, server).catch((error) => {
      server.kill('SIGTERM')
      throw error
    })
  return { base, folder, ready, stop }
}

export function freePort(): Promise<number> {
  return new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function untilReady(base: string, server: ChildProcess) {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`the site stopped while starting (code ${server.exitCode})`)
    const answer = await fetch(`${base}/api/ready`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((go) => setTimeout(go, 250))
  }
}
