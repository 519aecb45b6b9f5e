import { type DomainScreens, seenBy } from '#tests/site/screens/screen.ts'

export const screens: DomainScreens = async (ask) => {
  const receivers = await ask<{ data: { id: number; holder: { kind: string; slug: string } }[] }>(
    'market/receivers',
    'admin',
  )
  const base = '/admin/marketplace/recebedores'
  const one = receivers.data[0]
  const store = receivers.data.find(({ holder }) => holder.kind === 'store')?.holder.slug
  return [
    ...seenBy('admin', [base, `${base}/repasses`, `${base}/razao`]),
    ...(one ? seenBy('admin', [`${base}/${one.id}`]) : []),
    ...(store
      ? seenBy('admin', [`/vendedor/dashboard/${store}/recebedores`, `/vendedor/dashboard/${store}/recebiveis`])
      : []),
  ]
}
