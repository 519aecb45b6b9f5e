/** The name that the site goes by in discreet mode. */
export const neutralName = 'Notas'

const sections: [start: string, title: string][] = [
  ['/cultivo', 'Caderno'],
  ['/perfil', 'Conta'],
  ['/auth', 'Entrar'],
  ['/admin', 'Painel'],
  ['/agenda', 'Agenda'],
]

/** What the tab says in discreet mode: where one is, and nothing of what stands there. */
export function neutralTitle(path: string): string {
  const section = sections.find(([start]) => path === start || path.startsWith(`${start}/`))
  return section ? `${neutralName} · ${section[1]}` : neutralName
}
