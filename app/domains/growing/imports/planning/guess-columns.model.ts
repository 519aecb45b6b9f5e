import { searchable } from '#shared/text.ts'
import type { Sheet } from '../reading/sheet.kinds.ts'
import type { DayOrder } from './column.kinds.ts'

const plain = (text: string) =>
  searchable(text)
    .replace(/[^a-z0-9%°µ]+/g, ' ')
    .trim()

/** The first that fits a head counts; more special ones stand before. In Portuguese and in the English of other programs. */
const patterns: [RegExp, string][] = [
  [/^(planta|plant|nome|name|plant name|nome da planta)$/, 'planta'],
  [/(genetica|strain|variedade|cultivar)/, 'genetica'],
  [/(inicio|comeco|planted|plantio|start|germinad)/, 'inicio'],
  [/^(origem|origin|clone)$/, 'origem'],
  [/^(hora|horario|time)$/, 'hora'],
  [/(data|date|quando|dia|timestamp|logged at)/, 'data'],
  [/(atividade|activity|tipo|type|acao|evento|event)/, 'atividade'],
  [/(^fase|estagio|stage|ciclo|cycle)/, 'fase'],
  [/(foto|photo|imagem|image|arquivo)/, 'foto'],
  [/(texto|nota|note|obs|descricao|description|comentario)/, 'texto'],
  [/(drenagem|runoff|escorr).*ph|ph.*(drenagem|runoff|escorr)/, 'runoff_ph'],
  [/(drenagem|runoff|escorr).*(ec|ppm|tds)|(ec|ppm|tds).*(drenagem|runoff|escorr)/, 'runoff_ec'],
  [/(drenagem|runoff|escorr)/, 'runoff_ml'],
  [/(^| )ph( |$)/, 'ph'],
  [/(^| )(ec|tds|condutividade)( |$)/, 'ec'],
  [/(folha|leaf).*temp|temp.*(folha|leaf)/, 'leaf_temperature'],
  [/(agua|water|solucao).*temp|temp.*(agua|water|solucao)/, 'water_temperature'],
  [/temp/, 'temperature'],
  [/(umidade|humidity|(^| )ur( |$)|(^| )rh( |$))/, 'humidity'],
  [/(altura|height)/, 'height_cm'],
  [/ppfd/, 'ppfd'],
  [/co2|co₂/, 'co2'],
  [/(hora|hour).*(luz|light)|(luz|light).*(hora|hour)/, 'light_hours'],
  [/(peso|weight).*(umid|wet|fresc)|(umid|wet).*(peso|weight)/, 'wet_g'],
  [/(peso|weight|rendimento|yield).*(curad|cured)/, 'cured_g'],
  [/(peso|weight).*(sec|dry)|rendimento|yield/, 'dry_g'],
  [/(volume|rega|agua|water|amount|quantidade)/, 'volume_ml'],
]

/** What each column seems to be, by its head and what stands in it; '' where it can't be said. Each meaning once. */
export function guessColumns({ header, rows }: Pick<Sheet, 'header' | 'rows'>): string[] {
  const taken = new Set<string>()
  return header.map((head, at) => {
    const found = patterns.find(([pattern]) => pattern.test(plain(head)))?.[1]
    if (!found) return ''
    const values = rows.slice(0, 200).map(({ cells }) => cells[at] ?? '')
    // How many photos there are names none.
    if (found === 'foto' && values.every((text) => /^\d*$/.test(text))) return ''
    const use = withUnit(found, head, values)
    if (taken.has(use)) return ''
    taken.add(use)
    return use
  })
}

function withUnit(metric: string, head: string, values: string[]): string {
  const said = searchable(head)
  if (metric === 'ec' || metric === 'runoff_ec') return `${metric}:${ecScale(said, values)}`
  if (['volume_ml', 'runoff_ml'].includes(metric) && /(\(|\b)(l|litros?|lt)\)?$/.test(said)) return `${metric}:L`
  if (/(_g|^weight)$/.test(metric) && /\bkg\b/.test(said)) return `${metric}:kg`
  if (/temperature$/.test(metric) && /(°f|\(f\)|fahrenheit)/.test(said)) return `${metric}:°F`
  return metric
}

/** By its head; else by the size of most numbers, as nobody waters with an EC of 50 mS/cm: one slip says nothing of the others. */
function ecScale(said: string, values: string[]) {
  if (/700|truncheon/.test(said)) return 'ppm700'
  if (/640|eutech/.test(said)) return 'ppm640'
  if (/us\/cm|µs/.test(said)) return 'µS/cm'
  if (/ms\/cm|\bms\b/.test(said)) return 'mS/cm'
  const numbers = values.map((text) => Number(text.replace(',', '.'))).filter((value) => value > 0)
  const large = numbers.filter((value) => value > 50)
  return /ppm|500|tds/.test(said) || large.length * 2 > numbers.length ? 'ppm500' : 'mS/cm'
}

/** Day before month, as in Brazil, unless a date can only be read the other way. */
export function guessDayOrder(texts: string[]): DayOrder {
  const parts = texts.flatMap((text) => {
    const [, first, second] = text.match(/^(\d{1,2})[/.-](\d{1,2})[/.-]\d{2,4}/) ?? []
    return first && second ? [[Number(first), Number(second)] as const] : []
  })
  return parts.some(([, second]) => second > 12) && !parts.some(([first]) => first > 12) ? 'mdy' : 'dmy'
}

/** The same head in the same order is the same kind of file: its matching is remembered under it. */
export const signatureOf = (header: string[]) => header.map(plain).join('|').slice(0, 2000)
