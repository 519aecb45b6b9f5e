import type { BadgeTone } from '#ui/components/badge.tsx'
import type { PauseCause, RolloutState, RolloutStep } from './rollout.kinds.ts'

export const rolloutStateWords: Record<RolloutState, { label: string; tone: BadgeTone }> = {
  andando: { label: 'Andando', tone: 'primary' },
  pausado: { label: 'Pausada', tone: 'amber' },
  terminado: { label: 'Terminada', tone: 'neutral' },
  cancelado: { label: 'Encerrada antes do fim', tone: 'danger' },
}

export const pauseWords: Record<PauseCause, string> = {
  staff: 'Alguém da equipe pausou. Nenhum robô novo recebe a versão até você retomar.',
  failures: 'As falhas passaram do limite, e ela parou sozinha. Veja os motivos antes de retomar.',
  withdrawn: 'A versão foi retirada, e ninguém mais a recebe.',
}

export const rolloutStepWords: Record<RolloutStep, { label: string; text: string; tone: BadgeTone }> = {
  oferecida: { label: 'Oferecida', text: 'O robô ainda não começou.', tone: 'neutral' },
  baixando: { label: 'Baixando', text: 'O robô está baixando a versão.', tone: 'info' },
  verificada: { label: 'Conferida', text: 'O arquivo chegou inteiro e a assinatura confere.', tone: 'info' },
  aplicando: { label: 'Instalando', text: 'O robô está trocando de versão e já volta.', tone: 'info' },
  confirmada: { label: 'Confirmada', text: 'O robô roda a versão nova.', tone: 'primary' },
  falhou: { label: 'Falhou', text: 'O robô não conseguiu e continua com a versão de antes.', tone: 'danger' },
  voltou: { label: 'Voltou', text: 'A versão nova não ficou de pé, e o robô voltou para a de antes.', tone: 'danger' },
}
