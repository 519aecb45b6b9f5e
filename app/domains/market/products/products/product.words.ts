import type { ProductState } from './product.kinds.ts'

type Tone = 'neutral' | 'primary' | 'amber' | 'danger' | 'info'

export const productStateWords: Record<ProductState, { label: string; tone: Tone; text: string }> = {
  rascunho: { label: 'Rascunho', tone: 'neutral', text: 'Só a loja vê. Complete e envie para a equipe conferir.' },
  em_revisao: {
    label: 'Em revisão',
    tone: 'info',
    text: 'A equipe está conferindo. Você recebe um aviso quando sair.',
  },
  publicado: { label: 'Publicado', tone: 'primary', text: 'Está à venda.' },
  pausado: { label: 'Pausado', tone: 'amber', text: 'Ninguém vê nem compra até você retomar.' },
  recusado: {
    label: 'Recusado',
    tone: 'danger',
    text: 'Não entrou na loja. Corrija o que a equipe pediu e envie de novo.',
  },
  removido: { label: 'Removido', tone: 'danger', text: 'A equipe tirou da loja. Fale com o suporte se discordar.' },
}
