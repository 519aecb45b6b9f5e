import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { StartError } from '../start-error.ts'

const OLDEST_MAJOR = 16
const STARTING_UP = '57P03'
const TIMEOUT_MS = 10_000

/** Advice for the operator, by error code of the system or of PostgreSQL. */
const reasons: Record<string, string> = {
  ECONNREFUSED: 'ninguém responde nesse endereço',
  ENOTFOUND: 'o servidor não foi encontrado',
  EAI_AGAIN: 'o servidor não foi encontrado',
  ENOENT: 'o socket não existe',
  ETIMEDOUT: 'o servidor não respondeu a tempo',
  '28P01': 'a senha não foi aceita',
  '28000': 'o usuário não foi aceito',
  '3D000': 'o banco de dados não existe',
  '53300': 'não há conexões livres',
  [STARTING_UP]: 'o servidor ainda está iniciando',
}

/** Checks that the database is reachable and recent enough. @throws StartError that names DATABASE_URL. */
export async function checkServer(url: string) {
  const version = await versionOf(url)
  if (version < OLDEST_MAJOR * 10_000)
    throw new StartError(
      `DATABASE_URL aponta para um PostgreSQL antigo (${Math.floor(version / 10_000)}): é preciso o ${OLDEST_MAJOR} ou mais novo.`,
    )
}

async function versionOf(url: string): Promise<number> {
  for (const end = Date.now() + TIMEOUT_MS; ; await sleep(500)) {
    try {
      return await queryVersion(url)
    } catch (error) {
      const { code = '' } = error as { code?: string }
      if (code !== STARTING_UP || Date.now() > end) throw new StartError(sentence(error, code))
    }
  }
}

async function queryVersion(url: string) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: TIMEOUT_MS })
  // A connection closed by the server emits its error a second time here.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ version: number }>(
      `select current_setting('server_version_num')::int as version`,
    )
    return rows[0]?.version ?? 0
  } finally {
    await client.end()
  }
}

function sentence(error: unknown, code: string) {
  const reason = reasons[code] ?? (error instanceof Error && error.message ? error.message : code)
  return `O banco de dados de DATABASE_URL não pôde ser usado: ${reason}.`
}
