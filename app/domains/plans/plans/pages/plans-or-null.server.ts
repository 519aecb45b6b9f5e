import { reportFault } from '#platform/log/report-fault.ts'
import type { Page } from '#shared/pagination.ts'
import type { PlanCard } from '../plans.schemas.ts'

/** null when a server error prevented loading, which is logged and shown as the error state; refusals are rethrown. */
export const plansOrNull = (plans: Promise<Page<PlanCard>>): Promise<Page<PlanCard> | null> =>
  plans.catch((error: unknown) => {
    if (!(error instanceof Error)) throw error
    reportFault(error, 'a lista de planos não carregou')
    return null
  })
