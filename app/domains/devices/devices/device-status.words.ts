import type { DeviceState } from './device-status.model.ts'

export const deviceStateNames: Record<DeviceState, string> = {
  never: 'Ainda não conectou',
  online: 'Conectado',
  atrasado: 'Atrasado',
  offline: 'Sem contato',
}

export const deviceStateHelp: Record<DeviceState, string> = {
  never: 'Ligue o robô e conecte ao Wi-Fi para ele dar o primeiro sinal.',
  online: 'As leituras estão chegando no ritmo certo.',
  atrasado: 'Perdemos três leituras seguidas. Pode ser só o Wi-Fi.',
  offline: 'Mais de dez minutos sem contato. Veja abaixo o que conferir.',
}
