import type { ViteDevServer } from 'vite'
import { type Config, readSettings } from '../config.ts'
import { StartError } from '../start-error.ts'
import { type Application, loadBundle, type WebOptions } from './application.ts'
import { checkDataDir, checkPort, portError } from './checks.ts'
import { withDatabase } from './database.ts'
import { stopInOrder } from './stopping.ts'
import { startWebThreads } from './web-threads.ts'
import { startWorkerProcess } from './worker-process.ts'

export type How = {
  /** Through Vite, from the sources, all in one process. */
  dev: boolean
  /** The worker that a parent started: database and migrations are the parent's. */
  child: boolean
}
type Stopping = ReturnType<typeof stopInOrder>

const log = (line: string) => console.log(line)

/** Brings the parts up in order; on any failure whatever is up goes down again and the process ends with 1. */
export async function launch(how: How) {
  const stopping = stopInOrder(how.child ? () => undefined : log)
  try {
    const settings = readSettings(process.env)
    if (settings.role !== 'worker') await checkPort(settings)
    await checkDataDir(settings)
    if (!how.child) log('Preparando o banco de dados…')
    const { config, stop } = await withDatabase(settings, log)
    stopping.atLast(stop)
    await (how.dev ? startDevelopment(config, stopping) : startProduction(config, how, stopping))
    if (!how.child && !stopping.isStopping()) log(greeting(config))
  } catch (error) {
    // Whatever breaks while we are stopping breaks because of it.
    if (stopping.isStopping()) return
    complain(error)
    await stopping.stop(1)
  }
}

async function startProduction(config: Config, { child }: How, stopping: Stopping) {
  const application = await loadBundle()
  if (!child) await application.prepare(config)
  if (stopping.isStopping()) return
  if (config.role !== 'worker') stopping.beforeDatabase((await startThreads(application, config, stopping)).close)
  if (config.role === 'worker') stopping.beforeDatabase((await application.startWorker(config)).close)
  if (config.role === 'all') stopping.beforeDatabase(startWorkerProcess(config, log).close)
}

/** A thread that dies ends the process, as an error that nobody caught does in this one: its starter starts it anew. */
function startThreads(application: Application, config: Config, stopping: Stopping) {
  const died = (error: unknown) => {
    complain(error)
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

/** A sentence for a person; the whole story for what nobody expected. */
function complain(error: unknown) {
  const expected = error instanceof StartError
  console.error(expected ? error.message : error)
}
