/** What can go wrong with a robot, on request: minutes of its hour in which it does. */
export const faults = {
  offline: 'sem rede por alguns minutos: guarda e manda depois',
  null: 'um sensor que não responde',
  stuck: 'um sensor que repete o mesmo valor',
  spike: 'leituras impossíveis de vez em quando',
  repeat: 'manda tudo duas vezes',
  noclock: 'sem relógio: manda idades em vez de horas',
  reboot: 'reinicia sozinho',
} as const
export type Fault = keyof typeof faults
export const isFault = (name: string): name is Fault => name in faults
