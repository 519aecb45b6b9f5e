import { csvRows } from './csv-rows.model.ts'
import type { SheetRow } from './sheet.kinds.ts'

/**
 * Emerald Plant Tracker, 'complete grow data' of a tent (its backend/routes/plants.js). What is relied on: blocks that
 * begin with '=== GROW CYCLE n: … ===', in each a list of plants, of the tent's air and of acts, told apart by the title
 * above their head. Known faults of that writer: the air has a head 'pH Level' and no such value, so that what follows the
 * humidity stands one column further; commas in texts are not quoted, so that what is left over belongs to the notes.
 */
export const isEmerald = (text: string) => /^=== GROW CYCLE \d+:/m.test(text)

export const emeraldHeader = [
  'Planta',
  'Data',
  'Atividade',
  'Texto',
  'Genética',
  'Início',
  'Fase',
  'Temperatura',
  'Umidade',
  'Horas de luz',
  'CO₂',
  'PPFD',
  'Peso seco (g)',
]
type Cells = Partial<Record<(typeof emeraldHeader)[number], string>>

export function emeraldRows(text: string): SheetRow[] {
  let section: ((cells: string[]) => Cells[]) | undefined
  return csvRows(text, ',').flatMap((cells, at) => {
    const [first = ''] = cells
    if (first.startsWith('=== ')) section = undefined
    else if (first in sections && cells.length === 1) section = sections[first]
    else if (section && cells.some(Boolean) && !heads.has(cells.join(',').split(',').slice(0, 2).join(',')))
      return section(cells).map((row) => ({ number: at + 1, cells: emeraldHeader.map((name) => row[name] ?? '') }))
    return []
  })
}

const heads = new Set(['Plant Name,Strain', 'Date,Temperature', 'Plant Name,Date'])

const sections: Record<string, (cells: string[]) => Cells[]> = {
  'Plants in this Cycle': ([name = '', strain = '', planted = '', harvested = '', grams = '']) => [
    { Planta: name, Genética: strain, Início: planted },
    ...(harvested ? [{ Planta: name, Data: harvested, Atividade: 'harvest' }] : []),
    ...(harvested && grams ? [{ Planta: name, Data: harvested, Atividade: 'final', 'Peso seco (g)': grams }] : []),
  ],
  'Environment Data for this Cycle': ([
    at = '',
    temperature = '',
    humidity = '',
    hours = '',
    ,
    co2 = '',
    ppfd = '',
  ]) => [
    {
      ...{ Data: at, Atividade: 'environmental', Temperatura: temperature, Umidade: humidity },
      ...{ 'Horas de luz': hours, 'CO₂': co2, PPFD: ppfd },
    },
  ],
  'Plant Activity Logs for this Cycle': ([name = '', at = '', kind = '', description = '', value = '', ...notes]) => [
    {
      ...{ Planta: name, Data: at, Atividade: kind },
      Texto: [description, notes.filter(Boolean).join(', '), value && `valor: ${value}`].filter(Boolean).join('\n'),
    },
  ],
}
