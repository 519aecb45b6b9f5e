import type { Topic } from '../contacts/topic.kinds.ts'
import type { Landing } from '../leads/landing.kinds.ts'
import type { TicketState } from './ticket-state.kinds.ts'

/** `hours`: ago. A line: author, hours ago, text. */
export type Conversation = {
  who: string | { name: string; email: string }
  hours: number
  topic: Topic
  subject: string
  message: string
  state?: TicketState
  /** Came by this page. */
  landing?: Landing
  lines: ['person' | 'staff' | 'note', number, string][]
}

export const conversations: Conversation[] = [
  {
    who: 'grower',
    hours: 50,
    topic: 'duvida',
    subject: 'Dá para mudar a data de início de uma planta?',
    message: 'Comecei a anotar com uma semana de atraso e o dia da floração ficou errado.',
    state: 'respondido',
    lines: [
      ['note', 30, 'Já perguntaram isso três vezes este mês. Vale um aviso na tela de ciclos.'],
      ['staff', 29, 'Oi, Joaquim! Dá sim: em Editar planta, mude "Começou em". Os dias do ciclo se acertam sozinhos.'],
    ],
  },
  {
    who: 'grower',
    hours: 700,
    topic: 'ideia',
    subject: 'Comparar duas plantas lado a lado',
    message: 'Queria ver as fotos da mesma semana de dois ciclos.',
    state: 'resolvido',
    lines: [
      ['staff', 690, 'Ótima ideia. Anotamos aqui e contamos quando chegar.'],
      ['person', 688, 'Combinado, obrigado!'],
      ['staff', 600, 'A gente que agradece. Vou marcar como resolvido por enquanto.'],
    ],
  },
  {
    who: 'vizinha',
    hours: 190,
    topic: 'problema',
    subject: 'A foto não sobe no meu telefone',
    message: 'Fica girando e depois diz que a conexão caiu. Aqui em casa a internet é fraca.',
    lines: [],
  },
  {
    who: 'vizinha',
    hours: 320,
    topic: 'conta',
    subject: 'Trocar o meu e-mail',
    message: 'Não uso mais o e-mail antigo.',
    state: 'aguardando_pessoa',
    lines: [
      ['staff', 310, 'Oi, dona Lurdes! A senhora ainda consegue abrir o e-mail antigo? É por ele que a troca começa.'],
    ],
  },
  {
    who: 'cliente',
    hours: 20,
    topic: 'privacidade',
    subject: 'Quem vê os documentos que eu guardo?',
    message: 'Vou guardar a receita do meu filho. Mais alguém consegue abrir?',
    lines: [],
  },
  {
    who: { name: 'Rosa Amélia', email: 'rosa.amelia@exemplo.com.br' },
    hours: 80,
    topic: 'duvida',
    subject: 'Preciso de conta para ler as dicas?',
    message: 'Minha mãe quer só ler, sem se cadastrar.',
    lines: [],
  },
  {
    who: { name: 'Beto Horta', email: 'beto.horta@exemplo.com.br' },
    hours: 900,
    topic: 'compra',
    subject: 'Entregam em Manaus?',
    message: 'Quero saber o prazo.',
    state: 'fechado',
    lines: [['staff', 880, 'Oi, Beto! Cada loja diz o prazo dela na página do produto.']],
  },
  {
    who: { name: 'Dalva Prates', email: 'dalva.prates@exemplo.com.br' },
    hours: 20,
    topic: 'duvida',
    subject: 'Quer saber mais: Comunidade 360 e HC',
    message: 'Pediu contato na página Comunidade 360 e HC.',
    landing: 'comunidade-360-consultoria-hc-cultivo-em-casa',
    lines: [],
  },
]
