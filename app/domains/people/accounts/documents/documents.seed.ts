import type { Context } from '#platform/context.ts'
import { sealText } from '#platform/seal.ts'
import { dayKey } from '#shared/dates.ts'
import { sealPdf } from '#world/seal-pdf.ts'
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
  issuer?: string
  plant_limit?: number
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
    issuer: 'Dra. Helena Prado',
  },
  { kind: 'anvisa', number: 'AN-2024-7731', issued: -733, expires: -3, note: '', file: 'autorizacao-anvisa.pdf' },
  {
    kind: 'habeas_corpus',
    number: '',
    issued: -210,
    expires: 155,
    note: 'Salvo-conduto, cópia para viagem.',
    file: 'salvo-conduto.pdf',
    issuer: 'Vara criminal',
    plant_limit: 12,
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
  const { kind, number, note, issued, expires, file, issuer = '', plant_limit = null } = sample
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
    sealed_issuer: words(issuer),
    plant_limit,
    issued_on: day(issued),
    expires_on: expires === null ? null : day(expires),
    file_id: file ? await sealPdf(tx, { created_by: user_id, name: file, lines, what: 'documento' }) : null,
    created_at: tx.now(),
  })
}
