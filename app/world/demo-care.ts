import { and, asc, eq, isNotNull, notInArray } from 'drizzle-orm'
import { seedDemoAgenda } from '#domains/care/process-agenda/process-agenda.seed.ts'
import { seedDemoChat } from '#domains/care/process-chat/process-chat.seed.ts'
import { seedDemoDocumentsOf } from '#domains/care/process-documents/process-documents.seed.ts'
import { seedDemoSignings } from '#domains/care/process-signing/process-signing.seed.ts'
import { type DemoCase, grantedCase, otherCases, ownCase } from '#domains/care/processes/demo-cases.seed.ts'
import { seedDemoProcess, seedDemoTeam } from '#domains/care/processes/processes.seed.ts'
import { user_registrations } from '#domains/people/accounts/registration-confirmation/registrations.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'

type Options = { people: Map<string, { id: number }>; say: (line: string) => void }

/** Sixteen processes in all states: of `cliente`, of `grower`, and of people who have bought something. */
export async function demoCare(tx: Context, { people, say }: Options) {
  say('Abrindo processos…')
  const id = (name: string) => people.get(name)?.id ?? 0
  const [second = 0, ...clients] = await others(tx, people)
  const team = await seedDemoTeam(tx, people, second)
  const keep = async (client_id: number, one: DemoCase) => {
    const { process, seated } = await seedDemoProcess(tx, team, client_id, id('acolhimento'), one)
    if (!seated.length) return
    const workers = { advogado: team.advogado, medico: team.medico, agronomo: team['engenheiro-agronomo'] }
    await seedDemoDocumentsOf(tx, process, { client_id, ...workers }, one)
    if (one === ownCase) await seedDemoSignings(tx, process, { client_id, ...workers })
    const speakers = { cliente: client_id, advogado: team.advogado, medica: team.medico, agronoma: workers.agronomo }
    await seedDemoChat(tx, process, speakers, one)
    if (one === ownCase) await seedDemoAgenda(tx, process, team.medico)
  }
  await keep(id('cliente'), ownCase)
  await keep(id('grower'), grantedCase)
  for (const [at, one] of otherCases.entries()) {
    const client = clients[at]
    if (client) await keep(client, one)
  }
}

/** Growers with a complete registration who have no account of the demo's. */
async function others({ db }: Context, people: Map<string, { id: number }>) {
  const named = ['vizinha', 'novata', 'cliente', 'grower', 'professor', 'escritor', 'vendedora', 'gerente', 'leitora']
  const kept = ['jurado', 'professora-copa', 'manager', 'analista', ...named].map((name) => people.get(name)?.id ?? 0)
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(user_registrations, eq(user_registrations.user_id, users.id))
    .where(and(eq(users.user_type, 'grower'), isNotNull(users.registration_confirmed_at), notInArray(users.id, kept)))
    .orderBy(asc(users.id))
    .limit(15)
  return rows.map((row) => row.id)
}
