import { type DomainScreens, seenBy } from '#tests/site/screens/screen.ts'

type Rows = { data: { firmware: { id: number } }[] }

export const screens: DomainScreens = async (ask) => {
  const { data } = await ask<Rows>('ganza/rollout', 'admin')
  const versions = [...new Set(data.map(({ firmware }) => firmware.id))]
  return [
    ...seenBy('grower', ['/ganza/GZ00000001/versao']),
    ...seenBy(
      'admin',
      versions.map((id) => `/admin/ganza/versoes-arduino/${id}/distribuir`),
    ),
  ]
}
