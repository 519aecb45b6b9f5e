import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { Settings } from '../config.ts'
import { StartError } from '../start-error.ts'

/** Asks for the port before anything slow begins; the host takes it for good later. */
export function checkPort({ host, port }: Settings) {
  return new Promise<void>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => reject(portError(error, { host, port })))
    probe.listen({ host, port }, () => probe.close(() => resolve()))
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
    // Others pass through to folders of their own, but don't list.
    await mkdir(dataDir, { recursive: true, mode: 0o711 })
    await access(dataDir, constants.W_OK | constants.X_OK)
  } catch {
    throw new StartError(`A pasta ${dataDir} não aceita escrita: ajuste as permissões ou defina outra em DATA_DIR.`)
  }
}
