import type { FeedKind } from './feed.kinds.ts'

type FeedPlace = {
  path: string
  kind: FeedKind
  title: string
  text: string
  /** What an empty feed says, and where to go from there. */
  empty: string
  next?: { to: string; label: string }
  /** Filters by phase and week of the plants that posts are about. */
  phases?: true
  /** Announces new posts. */
  news?: true
  /** What is other for who is signed out, and follows nobody. */
  visitors?: Pick<FeedPlace, 'kind' | 'title' | 'text'>
}

const trending = { kind: 'ranked', text: 'O que a comunidade mais salva e comenta agora.' } as const
const explore = { to: '/banca/novo-feed', label: 'Ver o que está em alta' }

/** Pages that are one feed each, by their addresses. */
export const feedPlaces: FeedPlace[] = [
  {
    path: '/banca',
    kind: 'following',
    title: 'Banca',
    text: 'O que publicam as pessoas e os cultivos que você segue.',
    empty: 'Ninguém publicou nada ainda. Conte como está o seu jardim.',
    phases: true,
    news: true,
    visitors: { ...trending, title: 'Explorar' },
  },
  {
    path: '/banca/novo-feed',
    ...trending,
    title: 'Em alta',
    empty: 'Nenhum post por aqui ainda.',
    phases: true,
    news: true,
  },
  {
    path: '/banca/high-lights',
    kind: 'highlights',
    title: 'Destaques',
    text: 'Posts escolhidos pela equipe, para ler com calma.',
    empty: 'Ainda não há destaques.',
    next: explore,
  },
  {
    path: '/banca/conteudo-pago',
    kind: 'paid',
    title: 'Conteúdo pago',
    text: 'De professores e growers que vivem do que ensinam. A chamada é aberta a todos.',
    empty: 'Ninguém publicou conteúdo pago ainda.',
    next: explore,
  },
  {
    path: '/banca/alunos-curso',
    kind: 'students',
    title: 'De alunos',
    text: 'O que os professores publicam só para quem faz os cursos deles.',
    empty: 'Aqui aparecem os posts dos seus professores. Você ainda não faz nenhum curso com posts.',
    next: explore,
  },
  {
    path: '/banca/membros-da-consultoria',
    kind: 'members',
    title: 'Da consultoria',
    text: 'O que a equipe publica para os membros da consultoria.',
    empty: 'Aqui aparecem os posts para membros da consultoria.',
    next: explore,
  },
]

export function feedPlaceOf(pathname: string, isVisitor: boolean) {
  const place = feedPlaces.find(({ path }) => path === pathname)
  return place && { ...place, ...(isVisitor && place.visitors) }
}
