import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Settings } from '../config.ts'
import { StartError } from '../start-error.ts'

const TIMEOUT_MS = 3000

/** Checks that the port is free before anything slow starts. Retries for a while, as a quick restart frees it late. */
export async function checkPort({ host, port }: Settings) {
  for (const end = Date.now() + TIMEOUT_MS; ; await sleep(100)) {
    const error = await tryPort(host, port)
    if (!error) return
    if (error.code !== 'EADDRINUSE' || Date.now() > end) throw portError(error, { host, port })
  }
}

function tryPort(host: string, port: number) {
  return new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
    const probe = createServer()
    probe.once('error', resolve)
    probe.listen({ host, port }, () => probe.close(() => resolve(undefined)))
  })
}

/** The StartError of a failed listen; any other error is returned unchanged. */
export function portError(error: unknown, { host, port }: Pick<Settings, 'host' | 'port'>) {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE')
    return new StartError(`A porta ${port} já está em uso: defina outra em PORT, como PORT=${port + 1}.`)
  if (code === 'EACCES')
    return new StartError(`PORT ${port} só pode ser aberta pelo administrador: use uma acima de 1023.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartError(`HOST ${host} não é um endereço desta máquina.`)
  return error
}

/**
 * Checks that DATA_DIR is writable: it holds files, keys and the embedded database. Unused with S3 and DATABASE_URL.
 */
export async function checkDataDir({ dataDir, databaseUrl, s3 }: Settings) {
  if (databaseUrl && s3) return
  try {
    await makeFolder(dataDir)
    await access(dataDir, constants.W_OK | constants.X_OK)
  } catch {
    throw new StartError(`A pasta ${dataDir} não aceita escrita: ajuste as permissões ou defina outra em DATA_DIR.`)
  }
}

/** mkdir with parents: Node's `recursive` option never returns on paths like /proc, where nothing can be created. */
async function makeFolder(path: string) {
  // Other users may traverse to their own folders, but not list.
  const make = () => mkdir(path, { mode: 0o711 })
  try {
    await make()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') return
    if (code !== 'ENOENT' || dirname(path) === path) throw error
    await makeFolder(dirname(path))
    await make()
  }
}
