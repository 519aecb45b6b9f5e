import { inSentence, withArticle } from '#domains/robots/control/modes/mode.words.ts'
import { formatTime } from '#shared/dates.ts'
import { formatMeasure, formatTyped } from '#shared/numbers.ts'
import { levelInWords } from './act.words.ts'
import type { RobotAct, RobotAim, RobotChannel } from './robots.schemas.ts'

const and = new Intl.ListFormat('pt-BR')

/** What it does when nothing is on. */
export function idleInWords(channels: Pick<RobotChannel, 'level'>[]): string {
  return channels.every(({ level }) => level === null) ? 'Ainda não disse o que faz' : 'Deixa tudo desligado'
}

type Acting = { channel: RobotChannel; act: RobotAct }

/**
 * The change that says most of what it does now: of a channel that is on against a reading, else by hand or for safety, else
 * that is on; the newest of each.
 */
export function actingNow(channels: RobotChannel[]): Acting | undefined {
  const acts = channels.flatMap((channel) => (channel.last ? [{ channel, act: channel.last }] : []))
  const rank = ({ channel, act }: Acting) => {
    if (act.level === 0 || act.level !== channel.level) return act.by === 'mode' ? 0 : 2
    return act.by === 'mode' && act.why.rule && Object.keys(act.why.inputs).length ? 3 : act.by === 'mode' ? 1 : 2
  }
  return acts.toSorted((a, b) => rank(b) - rank(a) || b.act.at.getTime() - a.act.at.getTime())[0]
}

type Going = Pick<RobotChannel, 'name' | 'kind' | 'level' | 'has_level' | 'by' | 'manual' | 'ends'>

/** 'ligada em 80 %', 'desligado': as the word for the channel is. */
export const stateInWords = ({ name, level, has_level }: Going): string =>
  levelInWords(level ?? 0, { name, has_level: has_level && level !== 100 })

/** 'apaga às 18:00', 'até a umidade chegar a 60 %', 'liga quando a umidade ficar abaixo de 50 %'; null: nothing is known to end it. */
export function endInWords({ kind, level, has_level, by, manual, ends }: Going, sensors: Named[]): string | null {
  // Until the robot obeys it is as it was before.
  if (by === 'manual' && manual && manual.level !== level) return null
  if (by === 'manual' && manual) return manual.until ? `até ${formatTime(manual.until)}` : 'até você voltar ao modo'
  if (!ends) return null
  const becomes = turned(ends.level, level ?? 0, { kind, has_level })
  if (ends.by === 'clock') return `${becomes} às ${ends.at}`
  const sensor = sensors.find(({ key }) => key === ends.sensor)
  const read = withArticle(sensor?.name ?? ends.sensor)
  const value = formatTyped(ends.value, sensor?.unit)
  if (level) return `até ${read} chegar a ${value}`
  return `${becomes} quando ${read} ${ends.is === 'above' ? 'passar de' : 'ficar abaixo de'} ${value}`
}

type Named = { key: string; name: string; unit: string }

function turned(level: number, before: number, { kind, has_level }: Pick<Going, 'kind' | 'has_level'>): string {
  if (level === 0) return kind === 'lamp' ? 'apaga' : 'desliga'
  if (before === 0) return kind === 'lamp' ? 'acende' : 'liga'
  return has_level ? `vai a ${formatMeasure(level, '%', 0)}` : 'continua'
}

/** What a turn of the day will switch, of what is told: what is off by now does not go out. */
export function turning(next: RobotAim['next'], channels: Pick<RobotChannel, 'slug' | 'level'>[]): RobotAim['next'] {
  if (!next?.channels.length) return next
  const levels = new Map(channels.map(({ slug, level }) => [slug, level]))
  const switched = next.channels.filter((slug) => (next.to === 'day' ? !levels.get(slug) : levels.get(slug)))
  return switched.length ? { ...next, channels: switched } : null
}

/** 'Luz apaga às 18:00'. */
export function nextInWords({ to, at, channels }: NonNullable<RobotAim['next']>, nameOf: (slug: string) => string) {
  if (!channels.length) return `${to === 'day' ? 'O dia' : 'A noite'} do modo começa às ${at}`
  const names = and.format(channels.map((slug, n) => (n ? inSentence(nameOf(slug)) : nameOf(slug))))
  const many = channels.length > 1
  return `${names} ${to === 'day' ? (many ? 'acendem' : 'acende') : many ? 'apagam' : 'apaga'} às ${at}`
}
