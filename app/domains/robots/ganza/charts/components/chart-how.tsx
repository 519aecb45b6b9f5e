import { vpdSheet } from '#domains/garden/calculators/sheets/vpd.form.ts'
import { HowItWorks } from '#domains/garden/calculators/ui.ts'
import type { SeriesAsRead } from '#domains/robots/telemetry/series/chart-columns.model.ts'
import { formatTyped } from '#shared/numbers.ts'
import type { ChartNotes } from '../charts.schemas.ts'

const origins: Record<ChartNotes['leaf_offset']['from'], string> = {
  robot: 'que você disse para este robô',
  space: 'que você disse para o espaço',
  usual: 'estimada, porque ninguém mediu',
}

/** What a point of the charts is, and how the VPD comes to be. */
export function ChartHow({ notes, series }: { notes: ChartNotes; series: SeriesAsRead }) {
  const { value, from } = notes.leaf_offset
  return (
    <HowItWorks
      how={{
        ...vpdSheet.how,
        words: [
          `O robô mede a cada ${seconds(series.interval_seconds)}. ${pointInWords(series)}`,
          'A faixa clara vai do menor ao maior valor medido, e a linha é a média. Chegue mais perto para ver cada leitura.',
          `O VPD é calculado em cada leitura, com a folha ${formatTyped(value, '°C')} em relação ao ar (${origins[from]}).`,
          'Valores impossíveis ficam guardados, aparecem como círculos vazios e não entram em nenhuma média.',
          'O traço no alto marca o que foi medido sem rede: o robô guardou e enviou quando ela voltou.',
          'Três leituras perdidas seguidas são um intervalo sem dados: a linha se interrompe, e nada é inventado.',
          ...vpdSheet.how.words,
        ],
      }}
      working={[]}
    />
  )
}

const seconds = (count: number) =>
  count % 60 ? `${count} segundos` : count === 60 ? 'minuto' : `${count / 60} minutos`

function pointInWords({ tier, bin_seconds }: SeriesAsRead) {
  if (tier === 'raw') return 'Aqui cada ponto é uma leitura.'
  const minutes = bin_seconds / 60
  if (minutes < 60) return `Aqui cada ponto resume ${minutes === 1 ? '1 minuto' : `${minutes} minutos`}.`
  const hours = minutes / 60
  if (hours < 24) return `Aqui cada ponto resume ${hours === 1 ? '1 hora' : `${hours} horas`}.`
  return `Aqui cada ponto resume ${hours === 24 ? '1 dia' : `${hours / 24} dias`}.`
}
