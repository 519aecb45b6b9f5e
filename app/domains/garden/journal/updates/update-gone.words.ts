import { dayKey } from '#shared/dates.ts'
import { activityOf } from '../activities/activity.kinds.ts'
import type { UpdateCard } from './updates.schemas.ts'

type Gone = Pick<UpdateCard, 'kind' | 'item' | 'text' | 'photos' | 'doses' | 'happened_at'>
/** The newest phase first. */
type Plant = { name: string; cycle_history: { plant_cycle: { slug: string; name: string }; on: string }[] }

/** 'Apagar a colheita?': kinds whose name needs its article; of others it is 'esta atualização'. */
const named: Partial<Record<UpdateCard['kind'], string>> = {
  rega: 'a rega',
  alimentacao: 'a alimentação',
  'rega-alimentacao': 'a rega com nutrientes',
  cobertura: 'a adubação de cobertura',
  foliar: 'a aplicação foliar',
  fase: 'a mudança de fase',
  virada: 'a virada 12/12',
  colheita: 'a colheita',
  perda: 'a perda',
  'peso-final': 'o peso final',
  tratamento: 'o tratamento',
  nota: 'a nota',
  foto: 'a foto',
}

/** What deleting it asks, and what comes back or goes with it. */
export function goneWords(update: Gone, plant?: Plant) {
  const fed = activityOf(update.kind)?.feeding || update.doses.some(({ stuff_id }) => stuff_id !== null)
  const text = [whatReturns(update, plant), fed && stockWords(plant), whatGoes(update), holdWords(update)]
  return { title: `Apagar ${named[update.kind] ?? 'esta atualização'}?`, text: text.filter(Boolean).join(' ') }
}

/** Of the plant: its life and its phase as they were. */
function whatReturns(update: Gone, plant: Plant | undefined) {
  const { kind } = update
  const name = plant?.name ?? 'A planta'
  if (kind === 'perda') return `${name} volta a estar viva.`
  if (kind === 'peso-final') return 'O peso sai da planta.'
  const [now, then] = [plant?.cycle_history[0], plant && phaseWithout(plant, update)]
  if (kind === 'colheita' && now && then && then !== now.plant_cycle.name)
    return `Se for a única colheita anotada, ${name} volta a ${then}; senão continua colhida.`
  if (now && then) return then === now.plant_cycle.name ? `${name} continua em ${then}.` : `${name} volta a ${then}.`
  if (kind === 'colheita')
    return `Se era a única colheita, ${name === 'A planta' ? 'a planta' : name} volta a estar viva.`
  if (kind === 'fase') return `${name} volta à fase de antes.`
  return kind === 'virada' && `Se mudou a fase, ${plant?.name ?? 'a planta'} volta à de antes.`
}

/** The phase that stands when the one that this act began is gone; null when it began none. */
function phaseWithout({ cycle_history }: Plant, { kind, item, happened_at }: Gone): string | null {
  const isIts = ({ slug, name }: Plant['cycle_history'][number]['plant_cycle']) =>
    kind === 'fase' ? name === item?.name : slug === { colheita: 'colheita', virada: 'floracao' }[kind as string]
  const its = cycle_history.find(({ on, plant_cycle }) => on === dayKey(happened_at) && isIts(plant_cycle))
  return (its && cycle_history.find((one) => one !== its)?.plant_cycle.name) ?? null
}

const stockWords = (plant: Plant | undefined) =>
  `O que foi tirado do estoque volta para ele.${plant ? ` Só o diário de ${plant.name} muda.` : ''}`

function whatGoes({ text, photos }: Gone) {
  const pictures = photos.length === 1 ? 'a foto' : `as ${photos.length} fotos`
  if (text) return photos.length ? `O texto e ${pictures} somem da linha do tempo.` : 'O texto some da linha do tempo.'
  if (!photos.length) return 'O registro some da linha do tempo.'
  return photos.length === 1 ? 'A foto some da linha do tempo.' : `As ${photos.length} fotos somem da linha do tempo.`
}

const holdWords = ({ kind }: Gone) => kind === 'tratamento' && 'A carência do produto deixa de valer.'
