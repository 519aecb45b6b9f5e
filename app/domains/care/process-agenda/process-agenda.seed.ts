import type { Process } from '#domains/care/processes/processes/processes.table.ts'
import type { Context } from '#platform/context.ts'
import { sealText } from '#platform/seal.ts'
import { dayKey, fromSaoPauloTime } from '#shared/dates.ts'
import { DAY } from '#shared/durations.ts'
import { agendaPlace } from './appointments/appointments.queries.ts'
import { process_appointments } from './appointments/appointments.table.ts'

/** A first consultation that took place, and the next one, which the client has not confirmed yet. */
export async function seedDemoAgenda(tx: Context, process: Process, medico: number) {
  const at = (days: number) => fromSaoPauloTime(`${dayKey(new Date(tx.now().getTime() + days * DAY))}T14:00`)
  const place = sealText(tx.env.keys, agendaPlace(process.id), 'Consultório, sala 4')
  const of = {
    process_id: process.id,
    profession: 'medico',
    created_by: medico,
    minutes: 60,
    sealed_place: place,
  } as const
  await tx.db.insert(process_appointments).values([
    { ...of, kind: 'consulta', at: at(-20), state: 'confirmado', created_at: at(-30) },
    { ...of, kind: 'retorno', at: at(6), state: 'proposto', created_at: at(-1) },
  ])
}
