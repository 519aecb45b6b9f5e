import type { BadgeTone } from '#ui/components/badge.tsx'
import type { FirmwareState } from './firmware.kinds.ts'

export const firmwareStateWords: Record<FirmwareState, { label: string; tone: BadgeTone }> = {
  rascunho: { label: 'Rascunho', tone: 'neutral' },
  publicada: { label: 'Publicada', tone: 'primary' },
  retirada: { label: 'Retirada', tone: 'danger' },
}
