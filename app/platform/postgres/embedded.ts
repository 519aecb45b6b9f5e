import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '../start-error.ts'
import { ensureBinaries } from './binaries.ts'
import { ensureCluster } from './cluster.ts'
import { ensureDatabase, socketUrl } from './connection.ts'
import { type Folders, prepareFolders } from './folders.ts'
import { oneStartAtATime } from './one-start-at-a-time.ts'
import { startOrphanWatchdog } from './orphan-watchdog.ts'
import { type Postmaster, type Start, startPostmaster, TAKEN } from './postmaster.ts'
import { findServer, stopServer } from './running-server.ts'
import { databaseUser } from './system-user.ts'

export type EmbeddedOptions = {
  /** PostgreSQL lives in its folder `postgres`. */
  dataDir: string
  log: (line: string) => void
  /** false for tests: no fsync, lost with the machine. */
  durable?: boolean
  /** Uses a server that another live process runs on the same folder, instead of refusing. */
  share?: boolean
}

export type Embedded = {
  url: string
  /** Ends the server in an orderly way; a shared one is left to whom it belongs. */
  stop: () => Promise<void>
  /** Called once when the server ends without having been stopped here. */
  onExit: (callback: () => void) => void
}

const DATABASE = 'grower'
const PATIENCE_MS = 3000

/** Starts the real PostgreSQL of node_modules on a folder, whatever a killed process left there. */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const user = await databaseUser()
  const folders = await prepareFolders(options.dataDir, user)
  return oneStartAtATime(folders.home, () => startIn(folders, user, options))
}

async function startIn(folders: Folders, user: Start['user'], options: EmbeddedOptions): Promise<Embedded> {
  const shared = await clearTheWay(folders, options)
  if (shared) return { url: socketUrl(shared, DATABASE), stop: async () => undefined, onExit: () => undefined }
  const start = { bin: await ensureBinaries(folders.home), folders, user, durable: options.durable ?? true }
  await ensureCluster({ ...start, log: options.log })
  return startOn(start, options)
}

async function startOn(start: Start, options: EmbeddedOptions): Promise<Embedded> {
  try {
    const postmaster = await startPostmaster(start)
    const standDown = startOrphanWatchdog(postmaster.pid, start.user)
    await ensureDatabase(start.folders.socket, DATABASE)
    return handleOn(postmaster, socketUrl(start.folders.socket, DATABASE), standDown)
  } catch (error) {
    // Somebody started on the same folder a moment before: look again who it is.
    if (error instanceof StartError && TAKEN.test(error.message)) return startIn(start.folders, start.user, options)
    throw error
  }
}

/** Stops what a killed process left running. Returns the socket folder of a server to share. */
async function clearTheWay({ data }: Folders, { log, share }: EmbeddedOptions) {
  const server = await lastingServer(data, share ? 0 : PATIENCE_MS)
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

/** The server on this folder. One whose launcher is about to stop it (a quick restart) is given the time to go. */
async function lastingServer(data: string, patience: number) {
  const end = Date.now() + patience
  let server = await findServer(data)
  while (server?.launcher && Date.now() < end) {
    await sleep(100)
    server = await findServer(data)
  }
  return server
}

function handleOn({ pid, exited }: Postmaster, url: string, standDown: () => void): Embedded {
  let stopping = false
  const stop = async () => {
    stopping = true
    standDown()
    await stopServer(pid)
    await exited
  }
  return {
    url,
    stop,
    onExit: (callback) =>
      void exited.then(() => {
        standDown()
        if (!stopping) callback()
      }),
  }
}
