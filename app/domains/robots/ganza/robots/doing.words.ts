import { formatMeasure } from '#shared/numbers.ts'
import type { RobotAim, RobotChannel } from './robots.schemas.ts'

const and = new Intl.ListFormat('pt-BR')
const small = (name: string) => (/^\p{Lu}[\p{Lu}\d]/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1))

/** 'Liga luz, exaustor em 90 % e ventilador em 50 %'; what it has not told of is not named. */
export function doingInWords(channels: Pick<RobotChannel, 'name' | 'level' | 'has_level'>[]): string {
  const on = channels.flatMap(({ name, level, has_level }) =>
    level ? `${small(name)}${has_level && level < 100 ? ` em ${formatMeasure(level, '%', 0)}` : ''}` : [],
  )
  if (on.length > 0) return `Liga ${and.format(on)}`
  return channels.every(({ level }) => level === null) ? 'Ainda não disse o que faz' : 'Deixa tudo desligado'
}

/** 'Luz apaga às 18:00'. */
export function nextInWords({ to, at, channels }: NonNullable<RobotAim['next']>, nameOf: (slug: string) => string) {
  if (!channels.length) return `${to === 'day' ? 'O dia' : 'A noite'} do modo começa às ${at}`
  const names = and.format(channels.map((slug, n) => (n ? small(nameOf(slug)) : nameOf(slug))))
  const many = channels.length > 1
  return `${names} ${to === 'day' ? (many ? 'acendem' : 'acende') : many ? 'apagam' : 'apaga'} às ${at}`
}
