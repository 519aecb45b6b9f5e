import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '../start-error.ts'
import { ensureBinaries } from './binaries.ts'
import { ensureCluster } from './cluster.ts'
import { ensureDatabase, socketUrl } from './connection.ts'
import { type Folders, prepareFolders } from './folders.ts'
import { startOrphanWatchdog } from './orphan-watchdog.ts'
import { ALREADY_RUNNING, type Postmaster, type Start, startPostmaster } from './postmaster.ts'
import { findServer, stopServer } from './running-server.ts'
import { withStartLock } from './start-lock.ts'
import { databaseUser } from './system-user.ts'

export type EmbeddedOptions = {
  /** PostgreSQL uses its subfolder `postgres`. */
  dataDir: string
  log: (line: string) => void
  /** false for tests: no fsync, lost with the machine. */
  durable?: boolean
  /** Shares a server that another live process runs on the same folder, instead of throwing. */
  share?: boolean
}

export type Embedded = {
  url: string
  /** Shuts the server down; a shared one is left running. */
  stop: () => Promise<void>
  /** Called once when the server exits without `stop`. */
  onExit: (callback: () => void) => void
}

const DATABASE = 'grower'
const GRACE_MS = 3000

/** Starts PostgreSQL from node_modules on a folder, cleaning up after a killed process. */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const user = await databaseUser()
  const folders = await prepareFolders(options.dataDir, user)
  return withStartLock(folders.home, () => startIn(folders, user, options))
}

async function startIn(folders: Folders, user: Start['user'], options: EmbeddedOptions): Promise<Embedded> {
  const shared = await stopLeftoverServer(folders, options)
  if (shared) return { url: socketUrl(shared, DATABASE), stop: async () => undefined, onExit: () => undefined }
  const start = { bin: await ensureBinaries(folders.home), folders, user, durable: options.durable ?? true }
  await ensureCluster({ ...start, log: options.log })
  return startOn(start, options)
}

async function startOn(start: Start, options: EmbeddedOptions): Promise<Embedded> {
  try {
    const postmaster = await startPostmaster(start)
    const stopWatchdog = startOrphanWatchdog(postmaster.pid, start.user)
    await ensureDatabase(start.folders.socket, DATABASE)
    return handleOn(postmaster, socketUrl(start.folders.socket, DATABASE), stopWatchdog)
  } catch (error) {
    // Another process started on the same folder a moment ago: check again who it is.
    if (error instanceof StartError && ALREADY_RUNNING.test(error.message))
      return startIn(start.folders, start.user, options)
    throw error
  }
}

/** Stops a server left running by a killed process. Returns the socket folder of a server to share. */
async function stopLeftoverServer({ data }: Folders, { log, share }: EmbeddedOptions) {
  const server = await serverAfterGrace(data, share ? 0 : GRACE_MS)
  if (!server) return undefined
  if (server.launcher && share) return server.socket
  if (server.launcher)
    throw new StartError(
      `O Grower já está no ar com esta pasta de dados (processo ${server.launcher}): pare-o, ou defina outra em DATA_DIR.`,
    )
  log('Encerrando o banco de dados que ficou de uma parada brusca…')
  await stopServer(server.pid)
  return undefined
}

/** The server on this folder. Waits for one that its launcher is about to stop (a quick restart). */
async function serverAfterGrace(data: string, grace: number) {
  const end = Date.now() + grace
  let server = await findServer(data)
  while (server?.launcher && Date.now() < end) {
    await sleep(100)
    server = await findServer(data)
  }
  return server
}

function handleOn({ pid, exited }: Postmaster, url: string, stopWatchdog: () => void): Embedded {
  let stopping = false
  const stop = async () => {
    stopping = true
    stopWatchdog()
    await stopServer(pid)
    await exited
  }
  return {
    url,
    stop,
    onExit: (callback) =>
      void exited.then(() => {
        stopWatchdog()
        if (!stopping) callback()
      }),
  }
}
