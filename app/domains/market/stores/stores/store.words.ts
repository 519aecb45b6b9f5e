import { hideCpf } from '#shared/cpf.ts'
import { formatLongDay } from '#shared/dates.ts'
import { applyMask } from '#shared/masks.ts'
import type { DocumentKind, StoreState } from './store.kinds.ts'

export const stateNames: Record<StoreState, string> = {
  rascunho: 'Rascunho',
  em_analise: 'Em análise',
  aberta: 'Aberta',
  recusada: 'Precisa de ajustes',
  suspensa: 'Suspensa',
  encerrada: 'Encerrada',
}

/** What a state means for who works in the store. */
export const stateHelp: Record<StoreState, string> = {
  rascunho: 'Só a equipe da loja vê. Complete o que falta e envie para análise.',
  em_analise: 'Nossa equipe está olhando os dados. A resposta chega por aviso e por e-mail.',
  aberta: 'Todo mundo vê a loja e pode comprar.',
  recusada: 'Ajuste o que pedimos e envie de novo. Nada do que você escreveu se perdeu.',
  suspensa: 'A loja não recebe pedidos novos. Os pedidos já pagos continuam, e o que é seu será pago.',
  encerrada: 'A loja saiu do ar. Para voltar atrás, fale com a nossa equipe.',
}

export const documentNames: Record<DocumentKind, string> = {
  cpf: 'Pessoa física (CPF)',
  cnpj: 'Empresa ou MEI (CNPJ)',
}

type Away = { now: boolean; from: string; to: string | null }

/** Whether a pause is or comes. */
export const awayTitle = ({ now }: Pick<Away, 'now'>) => (now ? 'A loja está em pausa' : 'Pausa marcada')

/** 'Não recebe pedidos até sábado, 28 de novembro de 2026.' */
export function awayInWords({ now, from, to }: Away) {
  const since = now ? '' : ` a partir de ${formatLongDay(from)},`
  return `Não recebe pedidos${since} até ${to ? formatLongDay(to) : 'você reabrir'}.`
}

/** A document as everybody may read it: of a person only the middle, of a company whole (Decreto 7.962, art. 2). */
export const shownDocument = (kind: DocumentKind, document: string) =>
  kind === 'cpf' ? `CPF ${hideCpf(document)}` : `CNPJ ${applyMask('cnpj', document)}`
