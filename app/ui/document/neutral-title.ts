/** The site's name in discreet mode. */
export const neutralName = 'Notas'

const sections: [start: string, title: string][] = [
  ['/cultivo', 'Caderno'],
  ['/perfil', 'Conta'],
  ['/auth', 'Entrar'],
  ['/admin', 'Painel'],
  ['/agenda', 'Agenda'],
]

/** Document title in discreet mode: the section, without anything of its content. */
export function neutralTitle(path: string): string {
  const section = sections.find(([start]) => path === start || path.startsWith(`${start}/`))
  return section ? `${neutralName} · ${section[1]}` : neutralName
}
