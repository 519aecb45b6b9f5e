import type { DeviceState } from './device-status.model.ts'

export const deviceStateNames: Record<DeviceState, string> = {
  never: 'Ainda não conectou',
  online: 'Conectado',
  atrasado: 'Atrasado',
  offline: 'Sem contato',
}

export const deviceStateHelp: Record<DeviceState, string> = {
  never: 'Ligue o robô e conecte ao Wi-Fi para ele dar o primeiro sinal.',
  online: 'O robô está na rede e fala com a gente.',
  atrasado: 'A conexão caiu, ou o robô não chamou na hora. Pode ser só o Wi-Fi.',
  offline: 'Dez minutos ou mais sem contato. Veja abaixo o que conferir.',
}
