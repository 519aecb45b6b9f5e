import { type ActivitySlug, activityOf } from '../activities/activity.kinds.ts'
import type { Measures, MetricName } from '../activities/metric.kinds.ts'

export type EntryContent = {
  kind: ActivitySlug
  measures: Measures
  doses: { name: string; amount: number; unit: 'ml/L' }[]
}

/** Maps a sentence to its activity: the first match; no match is a note. */
const kinds: readonly [RegExp, ActivitySlug][] = [
  [/(Rega|rega de verdade|Reguei|Só água).*\{agua\}/, 'rega'],
  [/(lavagem|Lavei) com \{agua\}/, 'flush'],
  [/[Mm]elaço.*\{agua\}/, 'rega-alimentacao'],
  [/^Transplante|para o copo de/, 'transplante'],
  [/Adubei|adubo de floração|na rega, 0,5|Subi o PK|adubação|Banana fermentada/, 'alimentacao'],
  [/Guano|Farinha de osso|Húmus/, 'cobertura'],
  [/^Topping/, 'topping'],
  [/^Fiz FIM/, 'fim'],
  [/LST|amarrações|Amarrei/, 'lst'],
  [/Desfolha|Tirei só as folhas/, 'desfolha'],
  [/terço de baixo|Última poda/, 'lollipop'],
  [/Passei a tela/, 'scrog'],
  [/^Virei para 12/, 'virada'],
  [/(Subi|Baixei|baixei) a luz|Aumentei o LED/, 'luz'],
  [/[Rr]unoff/, 'medicao'],
  [/neem no fim|Bacillus/, 'tratamento'],
  [/dois clones/, 'clonagem'],
  [/É fêmea/, 'sexagem'],
  [/\{umido\}|Manicure|Colhi|Lavei os galhos/, 'colheita'],
  [/\{seco\}/, 'pesagem'],
  [/^Abri os potes|^Vidros|Troquei um pote|Sachê|abro só/, 'pote'],
  [/\{final\}/, 'peso-final'],
  [/Primeira prova/, 'degustacao'],
  [/Revisei galho|folha por folha com a lupa/, 'revisao'],
  [/tripes|Mosquitinho|Lagarta|mofo cinza/, 'praga'],
  [/apostei em falta|pode ser nitrogênio/, 'deficiencia'],
  [/\{alt\}/, 'altura'],
  [/\{ur\}|\{useca\}/, 'medicao'],
]

/** Maps a number in a sentence to a metric; numbers unknown to the activity stay text. */
const metricOf: Record<string, MetricName> = {
  agua: 'volume_ml',
  ph: 'ph',
  ec: 'ec',
  runoff: 'runoff_ph',
  ecout: 'runoff_ec',
  alt: 'height_cm',
  temp: 'temperature',
  tseca: 'temperature',
  ur: 'humidity',
  useca: 'humidity',
  ppfd: 'ppfd',
  umido: 'wet_g',
  seco: 'weight_g',
  final: 'dry_g',
  upote: 'jar_humidity',
}

/** Activity, values and doses of these sentences; actions take precedence over observations. */
export function byView(sentences: string[], numbers: Record<string, string>): EntryContent {
  const about = sentences.map((sentence) => kinds.find(([words]) => words.test(sentence))?.[1])
  const kind = about.find((one) => one !== undefined) ?? 'nota'
  const told = sentences[about.indexOf(kind)] ?? ''
  return { kind, measures: measuresOf(kind, sentences, numbers, told), doses: dosesOf(kind, told) }
}

function measuresOf(kind: ActivitySlug, sentences: string[], numbers: Record<string, string>, told: string): Measures {
  const { required = [], optional = [] } = activityOf(kind) ?? {}
  const known = [...required, ...optional]
  const measures: Measures = {}
  for (const [, name = ''] of sentences.join(' ').matchAll(/\{(\w+)\}/g)) {
    const metric = metricOf[name]
    if (!metric || !known.includes(metric)) continue
    const value = numberOf(numbers[name] ?? '')
    measures[metric] = metric === 'ec' || metric === 'runoff_ec' ? { value, scale: 'mS/cm' } : { value }
  }
  const litres = kind === 'transplante' && /(\d+) L/.exec(told)?.[1]
  if (litres) measures.pot_litres = { value: Number(litres) }
  if (kind === 'virada') measures.light_hours = { value: 12 }
  return measures
}

/** '1,9 L' is 1900 (ml), '250 ml' is 250, '6,3' is 6.3. */
function numberOf(text: string) {
  const value = Number(text.replace(',', '.').replace(/ .*/, ''))
  return text.endsWith(' L') ? Math.round(value * 1000) : value
}

function dosesOf(kind: ActivitySlug, told: string): EntryContent['doses'] {
  const amount = /(\d,\d) ml por litro/.exec(told)?.[1]
  if (!amount || !activityOf(kind)?.doses) return []
  return [{ name: told.includes('PK') ? 'PK' : 'Cálcio e magnésio', amount: numberOf(amount), unit: 'ml/L' }]
}
