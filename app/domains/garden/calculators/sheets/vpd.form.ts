import { formatMeasure, formatTyped } from '#shared/numbers.ts'
import type { Read, Sheet } from '../sheet.kinds.ts'
import { placeInWords, placeOf } from '../target-band.words.ts'
import { profileNamed, vpdProfiles } from '../target-profiles.kinds.ts'
import { ownInWords, terms } from '../term.words.ts'
import { leafVpd, measuredOffset, saturationPressure } from '../vpd.model.ts'

const celsius = { unit: '°C', min: -20, max: 60 } as const

/** Leaf minus air, °C: from the measured leaf temperature, else from the estimated difference and its sign. */
function offsetOf({ numbers, words }: Read) {
  const { leaf_temperature = null, temperature = null, difference = null } = numbers
  const measured = measuredOffset(leaf_temperature, temperature)
  if (measured !== null) return { offset: measured, measured: true }
  // 0 - x avoids -0, which would be shown with a sign.
  const estimate = difference === null ? null : words.leaf_cooler === 'true' ? 0 - difference : difference
  return { offset: estimate, measured: false }
}

export const vpdSheet: Sheet = {
  slug: 'vpd',
  name: 'VPD',
  icon: 'droplets',
  title: 'VPD da folha',
  text: 'Quanto o ar puxa de água da folha.',
  entries: ({ leaf_temperature }) => [
    { kind: 'number', name: 'temperature', label: 'Ar', ...celsius, example: '25' },
    { kind: 'number', name: 'humidity', label: 'Umidade', unit: '%', min: 0, max: 100, example: '60' },
    {
      kind: 'sides',
      name: 'leaf_cooler',
      label: 'A folha está',
      on: 'Mais fria',
      off: 'Mais quente',
      initial: 'true',
      wide: true,
    },
    {
      kind: 'number',
      name: 'difference',
      label: 'Diferença',
      unit: '°C',
      min: 0,
      max: 15,
      example: '2',
      initial: '1,5',
      required: !leaf_temperature,
      help: 'Sem o sinal. Não mediu? Deixe 1,5.',
    },
    {
      kind: 'number',
      name: 'leaf_temperature',
      label: 'Folha',
      ...celsius,
      example: '23',
      required: false,
      help: 'Se você mediu a folha, vale no lugar da diferença.',
    },
    {
      kind: 'choice',
      name: 'profile',
      label: 'Comparar com as faixas de',
      options: vpdProfiles.map(({ name }) => ({ value: name, label: name })),
      initial: vpdProfiles[0]?.name,
      wide: true,
    },
  ],
  answer: (read) => {
    const { temperature = null, humidity = null } = read.numbers
    const { offset, measured } = offsetOf(read)
    const vpd = leafVpd({ temperature, humidity, leaf_offset: offset })
    if (vpd === null || temperature === null || humidity === null || offset === null) return null
    const profile = profileNamed(vpdProfiles, read.words.profile)
    const leaf = temperature + offset
    const kpa = (value: number) => formatMeasure(value, 'kPa', 2)
    const air = leafVpd({ temperature, humidity, leaf_offset: 0 }) ?? 0
    return {
      figures: [
        {
          label: 'VPD da folha',
          value: kpa(vpd),
          term: terms.vpd,
          own: ownInWords(terms.vpd, kpa(vpd), placeOf(profile, vpd)),
        },
        {
          label: 'Folha',
          value: formatMeasure(leaf, '°C'),
          hint: `${signed(offset)} do ar, ${measured ? 'medida' : 'estimada'}`,
        },
        { label: 'VPD do ar', value: kpa(air), hint: 'como se a folha fosse igual ao ar' },
      ],
      meaning: vpd < 0 ? [condensing] : [placeInWords(profile, vpd)],
      bands: { profile, value: vpd, unit: 'kPa' },
      working: [
        `es(folha a ${formatMeasure(leaf, '°C')}) = ${formatMeasure(saturationPressure(leaf), 'kPa', 3)}`,
        `es(ar a ${formatTyped(temperature, '°C')}) × ${formatTyped(humidity)} / 100 = ${formatMeasure((saturationPressure(temperature) * humidity) / 100, 'kPa', 3)}`,
        `VPD = ${formatMeasure(vpd, 'kPa', 3)}`,
      ],
    }
  },
  how: {
    formula: terms.vpd.formula,
    words: [
      'es é a pressão do vapor saturado, em kPa. o é folha menos ar: negativo quando a folha está mais fria.',
      'Sem medir, uma folha bem regada fica a até 2 °C do ar, com LED, HPS ou sol (Nelson e Bugbee, 2015, PLoS ONE e0138930): por isso a diferença começa em 1,5 °C mais fria, e o resultado diz "estimada".',
      'Cada fonte tem suas faixas, e elas não concordam: por isso cada uma aparece com o nome de quem a publica.',
    ],
    source: terms.vpd.source,
  },
  sample: { temperature: '25', humidity: '60', leaf_cooler: 'true', difference: '2', leaf_temperature: '' },
}

const condensing = 'Negativo: a água do ar condensa na folha. Aqueça o ar ou tire umidade.'

const signed = (offset: number) => `${offset > 0 ? '+' : ''}${formatTyped(offset, '°C')}`
