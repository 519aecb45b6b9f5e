import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Settings } from '../config.ts'
import { StartError } from '../start-error.ts'

const PATIENCE_MS = 3000

/** Asks for the port before anything slow begins. One that is about to be free (a quick restart) is waited for. */
export async function checkPort({ host, port }: Settings) {
  for (const end = Date.now() + PATIENCE_MS; ; await sleep(100)) {
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

/** The sentence for a listen that failed; any other error is returned as it is. */
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

/** Files, keys and the embedded database are kept here; with S3 and DATABASE_URL nothing is. */
export async function checkDataDir({ dataDir, databaseUrl, s3 }: Settings) {
  if (databaseUrl && s3) return
  try {
    await makeFolder(dataDir)
    await access(dataDir, constants.W_OK | constants.X_OK)
  } catch {
    throw new StartError(`A pasta ${dataDir} não aceita escrita: ajuste as permissões ou defina outra em DATA_DIR.`)
  }
}

/** With its parents; Node's own recursive one never comes back from a place like /proc, where nothing can be made. */
async function makeFolder(path: string) {
  // Others pass through to folders of their own, but don't list.
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
