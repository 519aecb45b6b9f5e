export type Band = { stage: string; from: number; to: number }
export type Profile = { name: string; source: string; bands: readonly Band[] }

/** The bands of a source, in the order of its phases. */
const bandsOf =
  (...stages: string[]) =>
  (...bands: [from: number, to: number][]): Band[] =>
    bands.map(([from, to], at) => ({ stage: stages[at] ?? '', from, to }))

const inSix = bandsOf('Germinação', 'Plântula', 'Vegetativo', 'Flora inicial', 'Flora média', 'Flora final')
const inThree = bandsOf('Plântula', 'Vegetativo', 'Flora')

/** Bands differ between sources, so each is shown under its source's name. VPD of the leaf, kPa. */
export const vpdProfiles: readonly Profile[] = [
  {
    name: 'OpenGrowBox',
    source: 'projeto OpenGrowBox, faixas de dia',
    bands: inSix([0.41, 0.7], [0.65, 0.8], [0.75, 1.2], [0.95, 1.25], [1.1, 1.35], [1.15, 1.55]),
  },
  {
    name: 'Isley',
    source: 'diário de cultivo Isley',
    bands: inThree([0.4, 0.8], [0.8, 1.2], [1.2, 1.5]),
  },
]

/** EC of the feed, mS/cm. */
export const ecProfiles: readonly Profile[] = [
  {
    name: 'OpenGrowBox',
    source: 'projeto OpenGrowBox',
    bands: inSix([0.6, 0.9], [1, 1.6], [1.2, 2], [1.6, 2.2], [1.8, 2.4], [1.4, 2]),
  },
  {
    name: 'GH Flora leve',
    source: 'tabela leve da linha Flora, como no projeto Emerald',
    bands: inSix([0.4, 0.5], [0.9, 1.1], [1.2, 1.7], [2, 2.4], [1.4, 1.7], [0.6, 1.1]),
  },
  {
    name: 'Coco',
    source: 'guia de coco da comunidade 420 Magazine',
    bands: inThree([0.8, 1.2], [1.2, 1.6]),
  },
  {
    name: 'Geral',
    source: 'guia do banco de clones mrclones.com',
    bands: inThree([0.2, 0.5], [1, 2], [1.5, 2.5]),
  },
]

export const profileNamed = (profiles: readonly Profile[], name: string | undefined): Profile =>
  profiles.find((profile) => profile.name === name) ?? (profiles[0] as Profile)

const isley = profileNamed(vpdProfiles, 'Isley')
const phasesOfIsley: Record<string, string> = { germinacao: 'Plântula', vegetativo: 'Vegetativo', floracao: 'Flora' }

/** What a cycle of ours is held against where no plan has bands of its own, and who says so. */
export const usualVpd = {
  source: isley.source,
  bandOf: (cycle: string): Band | undefined => isley.bands.find(({ stage }) => stage === phasesOfIsley[cycle]),
}
