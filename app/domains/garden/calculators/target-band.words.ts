import type { Band, Profile } from './target-profiles.kinds.ts'
import type { Own } from './term.words.ts'

/** Below, within (limits included) or above a band. Rounded to hundredths, as displayed. */
export function placeIn({ from, to }: Band, value: number): 'abaixo' | 'na faixa' | 'acima' {
  const read = Math.round(value * 100) / 100
  if (read < from) return 'abaixo'
  return read > to ? 'acima' : 'na faixa'
}

/** 'Na faixa de vegetativo e flora inicial (perfil Isley).'; when outside all bands, on which side. */
export function placeInWords(profile: Profile, value: number): string {
  const { words } = placeOf(profile, value)
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
}

/** Where a value lies in a profile: low or high only when it is outside all of its bands, on one side. */
export function placeOf({ bands, name }: Profile, value: number): Own {
  const fitting = bands.filter((band) => placeIn(band, value) === 'na faixa').map(({ stage }) => stage.toLowerCase())
  if (fitting.length) return { lies: 'within', words: `na faixa de ${joined(fitting)} (perfil ${name})` }
  const places = new Set(bands.map((band) => placeIn(band, value)))
  const lies = places.size > 1 ? null : places.has('abaixo') ? 'low' : 'high'
  const side = lies === null ? 'entre as faixas, fora' : lies === 'low' ? 'abaixo' : 'acima'
  return { lies, words: `${side} de todas as fases do perfil ${name}` }
}

const joined = (words: string[]) => new Intl.ListFormat('pt-BR').format(words)
