import type { RecordFieldData } from '#ui/admin/record-field.tsx'
import { sensorKinds } from './sensor.kinds.ts'
import { sensorKindWords } from './sensor.words.ts'

/** Set once: robots know the sensor by them. */
export const newSensorFields: RecordFieldData[] = [
  {
    kind: 'text',
    name: 'key',
    label: 'Chave no protocolo',
    help: 'É assim que o robô chama o sensor. Nunca muda depois.',
    placeholder: 'soil_moisture',
    maxLength: 30,
  },
  {
    kind: 'select',
    name: 'kind',
    label: 'Origem',
    help: 'Calculado vem de outras leituras, como o VPD.',
    options: sensorKinds.map((value) => ({ value, label: sensorKindWords[value] })),
  },
]

export const sensorFields: RecordFieldData[] = [
  { kind: 'text', name: 'name', label: 'Nome', maxLength: 60 },
  { kind: 'text', name: 'unit', label: 'Unidade', placeholder: '°C', maxLength: 20, required: false },
  { kind: 'number', name: 'decimals', label: 'Casas depois da vírgula', whole: true },
  {
    kind: 'number',
    name: 'low',
    label: 'Menor valor possível',
    help: 'Do que a peça consegue medir, não do que é bom para a planta.',
    required: false,
  },
  { kind: 'number', name: 'high', label: 'Maior valor possível', required: false },
  {
    kind: 'number',
    name: 'most_per_minute',
    label: 'Mudança máxima em um minuto',
    help: 'Acima disso a leitura é um salto.',
    required: false,
  },
  {
    kind: 'number',
    name: 'stuck_minutes',
    label: 'Parado depois de',
    unit: 'min',
    whole: true,
    help: 'O mesmo valor por tanto tempo é um sensor travado.',
    required: false,
  },
]
