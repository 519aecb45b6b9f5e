import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { findProcess } from '../processes/find-process.queries.ts'
import { distributes } from '../processes/processes.policy.ts'
import { teamOf } from '../processes/processes.queries.ts'
import type { ProcessRef, ProcessTeamOptions } from '../processes/processes.schemas.ts'
import { activeProfessionals } from '../professionals/care-professionals.queries.ts'
import { care_settings } from '../settings/care-settings.table.ts'

/** Who may take a seat, and who has it: in a process without a team, those of the settings. */
export async function teamOptions(ctx: Context, { token }: ProcessRef): Promise<ProcessTeamOptions> {
  const { process, access } = await findProcess(ctx, token)
  if (!distributes(access)) throw new AppError('forbidden', 'Quem distribui os processos é o acolhimento.')
  const [professionals, team, [settings]] = await Promise.all([
    activeProfessionals(ctx),
    teamOf(ctx, process.id),
    ctx.db.select().from(care_settings),
  ])
  const seated = (seat: string) => team.find((one) => one.seat === seat)?.id ?? null
  const usual = (id: number | null | undefined) =>
    !team.length && professionals.some((one) => one.id === id) ? (id ?? null) : null
  const stands = {
    advogado: seated('advogado'),
    advogado_secundario: seated('advogado-secundario'),
    medico: seated('medico'),
    engenheiro_agronomo: seated('engenheiro-agronomo'),
  }
  return {
    ...{ professionals, stands },
    team: {
      advogado: stands.advogado ?? usual(settings?.adv_pattern_id),
      advogado_secundario: stands.advogado_secundario ?? usual(settings?.adv_secoundary_id),
      medico: stands.medico ?? usual(settings?.medico_id),
      engenheiro_agronomo: stands.engenheiro_agronomo ?? usual(settings?.eng_agro_id),
    },
  }
}
