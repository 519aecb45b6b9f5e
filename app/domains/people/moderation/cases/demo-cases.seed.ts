import type { ReportCategory } from '../reports/category.kinds.ts'
import type { AppealOutcome, Outcome, ReportedKind } from './case.kinds.ts'

export type DemoCase = {
  kind: ReportedKind
  /** The text of a comment, which is written for it. */
  comment?: string
  category: ReportCategory
  /** What each of those who reported it wrote; null: the word list did. */
  said: (string | null)[]
  /** Days ago. */
  days: number
  /** Taken by, or decided by. */
  by?: 'admin' | 'manager'
  decided?: { outcome: Outcome; reason: string; days: number }
  appeal?: { text: string; days: number; outcome?: AppealOutcome; reason?: string }
  note?: string
}

/** Reports in every state: open, taken, decided in each way, with appeals that wait and that were answered. */
export const demoCases: DemoCase[] = [
  {
    kind: 'comment',
    comment: 'Vendo semente feminizada, entrego em todo o Brasil. Chama no direto.',
    category: 'venda_proibida',
    said: ['Está vendendo semente nos comentários.', 'Já é a terceira planta em que ele escreve isso.', ''],
    days: 3,
  },
  {
    kind: 'comment',
    comment: 'Ganhe seguidores agora!!! Link na bio.',
    category: 'spam',
    said: [null, 'Propaganda.'],
    days: 1,
  },
  { kind: 'plant', category: 'dado_pessoal', said: ['Dá para ver o número da casa na descrição.'], days: 2 },
  { kind: 'user', category: 'assedio', said: ['Me manda recado em toda planta que eu publico.', ''], days: 5 },
  { kind: 'space', category: 'outra', said: ['O espaço parece ser de outra pessoa, com as fotos dela.'], days: 0.3 },
  {
    kind: 'comment',
    comment: 'Quem planta assim nem devia ter quintal.',
    category: 'assedio',
    said: ['Ele vive humilhando quem está começando.', 'Grosseiro com todo mundo.'],
    days: 4,
    by: 'manager',
    note: 'Já conversamos com a mesma pessoa em setembro.',
  },
  { kind: 'plan', category: 'spam', said: ['O plano é uma propaganda de loja.'], days: 6, by: 'admin' },
  {
    kind: 'comment',
    comment: 'Clones disponíveis, R$ 80. Respondo por aqui.',
    category: 'venda_proibida',
    said: ['Vende clone.', ''],
    days: 20,
    by: 'manager',
    decided: { outcome: 'remover', reason: 'Anuncia a venda de clones, o que as regras não permitem.', days: 19 },
    appeal: { text: 'Era brincadeira entre amigos, eu não vendo nada. Peço que olhem de novo.', days: 1 },
  },
  {
    kind: 'comment',
    comment: 'Conheço o seu endereço, cuidado com o que posta.',
    category: 'violencia',
    said: ['Isso é uma ameaça.', 'Fiquei com medo por ela.', ''],
    days: 40,
    by: 'manager',
    decided: { outcome: 'suspender', reason: 'Ameaça outra pessoa e diz saber onde ela mora.', days: 39 },
  },
  {
    kind: 'comment',
    comment: 'Que planta feia, parece doente.',
    category: 'odio',
    said: ['Achei ofensivo.'],
    days: 12,
    by: 'admin',
    decided: { outcome: 'manter', reason: 'É uma opinião dura, mas sobre a planta. Não ataca ninguém.', days: 11 },
  },
  {
    kind: 'plant',
    category: 'menor_de_idade',
    said: ['A foto mostra uma criança ao fundo.', 'Tem criança na foto.'],
    days: 30,
    by: 'manager',
    decided: { outcome: 'avisar', reason: 'Uma criança aparecia na foto. Cubra o rosto nas próximas.', days: 29 },
  },
  {
    kind: 'comment',
    comment: 'Comprei nessa loja aqui e recomendo demais.',
    category: 'spam',
    said: ['Parece anúncio.'],
    days: 50,
    by: 'manager',
    decided: { outcome: 'esconder', reason: 'Parece anúncio de loja, sem relação com a planta.', days: 49 },
    appeal: {
      text: 'Só contei onde comprei o vaso, porque me perguntaram no comentário de cima.',
      days: 47,
      outcome: 'revertido',
      reason: 'Era mesmo a resposta a uma pergunta. O comentário voltou. Desculpe o engano.',
    },
  },
  {
    kind: 'comment',
    comment: 'Gente assim nem devia existir.',
    category: 'odio',
    said: ['Discurso de ódio.', ''],
    days: 70,
    by: 'admin',
    decided: { outcome: 'esconder', reason: 'Ataca pessoas pelo que elas são.', days: 69 },
    appeal: {
      text: 'Falei de modo geral, não era sobre ninguém em especial aqui.',
      days: 66,
      outcome: 'mantido',
      reason: 'De modo geral também ataca pessoas. A decisão continua valendo.',
    },
  },
]
