import type { Band, Profile } from './target-profiles.kinds.ts'

/** Below, within (limits included) or above a band. Rounded to hundredths, as displayed. */
export function placeIn({ from, to }: Band, value: number): 'abaixo' | 'na faixa' | 'acima' {
  const read = Math.round(value * 100) / 100
  if (read < from) return 'abaixo'
  return read > to ? 'acima' : 'na faixa'
}

/** 'Na faixa de vegetativo e flora inicial.'; when outside all bands, on which side. */
export function placeInWords({ bands, name }: Profile, value: number): string {
  const fitting = bands.filter((band) => placeIn(band, value) === 'na faixa').map(({ stage }) => stage.toLowerCase())
  if (fitting.length) return `Na faixa de ${joined(fitting)} (perfil ${name}).`
  const places = new Set(bands.map((band) => placeIn(band, value)))
  const side = places.size > 1 ? 'Entre as faixas, fora' : places.has('abaixo') ? 'Abaixo' : 'Acima'
  return `${side} de todas as fases do perfil ${name}.`
}

const joined = (words: string[]) => new Intl.ListFormat('pt-BR').format(words)
