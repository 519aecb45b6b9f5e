import { type DomainScreens, seenBy } from '#tests/site/screens/screen.ts'

export const screens: DomainScreens = async () => seenBy('grower', ['/notificacoes/mensagens'])
