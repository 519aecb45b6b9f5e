import { Tabs } from '#ui/components/tabs.tsx'

type Props = {
  nickname: string
  /** Public counts; `saves` only for the owner. */
  counts: { posts: number; plants: number; spaces: number; plans: number; items: number; saves?: number }
}

/** Tabs of a profile: one per kind of content. */
export function ProfileTabs({ nickname, counts: { posts, plants, spaces, plans, items, saves } }: Props) {
  const own = saves === undefined ? [] : [{ to: `/perfil/${nickname}/salves`, label: 'Salves', count: saves }]
  return (
    <Tabs
      label={`Perfil de ${nickname}`}
      tabs={[
        { to: `/perfil/${nickname}`, label: 'Perfil', end: true },
        { to: `/perfil/${nickname}/posts`, label: 'Posts', count: posts },
        { to: `/cultivo/${nickname}/plantas`, label: 'Plantas', count: plants },
        { to: `/cultivo/${nickname}/espacos`, label: 'Espaços', count: spaces },
        { to: `/cultivo/${nickname}/plano`, label: 'Planos', count: plans },
        { to: `/cultivo/${nickname}/itens`, label: 'Equipamentos', count: items },
        ...own,
      ]}
    />
  )
}
