import { type Tab, Tabs } from '#ui/components/tabs.tsx'
import { deferred } from '#ui/deferred.tsx'
import { useRootData } from '#ui/root-data.ts'

const MoreTab = deferred(async () => (await import('#ui/components/more-tab.tsx')).MoreTab)

/** The banca's pages: those of every day, and the rest in a menu. */
export function BancaTabs() {
  const viewer = useRootData()?.viewer
  return (
    <Tabs
      label="Banca"
      tabs={[
        // Who is signed out follows nobody: the banca itself is what they explore.
        ...(viewer ? seen.member : seen.visitor),
        { to: '/banca/cultivos/plantas', label: 'Cultivos', icon: 'sprout' },
      ]}
    >
      <MoreTab
        label="Mais"
        entries={[
          { to: '/banca/high-lights', label: 'Destaques', icon: 'star' },
          { to: '/banca/mais-curtidas', label: 'Mais curtidas', icon: 'trophy' },
          { to: '/banca/atualizacoes-de-cultivo', label: 'Atualizações', icon: 'history' },
          { to: '/banca/pessoas', label: 'Pessoas', icon: 'users-round' },
          { to: '/banca/conteudo-pago', label: 'Conteúdo pago', icon: 'lock' },
          ...(viewer ? own : []),
        ]}
      />
    </Tabs>
  )
}

const seen: Record<'member' | 'visitor', Tab[]> = {
  member: [
    { to: '/banca', label: 'Seguindo', icon: 'house', end: true },
    { to: '/banca/novo-feed', label: 'Em alta', icon: 'sparkles', end: true },
    { to: '/banca/explorar', label: 'Explorar', icon: 'search' },
  ],
  visitor: [
    { to: '/banca', label: 'Explorar', icon: 'sparkles', end: true },
    { to: '/banca/explorar', label: 'Buscar', icon: 'search' },
  ],
}

const own = [
  { to: '/banca/salves', label: 'Seus salves', icon: 'heart' },
  { to: '/banca/alunos-curso', label: 'De alunos', icon: 'graduation-cap' },
  { to: '/banca/membros-da-consultoria', label: 'Da consultoria', icon: 'stethoscope' },
] as const
