import { reportFault } from '#platform/log/report-fault.ts'

/**
 * null when a server error kept a list from loading, which is logged and shown as the list's error state; refusals are
 * rethrown.
 */
export const orNull = <List>(list: Promise<List>): Promise<List | null> =>
  list.catch((error: unknown) => {
    if (!(error instanceof Error)) throw error
    reportFault(error, 'uma lista não carregou')
    return null
  })
