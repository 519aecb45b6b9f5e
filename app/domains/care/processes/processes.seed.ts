import { eq, inArray } from 'drizzle-orm'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { sealText } from '#platform/seal.ts'
import { DAY, HOUR } from '#shared/durations.ts'
import type { DemoCase } from './demo-cases.seed.ts'
import { notesPlace } from './notes/process-notes.queries.ts'
import { process_notes } from './notes/process-notes.table.ts'
import { type Compartment, type Mover, professionOf, type Seat, seats } from './processes/process.kinds.ts'
import { processPlace } from './processes/processes.queries.ts'
import {
  type Process,
  process_history,
  process_members,
  process_openings,
  process_shares,
  processes,
} from './processes/processes.table.ts'
import { care_professionals } from './professionals/care-professionals.table.ts'
import { care_settings } from './settings/care-settings.table.ts'
import { dueOn } from './statuses/due.model.ts'
import { process_moves, process_statuses } from './statuses/process-statuses.table.ts'
import { process_tags, tagged_processes } from './tags/process-tags.table.ts'

/** Decisions, 10: the way of a process, with what its client reads, who takes it on, and its working days. */
const statuses = [
  ['triagem', 'Triagem', 'Seu processo está com o acolhimento', 'acolhimento', false, 2],
  ['documentacao', 'Documentação', 'Seu processo espera pelos seus documentos', 'cliente', false, 15],
  ['medico', 'Médico', 'Seu processo está com a medicina', 'medico', false, 5],
  ['agronomico', 'Agronômico', 'Seu processo está com a agronomia', 'engenheiro-agronomo', false, 7],
  ['juridico', 'Jurídico', 'Seu processo está com a advocacia', 'advogado', false, 5],
  ['peticao', 'Petição', 'A advocacia está escrevendo a sua petição', 'advogado', false, 10],
  ['protocolado', 'Protocolado', 'Seu pedido foi protocolado e espera pela decisão', 'justica', false, 0],
  ['deferido', 'Deferido', 'Seu pedido foi deferido', 'advogado', false, 3],
  ['indeferido', 'Indeferido', 'Seu pedido foi indeferido', 'advogado', false, 3],
  ['concluido', 'Concluído', 'Seu processo foi concluído', 'ninguem', true, 0],
] as const

const moves: [from: string, to: string, ...by: Mover[]][] = [
  ['triagem', 'documentacao', 'acolhimento', 'advogado'],
  ['documentacao', 'medico', 'acolhimento', 'advogado', 'medico'],
  ['documentacao', 'agronomico', 'acolhimento', 'advogado', 'engenheiro-agronomo'],
  ['documentacao', 'juridico', 'acolhimento', 'advogado'],
  ['medico', 'documentacao', 'medico', 'advogado'],
  ['medico', 'agronomico', 'medico', 'advogado'],
  ['medico', 'juridico', 'medico', 'advogado'],
  ['agronomico', 'documentacao', 'engenheiro-agronomo', 'advogado'],
  ['agronomico', 'medico', 'engenheiro-agronomo', 'advogado'],
  ['agronomico', 'juridico', 'engenheiro-agronomo', 'advogado'],
  ['juridico', 'documentacao', 'advogado'],
  ['juridico', 'medico', 'advogado'],
  ['juridico', 'agronomico', 'advogado'],
  ['juridico', 'peticao', 'advogado'],
  ['peticao', 'juridico', 'advogado'],
  ['peticao', 'protocolado', 'advogado'],
  ['protocolado', 'deferido', 'advogado'],
  ['protocolado', 'indeferido', 'advogado'],
  ['indeferido', 'peticao', 'advogado'],
  ['indeferido', 'concluido', 'advogado', 'acolhimento'],
  ['deferido', 'concluido', 'advogado', 'acolhimento'],
]

/** Statuses and moves that a new site begins with; the team changes them. */
export async function seedProcessStatuses({ db }: Context) {
  const rows = await db
    .insert(process_statuses)
    .values(
      statuses.map(([slug, name, client_text, waits_for, closes, days], at) => ({
        ...{ slug, name, client_text, waits_for, closes, days },
        order: at + 1,
      })),
    )
    .returning({ id: process_statuses.id, slug: process_statuses.slug })
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]))
  await db
    .insert(process_moves)
    .values(
      moves.flatMap(([from, to, ...by]) =>
        by.map((one) => ({ from_id: ids.get(from) ?? 0, to_id: ids.get(to) ?? 0, by: one })),
      ),
    )
}

type Team = Record<Seat, number>

/** Who works in the demo's Comunidade 360: the named people, and a second lawyer. */
export async function seedDemoTeam(tx: Context, people: Map<string, { id: number }>, second: number): Promise<Team> {
  const id = (name: string) => people.get(name)?.id ?? 0
  await tx.db.update(users).set({ user_type: 'advogado' }).where(eq(users.id, second))
  const team = {
    advogado: id('advogado'),
    'advogado-secundario': second,
    medico: id('medica'),
    'engenheiro-agronomo': id('agronoma'),
  }
  const registers: Record<Seat, string> = {
    advogado: 'OAB/MG 118402',
    'advogado-secundario': 'OAB/PR 90311',
    medico: 'CRM/PE 21877',
    'engenheiro-agronomo': 'CREA/BA 5061442',
  }
  await tx.db
    .insert(care_professionals)
    .values(seats.map((seat) => ({ user_id: team[seat], profession: professionOf[seat], register: registers[seat] })))
  await tx.db.insert(care_settings).values({
    ...{ adv_pattern_id: team.advogado, adv_secoundary_id: second, medico_id: team.medico },
    eng_agro_id: team['engenheiro-agronomo'],
    link_pag_medico: 'https://pagamento.example.com/consulta-medica',
    link_pag_eng_agro: 'https://pagamento.example.com/laudo-agronomico',
  })
  await tx.db.insert(process_tags).values([
    { slug: 'urgente', name: 'Urgente' },
    { slug: 'crianca', name: 'Criança' },
    { slug: 'gratuidade', name: 'Justiça gratuita' },
    { slug: 'apreensao', name: 'Houve apreensão' },
  ])
  return team
}

const way: string[] = statuses.map(([slug]) => slug).filter((slug) => slug !== 'indeferido')

/** One process with its team, the way that it came, notes, tags, a share and who opened it. */
export async function seedDemoProcess(tx: Context, team: Team, client_id: number, reception: number, one: DemoCase) {
  const rows = await tx.db.select().from(process_statuses)
  const status = (slug: string) => rows.find((row) => row.slug === slug) ?? rows[0]
  const path =
    one.status === 'indeferido' ? [...way.slice(0, 7), 'indeferido'] : way.slice(0, way.indexOf(one.status) + 1)
  /** Days ago of each step: evenly from the opening to the last. */
  const ago = (step: number) =>
    path.length < 2 ? one.since : one.opened - ((one.opened - one.since) * step) / (path.length - 1)
  const moment = (days: number) => new Date(tx.now().getTime() - days * DAY)
  const created_at = moment(one.opened)
  const last = status(one.status)
  const [process] = await tx.db
    .insert(processes)
    .values({
      ...{
        client_id,
        kind: one.kind,
        status_id: last?.id ?? 0,
        status_since: moment(ago(path.length - 1)),
        created_at,
      },
      due_on: last ? dueOn(last, moment(ago(path.length - 1))) : null,
      closed_at: last?.closes ? moment(ago(path.length - 1)) : null,
    })
    .returning()
  if (!process) throw new Error('insert returned no row')
  const sealed = (text: string) => sealText(tx.env.keys, processPlace(process.id), text)
  await tx.db
    .update(processes)
    .set({ sealed_story: sealed(one.story) })
    .where(eq(processes.id, process.id))
  await tx.db.insert(process_history).values(
    path.map((slug, step) => ({
      ...{ process_id: process.id, status_id: status(slug)?.id ?? 0, at: moment(ago(step)) },
      by: step === 0 ? client_id : step < 2 ? reception : team.advogado,
      sealed_reason: sealed(step === path.length - 1 ? (one.reason ?? '') : ''),
    })),
  )
  if (one.status === 'triagem') return { process, seated: [] as Seat[] }
  const seated = seats.filter((seat) => seat !== 'advogado-secundario' || one.second)
  const since = moment(ago(1))
  await tx.db
    .insert(process_members)
    .values(seated.map((seat) => ({ process_id: process.id, user_id: team[seat], seat, since })))
  await seedBesides(tx, process, team, one)
  return { process, seated }
}

async function seedBesides(tx: Context, process: Process, team: Team, one: DemoCase) {
  const process_id = process.id
  const rooms: Record<Compartment, number> = {
    juridico: team.advogado,
    medico: team.medico,
    agronomico: team['engenheiro-agronomo'],
  }
  const at = (hours: number) => new Date(tx.now().getTime() - hours * HOUR)
  for (const [room, text] of one.notes ?? [])
    await tx.db.insert(process_notes).values({
      ...{ process_id, room, user_id: rooms[room], created_at: at(30) },
      sealed_text: sealText(tx.env.keys, notesPlace(process_id), text),
    })
  if (one.tags?.length) {
    const tags = await tx.db.select().from(process_tags).where(inArray(process_tags.slug, one.tags))
    await tx.db.insert(tagged_processes).values(tags.map(({ id }) => ({ tag_id: id, process_id })))
  }
  if (one.shared)
    await tx.db
      .insert(process_shares)
      .values({ process_id, compartment: 'medico', with: 'advogado', created_at: at(90) })
  await tx.db.insert(process_openings).values([
    { process_id, user_id: team.advogado, thing: 'processo', at: at(28) },
    { process_id, user_id: team.medico, thing: 'documentos', at: at(26) },
    { process_id, user_id: team.advogado, thing: 'conversa', at: at(5) },
  ])
}
