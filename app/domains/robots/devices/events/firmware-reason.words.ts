import { ownValue } from '#shared/own-value.ts'

const reasons: Record<string, string> = {
  downgrade: 'Recusou uma versão mais antiga que a dele.',
  silent: 'Começou e não deu mais notícia.',
  sha256: 'O arquivo chegou diferente do publicado.',
  signature: 'A assinatura não confere.',
  space: 'Não coube na memória.',
  timeout: 'Passou do tempo.',
  busy: 'Estava ocupado com outra coisa.',
  invalid: 'Não entendeu o comando.',
  update: 'Não passou do primeiro minuto.',
  watchdog: 'Travou ao ligar.',
  crash: 'Quebrou ao ligar.',
  power: 'Ficou sem energia enquanto trocava.',
  brownout: 'A tensão caiu enquanto trocava.',
  restart: 'Reiniciou enquanto trocava.',
}

/** What took too long, where it is known how the update ended. */
const timeouts: Record<string, string> = {
  falhou: 'O download demorou demais.',
  voltou: 'Não confirmou a versão nova a tempo.',
}

/** Why an update failed; what we do not know is shown as the robot said it. */
export function failureInWords(reason: string | null, step = ''): string {
  if (reason === null) return 'Não disse o motivo.'
  return (reason === 'timeout' && ownValue(timeouts, step)) || (ownValue(reasons, reason) ?? `O robô disse: ${reason}.`)
}
