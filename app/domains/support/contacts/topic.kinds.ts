export const topics = ['duvida', 'problema', 'compra', 'conta', 'privacidade', 'ideia', 'outro'] as const
export type Topic = (typeof topics)[number]

/** What a message is about, as people choose it. */
export const topicNames: Record<Topic, string> = {
  duvida: 'Dúvida',
  problema: 'Algo não funciona',
  compra: 'Compra ou pagamento',
  conta: 'Minha conta',
  privacidade: 'Privacidade e dados',
  ideia: 'Ideia ou elogio',
  outro: 'Outro assunto',
}
