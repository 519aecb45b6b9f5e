import { eventSentence, lastedFor } from '#domains/robots/devices/events/event-sentence.words.ts'
import { formatMeasure } from '#shared/numbers.ts'
import type { FirmwareUpdate } from './firmware-updates.model.ts'

/** 'Atualizando para a versão 1.4.2: baixou 60 %', and in the end 'Atualizado para a versão 1.4.2 em 3 min.' */
export function updateInWords({ version, state, percent, reason, since, at }: FirmwareUpdate): string {
  const step = steps[state]?.(percent)
  if (step) return `Atualizando para a versão ${version}: ${step}.`
  const seconds = (at.getTime() - since.getTime()) / 1000
  if (state === 'confirmada' && seconds >= 1) return `Atualizado para a versão ${version} em ${lastedFor(seconds)}.`
  return eventSentence({ kind: 'firmware', data: { version, state, reason } })
}

const steps: Record<string, (percent: number | null) => string> = {
  baixando: (percent) => (percent === null ? 'baixando' : `baixou ${formatMeasure(percent, '%', 0)}`),
  verificada: () => 'conferiu o arquivo e a assinatura',
  aplicando: () => 'instalando',
}
