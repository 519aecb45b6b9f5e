import { type DomainScreens, seenBy } from '#tests/site/screens/screen.ts'

export const screens: DomainScreens = async (ask) => {
  const { data } = await ask<{ data: { uuid: string }[] }>('support/ticket', 'grower')
  const uuid = data[0]?.uuid
  return [
    ...seenBy(undefined, ['/contato']),
    ...seenBy('grower', ['/perfil/tickets', `/perfil/tickets/${uuid}`]),
    ...seenBy('admin', ['/admin/contatos', `/admin/contatos/ticket/${uuid}`]),
  ]
}
