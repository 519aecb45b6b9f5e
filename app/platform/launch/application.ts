import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ViteDevServer } from 'vite'
import type { Config } from '../config.ts'
import { StartError } from '../start-error.ts'

export type Running = { close(): Promise<void> }

/** Number of web threads, and the shared memory of their purge times. */
export type Web = { threads: number; purges: SharedArrayBuffer }

export type WebOptions = { vite?: ViteDevServer; web?: Web }

/** What `app/entry.ts` exports, from the bundle or through Vite. Importing it starts nothing. */
export type Application = {
  prepare(config: Config): Promise<void>
  startWeb(config: Config, options?: WebOptions): Promise<Running>
  /** What is wrong with the sums of the game's ledger. */
  rebuildGame(
    config: Config,
    options: { mend: boolean },
  ): Promise<{ players: number; entries: number; wrong: { user_id: number }[] }>
  startWorker(config: Config): Promise<Running>
}

/** Imports the production bundle: pages, API and worker in one file. */
export async function loadBundle(): Promise<Application> {
  const file = join(process.cwd(), 'build/server/index.js')
  await access(file).catch(() => {
    throw new StartError('O site ainda não foi compilado: rode npm start, ou npm run build antes.')
  })
  return import(pathToFileURL(file).href)
}
