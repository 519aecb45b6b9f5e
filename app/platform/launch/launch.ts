import { flushCompileCache } from 'node:module'
import { inspect } from 'node:util'
import type { ViteDevServer } from 'vite'
import { type Config, readSettings } from '../config.ts'
import { faultOf } from '../log/fault.ts'
import { StartError } from '../start-error.ts'
import { type Application, loadBundle, type WebOptions } from './application.ts'
import { checkDataDir, checkPort, portError } from './checks.ts'
import { withDatabase } from './database.ts'
import { gracefulShutdown } from './graceful-shutdown.ts'
import { startWebThreads } from './web-threads.ts'
import { startWorkerProcess } from './worker-process.ts'

export type LaunchOptions = {
  /** Development: through Vite, from the sources, in one process. */
  dev: boolean
  /** A worker spawned by a parent, which owns the database and the migrations. */
  child: boolean
}
type Stopping = ReturnType<typeof gracefulShutdown>

const log = (line: string) => console.log(line)

/** Starts everything in order; on any failure shuts down what is up and exits with code 1. */
export async function launch(options: LaunchOptions) {
  const stopping = gracefulShutdown(options.child ? () => undefined : log)
  // Node's own last words would print the values of a failed query.
  process.on('uncaughtException', (error) => {
    printError(error)
    if (!stopping.isStopping()) void stopping.stop(1)
  })
  try {
    const settings = readSettings(process.env)
    if (settings.role !== 'worker') await checkPort(settings)
    await checkDataDir(settings)
    if (!options.child) log('Preparando o banco de dados…')
    const { config, stop } = await withDatabase(settings, log)
    stopping.atLast(stop)
    await (options.dev ? startDevelopment(config, stopping) : startProduction(config, options, stopping))
    if (!options.child && !stopping.isStopping()) log(greeting(config))
    // Now, as a process that is killed writes none.
    flushCompileCache()
  } catch (error) {
    // Errors during shutdown are caused by it.
    if (stopping.isStopping()) return
    printError(error)
    await stopping.stop(1)
  }
}

async function startProduction(config: Config, { child }: LaunchOptions, stopping: Stopping) {
  const application = await loadBundle()
  if (!child) await application.prepare(config)
  if (stopping.isStopping()) return
  if (config.role !== 'worker') stopping.beforeDatabase((await startThreads(application, config, stopping)).close)
  if (config.role === 'worker') stopping.beforeDatabase((await application.startWorker(config)).close)
  if (config.role === 'all') stopping.beforeDatabase(startWorkerProcess(config, log).close)
}

/** A dead thread ends the process, as an uncaught error here would: the process manager restarts it. */
function startThreads(application: Application, config: Config, stopping: Stopping) {
  const died = (error: unknown) => {
    printError(error)
    void stopping.stop(1)
  }
  return startWebThreads(config, { first: (web) => startWeb(application, config, { web }), died })
}

async function startDevelopment(config: Config, stopping: Stopping) {
  const { createVite, loadThroughVite, restartOnChange } = await import('./development.ts')
  const vite = await createVite(config)
  const application = await loadThroughVite(vite)
  await application.prepare(config)
  if (stopping.isStopping()) return vite.close()
  const running = await restartOnChange(vite, (fresh) => startBoth(fresh, config, vite), log)
  stopping.beforeDatabase(running.close)
}

async function startBoth(application: Application, config: Config, vite: ViteDevServer) {
  const web = config.role === 'worker' ? undefined : await startWeb(application, config, { vite })
  const worker = config.role === 'web' ? undefined : await application.startWorker(config)
  return { close: async () => void (await Promise.all([web?.close(), worker?.close()])) }
}

async function startWeb(application: Application, config: Config, options: WebOptions) {
  try {
    return await application.startWeb(config, options)
  } catch (error) {
    throw portError(error, config)
  }
}

function greeting({ role, host, port }: Config) {
  const name = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host
  return role === 'worker' ? 'Grower: processo de tarefas no ar.' : `Grower no ar em http://${name}:${port}`
}

/** Prints the message of an expected error, what may be known of any other. */
function printError(error: unknown) {
  const expected = error instanceof StartError
  console.error(expected ? error.message : inspect(faultOf(error), { depth: null }))
}
