/**
 * What a work is to its readers. Only 'publicado' is read; what is asked of it meanwhile is `review_asked_at`, so that a
 * post stays up while its changes wait.
 */
export const workStates = ['rascunho', 'em_revisao', 'agendado', 'publicado', 'retirado'] as const
export type WorkState = (typeof workStates)[number]
