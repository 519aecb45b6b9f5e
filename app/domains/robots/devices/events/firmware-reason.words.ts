const reasons: Record<string, string> = {
  downgrade: 'Recusou uma versão mais antiga que a dele.',
  silent: 'Começou e não deu mais notícia.',
  sha256: 'O arquivo chegou diferente do publicado.',
  signature: 'A assinatura não confere.',
  space: 'Não coube na memória.',
  timeout: 'O download demorou demais.',
  busy: 'Estava ocupado com outra coisa.',
  invalid: 'Não entendeu o comando.',
  update: 'Não passou do primeiro minuto.',
  watchdog: 'Travou ao ligar.',
  crash: 'Quebrou ao ligar.',
  power: 'Ficou sem energia enquanto trocava.',
  brownout: 'A tensão caiu enquanto trocava.',
  restart: 'Reiniciou enquanto trocava.',
}

/** Why an update failed; what we do not know is shown as the robot said it. */
export const failureInWords = (reason: string | null) =>
  reason === null ? 'Não disse o motivo.' : (reasons[reason] ?? `O robô disse: ${reason}.`)
