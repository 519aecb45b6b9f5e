import type { PhaseNow, RowOutcome, RowState } from '../planning/plan.kinds.ts'
import type { ImportFormat } from '../reading/sheet.kinds.ts'
import type { ImportState } from './import.kinds.ts'

export const formatWords: Record<ImportFormat, string> = {
  planilha: 'Planilha',
  isley: 'Isley',
  emerald: 'Emerald Plant Tracker',
  growtracker: 'GrowTracker',
}

export const stateWords: Record<ImportState, string> = {
  colunas: 'Falta casar as colunas',
  conferir: 'Falta conferir',
  importando: 'Importando',
  pronta: 'Importada',
  desfazendo: 'Desfazendo',
  desfeita: 'Desfeita',
}

export const rowStateWords: Record<RowState, string> = {
  pronta: 'Vai entrar',
  feita: 'Entrou',
  duvida: 'Em dúvida',
  pulada: 'Fica de fora',
  erro: 'Com erro',
  'ja-estava': 'Já estava',
}

export const phaseNowWords: Record<PhaseNow, string> = {
  vegetativo: 'Vegetativo',
  floracao: 'Floração',
  colheita: 'Colhida',
}

export const outcomeWords: Record<RowOutcome, string> = {
  planta: 'Planta',
  registro: 'Registro',
  foto: 'Foto',
  nada: '',
}
