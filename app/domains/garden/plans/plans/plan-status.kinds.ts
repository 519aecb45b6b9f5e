/** Slugs referenced by code; names and order are edited by admins. */
export const PLANNED = 'planejado'
export const RUNNING = 'em-andamento'
/** Finished statuses: no current stage, no tasks. */
export const overStatuses: readonly string[] = ['concluido', 'abandonado']
