import type { GapCause, TelemetryFlag } from './tier.kinds.ts'

export const gapWords: Record<GapCause, string> = {
  power: 'ficou sem energia',
  brownout: 'a energia oscilou',
  watchdog: 'o robô travou e se reiniciou',
  crash: 'o robô falhou e se reiniciou',
  update: 'atualizou o firmware',
  restart: 'foi reiniciado',
  wifi: 'ficou sem Wi-Fi',
  server: 'não alcançou o servidor',
  unknown: 'sem dados',
}

/** What stands in a gap of a chart: 'sem dados: ficou sem Wi-Fi'. */
export const gapInWords = (cause: GapCause) =>
  cause === 'unknown' ? gapWords.unknown : `sem dados: ${gapWords[cause]}`

export const flagWords: Record<TelemetryFlag, string> = {
  range: 'fora do que o sensor mede',
  stuck: 'parado no mesmo valor por tempo demais',
  jump: 'mudou mais rápido do que é possível',
}
