import { createServer, type RequestListener } from 'node:http'
import pg from 'pg'
import { plantListStatements } from './plant-list-statements.ts'

/**
 * The baseline of the ratios, in a process of its own: bare node:http.
 * `bytes <port> <url> <cookie>`: the body of that URL, from memory.
 * `sql <port> <database url>`: the plant list's own queries on a pool of `pg`, as JSON.
 */
const [kind, port, address = '', cookie = ''] = process.argv.slice(2)
const listener = kind === 'sql' ? await sqlListener(address) : await bytesListener(address, cookie)
createServer(listener).listen(Number(port), '127.0.0.1', () => console.log('ready'))

async function bytesListener(url: string, cookie: string): Promise<RequestListener> {
  const answer = await fetch(url, { headers: { cookie, 'accept-encoding': 'identity' } })
  const bytes = Buffer.from(await answer.arrayBuffer())
  const headers = { 'content-type': answer.headers.get('content-type') ?? '', 'content-length': bytes.length }
  return (_request, response) => void response.writeHead(200, headers).end(bytes)
}

async function sqlListener(url: string): Promise<RequestListener> {
  const statements = await plantListStatements(url)
  const pool = new pg.Pool({ connectionString: url, max: 20 })
  return async (_request, response) => {
    const answers = await Promise.all(
      statements.map(({ text, values }, at) => pool.query({ name: `list_${at}`, text, values })),
    )
    const body = JSON.stringify(answers.map(({ rows }) => rows))
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }).end(body)
  }
}
