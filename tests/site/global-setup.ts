import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built site with the demo world answers. */
    base: string
  }
}

/** Starts the site as `npm start` does, with a demo world of its own; SITE_BASE names one that runs already. */
export default async function setup(project: TestProject) {
  if (process.env.SITE_BASE) return project.provide('base', process.env.SITE_BASE)
  const folder = await mkdtemp(join(tmpdir(), 'grower-site-'))
  const port = await freePort()
  const base = `http://127.0.0.1:${port}`
  const env = { ...process.env, NODE_ENV: 'production', PORT: String(port), SITE_URL: base, DATA_DIR: folder, WORLD: 'demo', LOG_LEVEL: 'error' }
  const server = spawn(process.execPath, ['server.ts'], { env, stdio: ['ignore', 'inherit', 'inherit'] })
  await ready(base, server)
  project.provide('base', base)
  return async () => {
    server.kill('SIGTERM')
    await new Promise((done) => server.once('exit', done))
    await rm(folder, { recursive: true, force: true })
  }
}

function freePort(): Promise<number> {
  return new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function ready(base: string, server: ChildProcess) {
  for (const started = Date.now(); Date.now() - started < 180_000; ) {
    if (server.exitCode !== null) throw new Error(`the site stopped while starting (code ${server.exitCode})`)
    const answer = await fetch(`${base}/api/ready`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((go) => setTimeout(go, 250))
  }
  throw new Error('the site did not get ready in 3 minutes')
}
