import { inSentence } from '#domains/robots/control/modes/mode.words.ts'
import { formatMeasure } from '#shared/numbers.ts'
import type { RobotAct, RobotAim, RobotChannel } from './robots.schemas.ts'

const and = new Intl.ListFormat('pt-BR')

/** 'Liga luz, exaustor em 90 % e ventilador em 50 %'; what it has not told of is not named. */
export function doingInWords(channels: Pick<RobotChannel, 'name' | 'level' | 'has_level'>[]): string {
  const on = channels.flatMap(({ name, level, has_level }) =>
    level ? `${inSentence(name)}${has_level && level < 100 ? ` em ${formatMeasure(level, '%', 0)}` : ''}` : [],
  )
  if (on.length > 0) return `Liga ${and.format(on)}`
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

/** 'Luz apaga às 18:00'. */
export function nextInWords({ to, at, channels }: NonNullable<RobotAim['next']>, nameOf: (slug: string) => string) {
  if (!channels.length) return `${to === 'day' ? 'O dia' : 'A noite'} do modo começa às ${at}`
  const names = and.format(channels.map((slug, n) => (n ? inSentence(nameOf(slug)) : nameOf(slug))))
  const many = channels.length > 1
  return `${names} ${to === 'day' ? (many ? 'acendem' : 'acende') : many ? 'apagam' : 'apaga'} às ${at}`
}
