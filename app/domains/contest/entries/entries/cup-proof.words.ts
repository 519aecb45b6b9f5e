import type { IconName } from '#ui/components/icon-names.ts'
import type { ProofPart } from './cup-proof.kinds.ts'

export const proofWords: Record<ProofPart, { label: string; text: string; icon: IconName }> = {
  diary: { label: 'Diário', text: 'Quantos registros, de quando a quando', icon: 'notebook-pen' },
  lineage: { label: 'Genética', text: 'Nome e origem', icon: 'leaf' },
  phases: { label: 'Fases', text: 'Quando cada uma começou', icon: 'sprout' },
  climate: { label: 'Clima', text: 'Médias do que você anotou', icon: 'thermometer' },
  measures: { label: 'Medições', text: 'Altura, pH e EC', icon: 'ruler' },
  waterings: { label: 'Regas', text: 'Quantas e quantos litros', icon: 'droplets' },
}
