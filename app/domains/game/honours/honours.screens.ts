import { type DomainScreens, seenBy } from '#tests/site/screens/screen.ts'

type Rows = { data: { id: number }[] }
const at = '/admin/gameficacao'

export const screens: DomainScreens = async (ask) => {
  const [badges, missions] = await Promise.all([
    ask<Rows>('gameficacao/badge', 'admin'),
    ask<Rows>('gameficacao/mission-list', 'admin'),
  ])
  return [
    ...seenBy('grower', [
      ...['/gameficacao/emblemas', '/gameficacao/missoes', '/gameficacao/missao'],
      ...['mes-do-cuidado', 'retratos-da-semana', 'voltar-a-estudar', 'medir-sem-falta'].map(
        (slug) => `/gameficacao/missao/${slug}`,
      ),
    ]),
    ...seenBy('vizinha', ['/gameficacao/missao', '/gameficacao/missao/retratos-da-semana']),
    ...seenBy('admin', [
      ...[`${at}/badges`, `${at}/badges/novo`, `${at}/badges/${badges.data[0]?.id}`, `${at}/previa`],
      ...[`${at}/missoes`, `${at}/missoes/nova`, `${at}/missoes/${missions.data[0]?.id}`],
    ]),
  ]
}
