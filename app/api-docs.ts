import { glob, readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { HostRoute } from '#platform/http/host-route.ts'
import { documentOf } from './api-document/files.ts'
import type { Json } from './api-document/json.ts'
import type { ApiCall, ApiDocument } from './api-document.ts'

export const apiDocsRoutes: HostRoute[] = [
  { name: 'openapi', method: 'GET', path: '/api/openapi.json', access: 'public' },
  { name: 'docs', method: 'GET', path: '/api/docs', access: 'public' },
]

/** /api/openapi.json and a viewer of it at /api/docs: plain HTML, no scripts. */
export function apiDocs(app: FastifyInstance) {
  app.get('/api/openapi.json', async (_request, reply) => {
    const { json } = await texts()
    return reply.header('cache-control', 'public, max-age=300').type('application/json; charset=utf-8').send(json)
  })
  app.get('/api/docs', async (_request, reply) => {
    reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
    return reply.type('text/html; charset=utf-8').send((await texts()).html)
  })
}

let made: Promise<{ json: string; html: string }> | undefined
/** Both made once, for whatever host. */
const texts = () =>
  (made ??= committed().then((document) => ({ json: JSON.stringify(document), html: viewer(document) })))

/** From the generated files: made of the calls anew, it would hold up everyone else's pages for seconds. */
async function committed() {
  const files: Record<string, Json> = {}
  for await (const file of glob('openapi/*.json')) files[basename(file)] = JSON.parse(await readFile(file, 'utf8'))
  return documentOf(files)
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

function viewer({ paths, components }: ApiDocument) {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ path, method: method.toUpperCase(), ...call })),
  )
  const groups = Map.groupBy(calls, ({ path }) => path.split('/')[2] ?? '')
  const sections = [...groups].map(([name, list]) => `<h2>${escaped(name)}</h2>${list.map(one).join('')}`)
  const parts = Object.values(components).flatMap((named) => Object.entries(named))
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>API do Grower</title><style>${style}</style></head><body><main><h1>API do Grower</h1><p>${calls.length} chamadas sob <code>/api</code>. Mande <code>Authorization: Bearer …</code>; erros respondem <code>{statusCode, message, errors}</code>. O documento: <a href="/api/openapi.json">openapi.json</a>.</p>${sections.join('')}<h2>O que várias dizem</h2>${parts.map(named).join('')}</main></body></html>`
}

const one = ({
  method,
  path,
  summary = '',
  'x-access': access,
  parameters,
  requestBody,
  responses,
}: ApiCall & { method: string; path: string }) =>
  `<details><summary><b>${method}</b> <code>${escaped(path)}</code> <span>${escaped(summary)}</span> <i>${escaped(access)}</i></summary><pre>${linked({ parameters, requestBody, responses })}</pre></details>`

const named = ([name, content]: [string, Json]) =>
  `<details id="${escaped(name)}"><summary><code>${escaped(name)}</code></summary><pre>${linked(content)}</pre></details>`

/** As JSON; what it refers to is a link. */
const linked = (content: unknown) =>
  escaped(JSON.stringify(content, null, 1)).replace(
    /#\/components\/\w+\/(\w+)/g,
    (address, name) => `<a href="#${name}">${address}</a>`,
  )

const style =
  'body{font:16px/1.5 system-ui,sans-serif;margin:0;background:#faf9f4;color:#1c2b20}main{max-width:60rem;margin:0 auto;padding:2rem 1rem}details{border-top:1px solid #d8d8cc;padding:.5rem 0}summary{cursor:pointer}b{display:inline-block;min-width:4.5rem}i{color:#5b6b5f}pre{overflow:auto;background:#f0efe6;padding:1rem;border-radius:8px;font-size:.85rem}@media(prefers-color-scheme:dark){body{background:#0b1710;color:#e6ece4}details{border-color:#2b3a30}pre{background:#14231a}i{color:#a9b8ab}a{color:#8fd39b}}'
