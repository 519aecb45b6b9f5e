import { type DomainScreens, seenBy } from '#tests/site/screens/screen.ts'

type Notices = { data: { id: number }[] }

export const screens: DomainScreens = async (ask) => {
  // The oldest: others come while tests run.
  const { data } = await ask<Notices>('notificacoes/notification?per_page=100', 'grower')
  return seenBy('grower', ['/notificacoes', '/notificacoes/configuracoes', `/notificacoes/${data.at(-1)?.id}`])
}
