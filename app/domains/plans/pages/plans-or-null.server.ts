import { log } from '#platform/log/log.ts'
import type { Page } from '#shared/pagination.ts'
import type { PlanCard } from '../plans.schemas.ts'

/** A list that a fault of ours kept from loading shows its failed face: noted in the log; refusals go their way. */
export const plansOrNull = (plans: Promise<Page<PlanCard>>): Promise<Page<PlanCard> | null> =>
  plans.catch((error: unknown) => {
    if (!(error instanceof Error)) throw error
    log.error({ error }, 'a lista de planos não carregou')
    return null
  })
