/** The slugs that code knows; names and order are the admin's. */
export const PLANNED = 'planejado'
export const RUNNING = 'em-andamento'
/** Over: no stage of today, no tasks. */
export const overStatuses: readonly string[] = ['concluido', 'abandonado']
