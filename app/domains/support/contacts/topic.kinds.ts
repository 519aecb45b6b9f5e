/** Topics of messages. */
export const topics = ['duvida', 'problema', 'compra', 'conta', 'privacidade', 'ideia', 'outro'] as const
export type Topic = (typeof topics)[number]
