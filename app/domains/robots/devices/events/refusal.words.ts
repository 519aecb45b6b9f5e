import { ownValue } from '#shared/own-value.ts'

const reasons: Record<string, string> = {
  no_seq: 'sem o número da mensagem',
  no_time: 'sem hora',
  future: 'com hora no futuro: o relógio do robô está adiantado',
  too_old: 'com mais de 60 dias',
  no_values: 'sem nenhum valor',
  unknown_sensor: 'de um sensor que o modelo não tem',
  not_a_number: 'com algo que não é número',
  unknown_kind: 'de um tipo que não conhecemos',
  reused: 'com um número de mensagem que já foi usado para outra coisa',
  invalid_data: 'com dados fora do combinado',
}

/** Why what a robot sent was not stored, after 'leitura' or 'evento'; what we do not know as it was noted. */
export const refusalInWords = (reason: string) => ownValue(reasons, reason) ?? `por outro motivo (${reason})`
