import type { DisputeKind, DisputeState } from './dispute.kinds.ts'

export const disputeStateWords: Record<DisputeState, string> = {
  aberta: 'Espera a loja',
  respondida: 'A loja respondeu',
  proposta: 'A loja ofereceu um valor',
  aceita: 'Acordo feito',
  decidida: 'Decidido pela equipe',
  encerrada: 'Resolvido',
}

export const disputeKindWords: Record<DisputeKind, string> = {
  nao_chegou: 'Não chegou',
  veio_errado: 'Veio errado',
  com_defeito: 'Veio com defeito',
  incompleto: 'Faltou alguma coisa',
  nao_abre: 'O arquivo ou acesso não funciona',
  outro: 'Outro problema',
}
