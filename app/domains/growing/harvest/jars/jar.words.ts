import { formatTyped } from '#shared/numbers.ts'
import type { IconName } from '#ui/components/icon-names.ts'
import type { JarEntry, JarEntryKind } from './jar-entries.schemas.ts'

type Named = { number: number; name: string; plant?: { name: string } | null }

/** 'Pote 4 · Jaci': the number on its label, and its plant. */
export const jarTitle = ({ number, name, plant }: Named) =>
  [`Pote\u00a0${number}`, name || plant?.name].filter(Boolean).join('\u00a0· ')

type Words = { value: JarEntryKind; label: string; icon: IconName }

/** Kinds of entries, with pt-BR labels. */
export const jarEntryWords: Words[] = [
  { value: 'abertura', label: 'Abertura', icon: 'wind' },
  { value: 'medicao', label: 'Medição', icon: 'droplet' },
  { value: 'retirada', label: 'Retirada', icon: 'scale' },
  { value: 'nota', label: 'Nota', icon: 'notebook-pen' },
]

export const wordsOf = (kind: JarEntryKind) => jarEntryWords.find(({ value }) => value === kind) as Words

export const entryKindNamed = (name: string | null) => jarEntryWords.find(({ value }) => value === name)?.value

/** 'UR 62 % · 21 °C', or '2,5 g'; empty without values. */
export const entryValues = ({ humidity, temperature, grams }: Pick<JarEntry, 'humidity' | 'temperature' | 'grams'>) =>
  [
    humidity !== null && `UR ${formatTyped(humidity, '%')}`,
    temperature !== null && formatTyped(temperature, '°C'),
    grams !== null && `−${formatTyped(grams, 'g')}`,
  ]
    .filter(Boolean)
    .join(' · ')

/**
 * What a jar's last reading asks for; undefined within 55 to 65 %, where it cures. Source: gaanjaheal.com (60 to 65 % in
 * the jar, water activity 0.55 to 0.65; mould grows above).
 */
export function humidityAdvice(humidity: number): string | undefined {
  if (humidity > 70)
    return 'Molhado demais, e assim dá mofo. Tire as flores do pote, deixe secar um dia e meça de novo.'
  if (humidity > 65) return 'Um pouco molhado. Deixe o pote aberto por algumas horas e meça de novo amanhã.'
  if (humidity < 55) return 'Seco: a cura quase para. Deixe fechado e abra menos.'
  return undefined
}
