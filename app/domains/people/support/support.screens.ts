import { type DomainScreens, seenBy } from '#tests/site/screens/screen.ts'

export const screens: DomainScreens = async (ask) => {
  const { data } = await ask<{ data: { uuid: string }[] }>('support/ticket', 'grower')
  const uuid = data[0]?.uuid
  const networks = await ask<{ data: { id: number }[] }>('support/network', 'admin')
  const network = networks.data[0]?.id
  return [
    ...seenBy(undefined, ['/contato']),
    ...seenBy('grower', ['/perfil/tickets', `/perfil/tickets/${uuid}`]),
    ...seenBy('admin', ['/admin/contatos', `/admin/contatos/ticket/${uuid}`]),
    ...seenBy('admin', ['/admin/redes_sociais', '/admin/redes_sociais/nova', `/admin/redes_sociais/${network}`]),
  ]
}
