import { createHash } from 'node:crypto'
import type { Context } from '#platform/context.ts'
import { private_files } from '#platform/files/private-files.table.ts'
import { privatePlace } from '#platform/files/store-private-file.ts'
import { seal, sealText } from '#platform/seal.ts'
import { dayKey } from '#shared/dates.ts'
import { plainPdf } from '#world/plain-pdf.ts'
import type { DocumentKind } from './document.kinds.ts'
import { kindNames } from './document.words.ts'
import { wordsPlace } from './documents.queries.ts'
import { user_documents } from './documents.table.ts'

type Sample = {
  kind: DocumentKind
  number: string
  issued: number
  expires: number | null
  note: string
  file?: string
}

/** Days from today. Invented numbers. */
const samples: Sample[] = [
  {
    kind: 'prescription',
    number: 'RX 0412',
    issued: -168,
    expires: 12,
    note: 'Pedir a nova na consulta.',
    file: 'receita.pdf',
  },
  { kind: 'anvisa', number: 'AN-2024-7731', issued: -733, expires: -3, note: '', file: 'autorizacao-anvisa.pdf' },
  {
    kind: 'habeas_corpus',
    number: '',
    issued: -210,
    expires: 155,
    note: 'Salvo-conduto, cópia para viagem.',
    file: 'salvo-conduto.pdf',
  },
  { kind: 'identity', number: '', issued: -2100, expires: null, note: 'Na gaveta da sala.' },
]

/** Documents of the demo users who have some. */
export async function seedDemoDocuments(tx: Context, people: Map<string, { id: number; nickname: string }>) {
  for (const name of ['grower', 'cliente']) {
    const person = people.get(name)
    if (person) for (const sample of samples) await keep(tx, person, sample)
  }
}

async function keep(tx: Context, { id: user_id, nickname }: { id: number; nickname: string }, sample: Sample) {
  const day = (days: number) => dayKey(new Date(tx.now().getTime() + days * 86_400_000))
  const words = (text: string) => sealText(tx.env.keys, wordsPlace(user_id), text)
  const { kind, number, note, issued, expires, file } = sample
  const lines = [
    kindNames[kind],
    '',
    `Pessoa: ${nickname}`,
    `Emitido em ${day(issued)}`,
    '',
    'Documento de demonstração, sem valor.',
  ]
  await tx.db.insert(user_documents).values({
    user_id,
    kind,
    sealed_number: words(number),
    sealed_note: words(note),
    issued_on: day(issued),
    expires_on: expires === null ? null : day(expires),
    file_id: file ? await keepFile(tx, { created_by: user_id, name: file, bytes: plainPdf(lines) }) : null,
    created_at: tx.now(),
  })
}

/**
 * The storage key is derived from owner and name, so that a seed that was killed and restarted overwrites its files.
 */
async function keepFile(tx: Context, { created_by, name, bytes }: { created_by: number; name: string; bytes: Buffer }) {
  const hex = createHash('sha256').update(`grower demo documento ${created_by} ${name}`).digest('hex')
  const storage_key = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
  const place = privatePlace(storage_key)
  await tx.env.storage.put(place, seal(tx.env.keys, place, bytes))
  const [file] = await tx.db
    .insert(private_files)
    .values({ created_by, name, storage_key, kind: 'pdf', bytes: bytes.length, attached: true, created_at: tx.now() })
    .returning({ id: private_files.id })
  return file?.id
}
