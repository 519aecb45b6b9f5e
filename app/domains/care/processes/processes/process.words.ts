import type {
  Area,
  Compartment,
  Distribution,
  Mover,
  OpenedThing,
  ProcessKind,
  Profession,
  Seat,
  WaitedFor,
} from './process.kinds.ts'
import type { ProcessRole } from './processes.policy.ts'

export const processKindWords: Record<ProcessKind, { label: string; text: string }> = {
  'habeas-corpus': {
    label: 'Habeas corpus preventivo',
    text: 'Pedir à Justiça um salvo-conduto para plantar o próprio remédio.',
  },
  importacao: { label: 'Autorização da Anvisa', text: 'Importar o produto com a receita de quem trata você.' },
  associacao: { label: 'Entrada em associação', text: 'Reunir laudo e receita para uma associação de pacientes.' },
  defesa: { label: 'Defesa', text: 'Você já foi intimado, ou teve plantas apreendidas.' },
}

export const compartmentWords: Record<Compartment, string> = {
  juridico: 'Jurídico',
  medico: 'Médico',
  agronomico: 'Agronômico',
}

/** 'a advocacia', who reads a compartment. */
export const professionWords: Record<Profession, { label: string; who: string }> = {
  advogado: { label: 'Advocacia', who: 'a advocacia' },
  medico: { label: 'Medicina', who: 'a medicina' },
  'engenheiro-agronomo': { label: 'Agronomia', who: 'a agronomia' },
}

export const seatWords: Record<Seat, string> = {
  advogado: 'Advocacia',
  'advogado-secundario': 'Segunda advocacia',
  medico: 'Medicina',
  'engenheiro-agronomo': 'Agronomia',
}

export const moverWords: Record<Mover, string> = {
  acolhimento: 'Acolhimento',
  advogado: 'Advocacia',
  medico: 'Medicina',
  'engenheiro-agronomo': 'Agronomia',
}

export const waitedForWords: Record<WaitedFor, string> = {
  cliente: 'Cliente',
  ...moverWords,
  justica: 'Justiça',
  ninguem: 'Ninguém',
}

export const areaWords: Record<Area, { title: string; text: string }> = {
  advogado: {
    title: 'Área da advocacia',
    text: 'Os processos em que você advoga, com o que espera por você primeiro.',
  },
  cliente: { title: 'Comunidade 360', text: 'O caminho legal do seu tratamento, com advocacia, medicina e agronomia.' },
  'engenheiro-agronomo': {
    title: 'Área da agronomia',
    text: 'Os processos em que você assina o laudo de cultivo, com o que espera por você primeiro.',
  },
  medico: { title: 'Área da medicina', text: 'Os pacientes que você acompanha, com o que espera por você primeiro.' },
}

export const distributionWords: Record<Distribution, string> = {
  padrao: 'Por padrão: quem está escolhido abaixo',
  rodizio: 'Em rodízio: quem tem menos processos abertos',
}

/** Who looked, by the kind of their account now. */
export const lookerWords: Partial<Record<string, string>> = {
  ...{ admin: 'administração', acolhimento: 'acolhimento' },
  ...{ advogado: 'advocacia', medico: 'medicina', 'engenheiro-agronomo': 'agronomia' },
}

export const openedWords: Record<OpenedThing, string> = {
  processo: 'abriu o processo',
  contato: 'viu o seu telefone',
  cadastro: 'viu o seu CPF e o seu endereço',
  documentos: 'abriu a lista de documentos',
  arquivo: 'abriu um documento',
  assinatura: 'leu um documento para assinar',
  provas: 'abriu a lista de provas de cultivo',
  conversa: 'leu a conversa',
  'arquivo-da-conversa': 'abriu um arquivo da conversa',
}

type Looked = { number: number; role: ProcessRole; own: Compartment | null }

/** What tells the pages of one process from those of another, by who looks: from whichever area the reception came, it is no lawyer. */
export const processTitle = ({ number, role, own }: Looked) =>
  role === 'client' ? 'Seu processo' : `Processo ${number} · ${own ? ownNames[own] : lookerNames[role]}`

const ownNames: Record<Compartment, string> = { juridico: 'Advocacia', medico: 'Medicina', agronomico: 'Agronomia' }
const lookerNames = { admin: 'Administração', reception: 'Acolhimento', professional: 'Equipe' }
