import { createServer, type ViteDevServer } from 'vite'
import type { Config } from '../config.ts'
import type { Application } from './application.ts'

const ENTRY = './app/entry.ts'
const SETTLE_MS = 80

/** Vite in middleware mode. Its HMR port is derived from ours, so that two checkouts don't collide. */
export const createVite = ({ port }: Config) =>
  createServer({
    appType: 'custom',
    server: { middlewareMode: true, ws: { port: port < 55_000 ? port + 10_000 : port - 10_000 } },
  })

export const loadThroughVite = (vite: ViteDevServer) => vite.ssrLoadModule(ENTRY) as Promise<Application>

/** Runs `start`, and again whenever server code changes, after closing what it had started. */
export async function restartOnChange(
  vite: ViteDevServer,
  start: (application: Application) => Promise<{ close(): Promise<void> }>,
  log: (line: string) => void,
) {
  let running: { close(): Promise<void> } | undefined = await start(await loadThroughVite(vite))
  let turn: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  async function restart() {
    try {
      const application = await loadThroughVite(vite)
      await running?.close()
      running = undefined
      running = await start(application)
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error)
      log(`O código novo não iniciou: ${error instanceof Error ? error.stack : String(error)}`)
    }
  }

  vite.watcher.on('all', (_event, file) => {
    if (!vite.environments.ssr?.moduleGraph.getModulesByFile(file)?.size) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      turn = turn.then(restart)
    }, SETTLE_MS)
  })

  return {
    close: async () => {
      clearTimeout(timer)
      await turn
      await running?.close()
      await vite.close()
    },
  }
}
