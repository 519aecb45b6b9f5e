import { type DomainScreens, seenBy } from '#tests/site/screens/screen.ts'

export const screens: DomainScreens = async () => [
  ...seenBy(undefined, ['/dev/caixa-de-saida']),
  ...seenBy('manager', ['/manager']),
  ...seenBy('admin', ['/admin', '/admin?weeks=26', '/admin/auditoria', '/admin/caixa-de-saida', '/manager']),
]
