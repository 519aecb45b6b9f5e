import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { findProcess } from '../processes/find-process.queries.ts'
import { distributes } from '../processes/processes.policy.ts'
import { seatsOf } from '../processes/processes.queries.ts'
import type { ProcessRef, ProcessTeamOptions } from '../processes/processes.schemas.ts'
import { activeProfessionals } from '../professionals/care-professionals.queries.ts'
import { care_settings } from '../settings/care-settings.table.ts'
import { nextInRound } from './round.queries.ts'

/** Who may take a seat, and who has it; for a process without a team who is proposed, by the settings or by round. */
export async function teamOptions(ctx: Context, { token }: ProcessRef): Promise<ProcessTeamOptions> {
  const { process, access } = await findProcess(ctx, token)
  if (!distributes(access)) throw new AppError('forbidden', 'Quem distribui os processos é o acolhimento.')
  const [professionals, team, [settings]] = await Promise.all([
    activeProfessionals(ctx),
    seatsOf(ctx, process.id),
    ctx.db.select().from(care_settings),
  ])
  const seated = (seat: string) => team.find((one) => one.seat === seat)?.id ?? null
  const stands = {
    advogado: seated('advogado'),
    advogado_secundario: seated('advogado-secundario'),
    medico: seated('medico'),
    engenheiro_agronomo: seated('engenheiro-agronomo'),
  }
  return { professionals, stands, team: team.length ? stands : await proposed(ctx, professionals, settings) }
}

/** Only who still receives processes is proposed. */
async function proposed(
  ctx: Context,
  professionals: Awaited<ReturnType<typeof activeProfessionals>>,
  settings: typeof care_settings.$inferSelect | undefined,
) {
  const active = (id: number | null | undefined) => (professionals.some((one) => one.id === id) ? (id ?? null) : null)
  const second = active(settings?.adv_secoundary_id)
  if (settings?.distribution !== 'rodizio')
    return {
      advogado: active(settings?.adv_pattern_id),
      advogado_secundario: second,
      medico: active(settings?.medico_id),
      engenheiro_agronomo: active(settings?.eng_agro_id),
    }
  const { advogado, medico, 'engenheiro-agronomo': engenheiro_agronomo } = await nextInRound(ctx, professionals, second)
  return { advogado, advogado_secundario: second === advogado ? null : second, medico, engenheiro_agronomo }
}
