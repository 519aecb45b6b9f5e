/** 'Suas plantas entraram em floração': said to their owner; to others they are those of the space. */
export const enteredInWords = (cycle_name: string, own: boolean) =>
  `${own ? 'Suas plantas entraram' : 'As plantas do espaço entraram'} em ${cycle_name.toLowerCase()}`
import type { ProposalState } from './proposal.kinds.ts'

/** 'Suas plantas entraram na fase “Floração”': said to their owner; to others they are those of the space. */
export const enteredInWords = (cycle_name: string, own: boolean) =>
  `${own ? 'Suas plantas entraram' : 'As plantas do espaço entraram'} na fase “${cycle_name}”`

export const proposalStateWords: Record<ProposalState, string> = {
  pendente: 'Perguntado',
  aceita: 'Aceito',
  recusada: 'Ficou como estava',
  superada: 'Não vale mais',
}
