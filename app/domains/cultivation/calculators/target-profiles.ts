export type Band = { stage: string; from: number; to: number }
export type Profile = { name: string; source: string; bands: readonly Band[] }

/** Bands differ from source to source: each is shown under the name of its own, none as the truth. VPD of the leaf, kPa. */
export const vpdProfiles: readonly Profile[] = [
  {
    name: 'OpenGrowBox',
    source: 'código do projeto OpenGrowBox, faixas de dia',
    bands: [
      { stage: 'Germinação', from: 0.41, to: 0.7 },
      { stage: 'Plântula', from: 0.65, to: 0.8 },
      { stage: 'Vegetativo', from: 0.75, to: 1.2 },
      { stage: 'Flora inicial', from: 0.95, to: 1.25 },
      { stage: 'Flora média', from: 1.1, to: 1.35 },
      { stage: 'Flora final', from: 1.15, to: 1.55 },
    ],
  },
  {
    name: 'Isley',
    source: 'código do diário Isley',
    bands: [
      { stage: 'Plântula', from: 0.4, to: 0.8 },
      { stage: 'Vegetativo', from: 0.8, to: 1.2 },
      { stage: 'Flora', from: 1.2, to: 1.5 },
    ],
  },
]

/** EC of the feed, mS/cm. */
export const ecProfiles: readonly Profile[] = [
  {
    name: 'OpenGrowBox',
    source: 'código do projeto OpenGrowBox',
    bands: [
      { stage: 'Germinação', from: 0.6, to: 0.9 },
      { stage: 'Plântula', from: 1, to: 1.6 },
      { stage: 'Vegetativo', from: 1.2, to: 2 },
      { stage: 'Flora inicial', from: 1.6, to: 2.2 },
      { stage: 'Flora média', from: 1.8, to: 2.4 },
      { stage: 'Flora final', from: 1.4, to: 2 },
    ],
  },
  {
    name: 'GH Flora leve',
    source: 'tabela leve da linha Flora, como no projeto Emerald',
    bands: [
      { stage: 'Germinação', from: 0.4, to: 0.5 },
      { stage: 'Plântula', from: 0.9, to: 1.1 },
      { stage: 'Vegetativo', from: 1.2, to: 1.7 },
      { stage: 'Flora inicial', from: 2, to: 2.4 },
      { stage: 'Flora média', from: 1.4, to: 1.7 },
      { stage: 'Flora final', from: 0.6, to: 1.1 },
    ],
  },
  {
    name: 'Coco',
    source: 'guia de coco da comunidade 420 Magazine',
    bands: [
      { stage: 'Plântula', from: 0.8, to: 1.2 },
      { stage: 'Vegetativo', from: 1.2, to: 1.6 },
    ],
  },
  {
    name: 'Geral',
    source: 'guia do banco de clones mrclones.com',
    bands: [
      { stage: 'Plântula', from: 0.2, to: 0.5 },
      { stage: 'Vegetativo', from: 1, to: 2 },
      { stage: 'Flora', from: 1.5, to: 2.5 },
    ],
  },
]

export const profileNamed = (profiles: readonly Profile[], name: string | undefined): Profile =>
  profiles.find((profile) => profile.name === name) ?? (profiles[0] as Profile)

/** Below, within (limits included) or above a band. Rounded to the hundredths that people read. */
export function placeIn({ from, to }: Band, value: number): 'abaixo' | 'na faixa' | 'acima' {
  const read = Math.round(value * 100) / 100
  if (read < from) return 'abaixo'
  return read > to ? 'acima' : 'na faixa'
}

/** 'Na faixa de vegetativo e flora inicial.'; when none fits, on which side of all of them. */
export function placeInWords({ bands, name }: Profile, value: number): string {
  const fitting = bands.filter((band) => placeIn(band, value) === 'na faixa').map(({ stage }) => stage.toLowerCase())
  if (fitting.length) return `Na faixa de ${joined(fitting)} (perfil ${name}).`
  const side = bands.every((band) => placeIn(band, value) === 'abaixo')
    ? 'Abaixo'
    : bands.every((band) => placeIn(band, value) === 'acima')
      ? 'Acima'
      : 'Entre as faixas, fora'
  return `${side} de todas as fases do perfil ${name}.`
}

const joined = (words: string[]) => new Intl.ListFormat('pt-BR').format(words)
