import { minutes, withArticle } from '#domains/robots/control/modes/mode.words.ts'
import {
  commandInWords,
  commandStateInWords,
  reasonInWords,
} from '#domains/robots/devices/events/command-name.words.ts'
import { formatMeasure } from '#shared/numbers.ts'
import type { RobotEvent } from './robots.schemas.ts'

type Asked = { data: RobotEvent['data']; asked: NonNullable<RobotEvent['asked']> }

/** 'Você desligou o ventilador por 30 min': one sentence for one tap, and what became of it where it was not done. */
export function askedInWords({ data, asked }: Asked, channelName: (slug: string) => string | undefined): string {
  const who = asked.own ? 'Você' : (asked.by ?? 'A nossa equipe')
  const what = whatOf(data, asked, channelName)
  if (asked.state === 'executado') return `${who} ${what.done}`
  const why = reasonInWords(asked.reason)
  return `${who} pediu para ${what.todo}: ${commandStateInWords(asked.state)}${why ? `. ${why}` : ''}`
}

function whatOf(
  { kind, channel: slug, level }: RobotEvent['data'],
  asked: Asked['asked'],
  nameOf: (slug: string) => string | undefined,
) {
  if (kind === 'restart') return { done: 'reiniciou o robô', todo: 'reiniciar o robô' }
  if (kind !== 'set_channel' || typeof slug !== 'string') {
    const name = commandInWords(String(kind))
    return { done: `pediu: ${name}`, todo: name.charAt(0).toLowerCase() + name.slice(1) }
  }
  const name = withArticle(nameOf(slug) ?? slug)
  if (typeof level !== 'number') return { done: `devolveu ${name} ao modo`, todo: `devolver ${name} ao modo` }
  const rest = `${name}${level > 0 && level < 100 ? ` em ${formatMeasure(level, '%', 0)}` : ''}${
    asked.minutes === null ? ' até voltar ao modo' : ` por ${minutes(asked.minutes)}`
  }`
  return level > 0
    ? { done: `ligou ${rest}`, todo: `ligar ${rest}` }
    : { done: `desligou ${rest}`, todo: `desligar ${rest}` }
}
