import type { Topic } from './topic.kinds.ts'

/** Labels in pt-BR. */
export const topicNames: Record<Topic, string> = {
  duvida: 'Dúvida',
  problema: 'Algo não funciona',
  compra: 'Compra ou pagamento',
  venda: 'Vender no site',
  conta: 'Minha conta',
  privacidade: 'Privacidade e dados',
  ideia: 'Ideia ou elogio',
  outro: 'Outro assunto',
}
