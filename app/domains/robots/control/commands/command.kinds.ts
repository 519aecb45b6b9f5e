/** What a robot can be asked to do. */
export const commandKinds = [
  'change_mode',
  'set_channel',
  'restart',
  'update_firmware',
  'rotate_credential',
  'forget',
] as const
export type CommandKind = (typeof commandKinds)[number]

/** criado → enviado → recebido → executado or falhou; expirou and substituido end it on the way. */
export const commandStates = ['criado', 'enviado', 'recebido', 'executado', 'falhou', 'expirou', 'substituido'] as const
export type CommandState = (typeof commandStates)[number]
