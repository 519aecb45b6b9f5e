import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { aClient } from '../../../app/domains/care/processes/processes.factory.ts'
import { aSession } from '../../../app/domains/people/accounts/users/users.factory.ts'
import { createContext } from '../../../app/platform/context.ts'
import { openDatabase } from '../../../app/platform/database/database.ts'
import { aPdf } from '../../../app/platform/files/private-files.factory.ts'
import { DAY } from '../../../app/shared/durations.ts'
import { testEnvironment } from '../../environment.ts'
import type { Grower } from '../grower.ts'
import type { Site } from '../site.ts'
import { call } from '../writer.ts'
import type { Desk } from './people.ts'

/** Somebody with a complete registration and no process yet. */
export async function makeClient(databaseUrl: string): Promise<Grower> {
  const database = openDatabase(databaseUrl, { transactions: 1 })
  try {
    const ctx = createContext({ db: database.db, env: testEnvironment() })
    const { id } = await aClient(ctx)
    return { id, ...(await aSession(ctx, { id })) }
  } finally {
    await database.close()
  }
}

async function upload(site: Site, person: Grower, { name, content }: { name: string; content: string }) {
  const form = new FormData()
  form.set('file', new Blob([content], { type: 'application/pdf' }), name)
  return call<{ id: number }>(site.url, person, '/api/v1/file/private', form)
}

type Lines = { data: { kind_id: number | null; compartment: string; versions: { id: number }[] }[] }

/** Says the marker wherever a person may write something of a process, and looks for it. */
export async function writeEverywhere(site: Site, { token, people }: Desk, marker: string) {
  const [client, lawyer] = people
  if (!client || !lawyer) throw new Error('a process without people')
  const stranger = await makeClient(site.databaseUrl)
  const process = `/api/v1/comunidade360/processo/${token}`
  const chat = `/api/v1/chat/processo/${token}`
  const text = `${marker}: o que ninguém mais lê`
  await call(site.url, stranger, '/api/v1/comunidade360/processo', { kind: 'habeas-corpus', story: text })
  await call(site.url, lawyer, `${process}/nota`, { text })
  await call(site.url, lawyer, `${process}/documento/pedido`, { title: text })
  const reason = text
  await call(site.url, lawyer, `${process}/pedido-de-acesso`, { compartment: 'medico', reason })
  const at = new Date(Date.now() + 7 * DAY).toISOString().slice(0, 16)
  await call(site.url, lawyer, `${process}/agenda`, { kind: 'visita', at, place: text })
  const { data: agenda } = await call<{ data: { id: number; at: string; minutes: number }[] }>(
    site.url,
    client,
    `${process}/agenda`,
  )
  for (const { id, ...seen } of agenda)
    await call(site.url, client, `${process}/agenda/${id}/resposta`, {
      ...{ ...seen, place: text, answer: 'outro', words: text },
    })
  const { templates } = await call<{ templates: { id: number }[] }>(site.url, lawyer, `${process}/assinatura`)
  const signing = await call<{ id: number }>(site.url, lawyer, `${process}/assinatura`, {
    ...{ template_id: templates[0]?.id, title: text, text },
  })
  await call(site.url, client, `${process}/assinatura/${signing.id}/recusar`, { reason })
  const sent = await upload(site, client, { name: `${marker}.pdf`, content: aPdf })
  const { data: lines } = await call<Lines>(site.url, client, `${process}/documento`)
  const kind_id = lines.find(({ compartment }) => compartment === 'juridico')?.kind_id
  await call(site.url, client, `${process}/documento`, { kind_id, file_ids: [sent.id] })
  const { data: after } = await call<Lines>(site.url, lawyer, `${process}/documento`)
  const version_id = after.find((line) => line.kind_id === kind_id)?.versions[0]?.id
  await call(site.url, lawyer, `${process}/documento/decisao`, { version_id, verdict: 'recusado', reason })
  const content = aPdf.replace('%PDF-1.4', `%PDF-1.4\n% ${marker}`)
  const { id } = await upload(site, client, { name: `${marker}.pdf`, content })
  await call(site.url, client, chat, { audience: 'todos', text, file_ids: [id], idempotency_key: randomUUID() })
  const said = await call<{ data: { text: string; files: { id: number }[] }[] }>(
    site.url,
    client,
    `${chat}?search=${encodeURIComponent(marker)}`,
  )
  return said.data
}

/** Files below a folder that hold the bytes of a text. */
export async function filesWith(folder: string, text: string): Promise<string[]> {
  const wanted = Buffer.from(text)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const found: string[] = []
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const bytes = await readFile(path).catch(() => Buffer.alloc(0))
    if (bytes.includes(wanted)) found.push(path)
  }
  return found
}
