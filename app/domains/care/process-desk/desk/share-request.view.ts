import { compartmentWords, professionWords } from '#domains/care/processes/processes/process.words.ts'
import type { ProcessShareRequest } from '#domains/care/processes/processes/processes.schemas.ts'
import { formatDay, onDay } from '#shared/dates.ts'

type Asked = Pick<ProcessShareRequest, 'by' | 'with' | 'compartment' | 'until'>

/** 'dra.iara (Medicina) pede para ler os seus documentos de Jurídico até sex, 4 de dez.' */
export const askedWords = ({ by, with: who, compartment, until }: Asked) =>
  `${by} (${professionWords[who].label}) pede para ler a parte ${compartmentWords[compartment]}${until ? ` até ${formatDay(until)}` : ''}.`

const outcomeWords = { aberto: 'O cliente abriu', recusado: 'O cliente disse que não', retirado: 'Retirado' }
const ownOutcomeWords = { aberto: 'Você abriu', recusado: 'Você disse que não', retirado: 'Retirado' }

/** What became of a request: 'Espera pelo cliente', 'O cliente abriu em sex, 4 de dez'; to the client 'Você abriu …'. */
export const outcomeOf = ({ waits, outcome, ended_at }: ProcessShareRequest, own: boolean) =>
  waits
    ? own
      ? 'Espera por você'
      : 'Espera pelo cliente'
    : `${(own ? ownOutcomeWords : outcomeWords)[outcome ?? 'retirado']}${ended_at ? ` ${onDay(formatDay(ended_at))}` : ''}`
