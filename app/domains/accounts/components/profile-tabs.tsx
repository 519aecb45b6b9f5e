import { Tabs } from '#ui/components/tabs.tsx'

type Props = { nickname: string; plants: number /** Only for the owner. */; saves?: number }

/** The places of a profile. A kind of thing has its tab when there is a page of it. */
export function ProfileTabs({ nickname, plants, saves }: Props) {
  const own = saves === undefined ? [] : [{ to: `/perfil/${nickname}/salves`, label: 'Salves', count: saves }]
  return (
    <Tabs
      label={`Perfil de ${nickname}`}
      tabs={[
        { to: `/perfil/${nickname}`, label: 'Perfil', end: true },
        { to: `/cultivo/${nickname}/plantas`, label: 'Plantas', count: plants },
        ...own,
      ]}
    />
  )
}
