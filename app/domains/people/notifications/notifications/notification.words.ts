import type { NotificationKind } from './notification.kinds.ts'

type Words = {
  label: string
  /** What is told, on the page of choices. */
  help: string
  /** Outside the site: says that there is something, never what it is about. Others may read over a shoulder. */
  told: (count: number) => string
}

export const kindWords: Record<NotificationKind, Words> = {
  task_due: {
    label: 'Tarefas',
    help: 'Lembretes na hora que você marcou',
    told: (count) => (count === 1 ? 'Você tem uma tarefa para fazer' : `Você tem ${count} tarefas para fazer`),
  },
  comment: {
    label: 'Comentários',
    help: 'No que é seu, e respostas a você',
    told: (count) => (count === 1 ? 'Você recebeu um comentário' : `Você recebeu ${count} comentários`),
  },
  mention: {
    label: 'Menções',
    help: 'Quando escrevem o seu @',
    told: (count) => (count === 1 ? 'Alguém mencionou você' : `Mencionaram você ${count} vezes`),
  },
  save: {
    label: 'Curtidas',
    help: 'Quando curtem o que é seu',
    told: () => 'Curtiram algo seu',
  },
  follow: {
    label: 'Seguidores',
    help: 'Quando começam a seguir você',
    told: () => 'Tem gente nova seguindo você',
  },
  ticket: {
    label: 'Atendimento',
    help: 'Respostas da nossa equipe e, para quem é dela, de quem escreveu',
    told: (count) => (count === 1 ? 'Você recebeu uma resposta' : `Você recebeu ${count} respostas`),
  },
  store: {
    label: 'Suas lojas',
    help: 'Análise da loja, convites e mudanças na equipe',
    told: (count) => (count === 1 ? 'Há um aviso sobre uma loja' : `Há ${count} avisos sobre lojas`),
  },
  store_message: {
    label: 'Conversas com lojas',
    help: 'Mensagens entre quem compra e quem vende',
    told: (count) => (count === 1 ? 'Você recebeu uma mensagem de loja' : `Você recebeu ${count} mensagens de lojas`),
  },
  order: {
    label: 'Pedidos',
    help: 'Pagamento, envio, devolução e problemas do que você compra ou vende',
    told: (count) => (count === 1 ? 'Um pedido seu tem novidade' : `Há ${count} novidades nos seus pedidos`),
  },
  device: {
    label: 'Robôs',
    help: 'Quando um aviso do robô começa e acaba, e versões novas para ele',
    told: (count) => (count === 1 ? 'Um aparelho seu tem um aviso' : `Seus aparelhos têm ${count} avisos`),
  },
  blog: {
    label: 'Blog',
    help: 'Postagens de quem você segue, e a revisão das suas',
    told: (count) => (count === 1 ? 'Há uma novidade no blog para você' : `Há ${count} novidades no blog para você`),
  },
  course: {
    label: 'Cursos',
    help: 'Respostas, tarefas, turmas e encontros dos cursos em que você está ou que ensina',
    told: (count) => (count === 1 ? 'Há uma novidade em um curso seu' : `Há ${count} novidades nos seus cursos`),
  },
  cup: {
    label: 'Copa',
    help: 'O seu redondo, a bancada e o resultado',
    told: (count) => (count === 1 ? 'Há uma novidade na copa para você' : `Há ${count} novidades na copa para você`),
  },
  game: {
    label: 'Emblemas e missões',
    help: 'O que você ganhou, e as recompensas que trocou',
    told: (count) => (count === 1 ? 'Você tem uma conquista nova' : `Você tem ${count} conquistas novas`),
  },
  process: {
    label: 'Comunidade 360',
    help: 'Mensagens, documentos e passos do seu processo, sem o que dizem',
    told: (count) => (count === 1 ? 'Há uma novidade para você' : `Há ${count} novidades para você`),
  },
  moderation: {
    label: 'Moderação',
    help: 'Decisões sobre o que você publicou ou denunciou',
    told: (count) => (count === 1 ? 'A moderação tem um aviso para você' : `A moderação tem ${count} avisos para você`),
  },
  system: {
    label: 'Conta e segurança',
    help: 'O que muda na sua conta',
    told: (count) => (count === 1 ? 'Há um aviso sobre a sua conta' : `Há ${count} avisos sobre a sua conta`),
  },
}

/** The kinds of some notices as sentences: 'Você tem 2 tarefas para fazer', 'Alguém mencionou você'. */
export const toldWords = (kinds: NotificationKind[]): string[] =>
  [...Map.groupBy(kinds, (kind) => kind)].map(([kind, same]) => kindWords[kind].told(same.length))

/** The same as one line: 'Alguém mencionou você e mais 3 avisos'. */
export function toldLine(kinds: NotificationKind[]): string {
  const [first = '', ...others] = toldWords(kinds)
  if (!others.length) return first
  const rest = kinds.filter((kind) => kind !== kinds[0]).length
  return `${first} e ${rest === 1 ? 'mais um aviso' : `mais ${rest} avisos`}`
}

/** What was saved, as its owner calls it. A target without words here is told of as 'algo seu'. */
const savedThings: Record<string, string> = {
  plant: 'sua planta',
  space: 'seu espaço',
  plan: 'seu plano de cultivo',
  comment: 'seu comentário',
  post: 'sua postagem',
  blog_post: 'seu texto',
  course: 'seu curso',
}

/** 'Ana e mais 4 curtiram sua planta'. `name`: of the newest person who may be named, else nobody is. */
export function groupTitle(target: string, name: string | undefined, count: number): string {
  const many = count > 1
  const who = name ? (many ? `${name} e mais ${count - 1}` : name) : many ? `${count} pessoas` : 'Uma pessoa'
  if (target === 'user') return `${who} ${many ? 'começaram' : 'começou'} a seguir você`
  return `${who} ${many ? 'curtiram' : 'curtiu'} ${savedThings[target] ?? 'algo seu'}`
}
