/** Topics of messages. */
export const topics = ['duvida', 'problema', 'compra', 'venda', 'conta', 'privacidade', 'ideia', 'outro'] as const
export type Topic = (typeof topics)[number]
