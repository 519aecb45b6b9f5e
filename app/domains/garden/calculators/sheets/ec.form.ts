import { formatMeasure, formatNumber, formatTyped } from '#shared/numbers.ts'
import { ecScales } from '../ec-scale.kinds.ts'
import { ecOf, isScaleWord, onScale, type ScaleWord } from '../ec-scales.model.ts'
import type { Sheet } from '../sheet.kinds.ts'
import { placeInWords, placeOf } from '../target-band.words.ts'
import { ecProfiles, profileNamed } from '../target-profiles.kinds.ts'
import { ownInWords, terms } from '../term.words.ts'

const written = (value: number, scale: ScaleWord) => formatMeasure(value, unitOf(scale), scale === 'ms' ? 2 : 0)

const unitOf = (scale: ScaleWord) => ecScales.find(({ word }) => word === scale)?.unit ?? ''

/** In a result the label names the scale, in the calculation the unit does. */
const inFigure = (value: number, scale: ScaleWord) => written(value, scale).replace(/ \(\d+\)$/, '')

export const ecSheet: Sheet = {
  slug: 'ec',
  name: 'EC e ppm',
  icon: 'test-tube',
  title: 'EC e ppm',
  text: 'Um ppm sem a escala não diz nada: escolha a do seu medidor.',
  entries: () => [
    { kind: 'number', name: 'reading', label: 'O medidor mostra', min: 0, max: 20_000, example: '1,5', wide: true },
    {
      kind: 'choice',
      name: 'scale',
      label: 'Na escala',
      placeholder: 'Escolha a escala do medidor',
      options: ecScales.map(({ word, label }) => ({ value: word, label })),
      help: 'Está no manual ou atrás do aparelho.',
      wide: true,
    },
    {
      kind: 'choice',
      name: 'profile',
      label: 'Comparar com as faixas de',
      options: ecProfiles.map(({ name }) => ({ value: name, label: name })),
      initial: ecProfiles[0]?.name,
      wide: true,
    },
  ],
  refuse: ({ numbers: { reading = null }, words: { scale } }): Record<string, string> =>
    isScaleWord(scale) && (ecOf(reading, scale) ?? 0) > 20
      ? { reading: 'Isso passa de 20 mS/cm, mais que adubo puro: confira a escala.' }
      : {},
  answer: ({ numbers: { reading = null }, words }) => {
    const scale = isScaleWord(words.scale) ? words.scale : null
    const ec = ecOf(reading, scale)
    if (ec === null || reading === null || scale === null) return null
    const profile = profileNamed(ecProfiles, words.profile)
    const others = ecScales.filter(({ word }) => word !== 'ms' && word !== scale)
    return {
      figures: [
        {
          label: 'EC',
          value: written(ec, 'ms'),
          term: terms.ec,
          own: ownInWords(terms.ec, written(ec, 'ms'), placeOf(profile, ec)),
        },
        ...others.map(({ word, label }) => ({ label, value: inFigure(onScale(ec, word) ?? 0, word) })),
      ],
      meaning: [placeInWords(profile, ec)],
      bands: { profile, value: ec, unit: 'mS/cm' },
      working: [
        `${formatTyped(reading, unitOf(scale))} / ${formatNumber(onScale(1, scale) ?? 1)} = ${formatMeasure(ec, 'mS/cm', 3)}`,
        ...others.map(
          ({ word, per_ms }) => `${formatNumber(ec, 3)} × ${formatNumber(per_ms)} = ${written(ec * per_ms, word)}`,
        ),
      ],
    }
  },
  how: {
    formula: terms.ec.formula,
    words: [
      'O aparelho mede a condutividade. O ppm é um acordo de cada fabricante: 500 (Hanna, EUA), 640 (Eutech, Europa) ou 700 (Truncheon, Austrália). 1 mS/cm são 1.000 µS/cm.',
      'As faixas são da solução que entra. Para o que sai do vaso, compare: EC que sai menos EC que entra.',
    ],
    source: terms.ec.source,
  },
  sample: { reading: '1,5', scale: 'ms' },
}
