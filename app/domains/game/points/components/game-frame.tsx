import type { ReactNode } from 'react'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { type Tab, Tabs } from '#ui/components/tabs.tsx'

const tabs: Tab[] = [
  { to: '/gameficacao/emblemas', label: 'Emblemas' },
  { to: '/gameficacao/missoes', label: 'Missões' },
  { to: '/gameficacao/ranking', label: 'Ranking' },
  { to: '/gameficacao/recompensas', label: 'Recompensas' },
]

type Props = { title: string; text: string; hidden: boolean; children: ReactNode }

/** The pages of the game; for who hid it, the way back and nothing else. */
export function GameFrame({ title, text, hidden, children }: Props) {
  return (
    <>
      <PageHeader title={title} text={hidden ? undefined : text} />
      {hidden ? (
        <EmptyState
          icon="eye-off"
          title="Você escondeu esta parte"
          text="Pontos, emblemas, missões e ranking não aparecem em lugar nenhum para você, nem para os outros sobre você."
          action={<LinkButton to="/perfil/editar#jogo">Mostrar de novo</LinkButton>}
        />
      ) : (
        <>
          <Tabs label="Emblemas e pontos" tabs={tabs} />
          {children}
        </>
      )}
    </>
  )
}
