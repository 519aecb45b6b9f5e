import { formatMeasure, formatTyped } from '#shared/numbers.ts'
import { dewPoint, surfaceRisk } from '../dew-point.model.ts'
import type { Answer, Sheet } from '../sheet.kinds.ts'

const celsius = { unit: '°C', min: -20, max: 60 } as const

const meanings = {
  molhada: 'Essa superfície está molhada: a água do ar condensa nela.',
  perto: 'Perto demais: até 2 °C acima do ponto de orvalho o mofo já tem água. Aqueça a superfície ou seque o ar.',
  seca: 'Folga segura: essa superfície fica mais de 2 °C acima do ponto de orvalho.',
}

const withoutWater: Answer = {
  figures: [{ label: 'Ponto de orvalho', value: 'Nenhum' }],
  meaning: ['Ar com 0 % de umidade não tem água: nunca condensa. Confira o higrômetro.'],
  working: [],
}

export const dewPointSheet: Sheet = {
  slug: 'orvalho',
  name: 'Orvalho',
  icon: 'droplet',
  title: 'Ponto de orvalho',
  text: 'A temperatura em que o ar começa a molhar.',
  entries: () => [
    { kind: 'number', name: 'temperature', label: 'Ar', ...celsius, example: '20' },
    { kind: 'number', name: 'humidity', label: 'Umidade', unit: '%', min: 0, max: 100, example: '60' },
    {
      kind: 'number',
      name: 'surface',
      label: 'Superfície',
      ...celsius,
      example: '14',
      required: false,
      wide: true,
      help: 'De folha, flor, parede ou pote, se você mediu.',
    },
  ],
  answer: ({ numbers: { temperature = null, humidity = null, surface = null } }) => {
    if (temperature === null || humidity === null) return null
    const dew = dewPoint(temperature, humidity)
    if (dew === null) return withoutWater
    const above = surface === null ? [] : [{ label: 'Superfície acima', value: formatMeasure(surface - dew, '°C') }]
    const apart = formatMeasure(temperature - dew, '°C')
    return {
      figures: [{ label: 'Ponto de orvalho', value: formatMeasure(dew, '°C') }, ...above],
      meaning: [
        surface === null
          ? `Tudo que estiver a ${formatMeasure(dew, '°C')} ou menos molha. O ar está ${apart} acima.`
          : meanings[surfaceRisk(surface, dew)],
      ],
      working: [
        `g = 17,27 × ${formatTyped(temperature)} / (237,3 + ${formatTyped(temperature)}) + ln(${formatTyped(humidity)} / 100)`,
        `Td = 237,3 × g / (17,27 − g) = ${formatMeasure(dew, '°C', 2)}`,
      ],
    }
  },
  how: {
    formula: ['g = 17,27 × T / (237,3 + T) + ln(UR / 100)', 'Td = 237,3 × g / (17,27 − g)'],
    words: [
      'É a mesma curva do vapor saturado do VPD, lida ao contrário: a que temperatura a água que há no ar o deixaria saturado.',
      'O risco de mofo conta as horas com a superfície a até 1 ou 2 °C do ponto de orvalho.',
    ],
    source: 'inversa da equação 11 da FAO-56 (Allen e outros, 1998).',
  },
  sample: { temperature: '20', humidity: '60', surface: '13,5' },
}
