import { type DomainScreens, seenBy } from '#tests/site/screens/screen.ts'

export const screens: DomainScreens = async (ask) => {
  const { data } = await ask<{ data: { id: number }[] }>('whatsapp/template', 'admin')
  const types = await ask<{ data: { id: number }[] }>('whatsapp/type', 'admin')
  return seenBy('admin', [
    '/admin/whatsapp/type_messages',
    '/admin/whatsapp/type_messages/novo',
    `/admin/whatsapp/type_messages/${types.data[0]?.id}`,
    '/admin/whatsapp/catalog_messages',
    `/admin/whatsapp/catalog_messages/${data[0]?.id}`,
    `/admin/whatsapp/catalog_messages/${data[0]?.id}/situacao`,
  ])
}
