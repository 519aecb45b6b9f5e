import { inArray } from 'drizzle-orm'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { fromSaoPauloTime } from '#shared/dates.ts'
import { DAY } from '#shared/durations.ts'
import { cup_criteria } from './criteria/cup-criteria.table.ts'
import { type CupEdition, cup_editions } from './editions/cup-editions.table.ts'
import { bounds, type Phased } from './editions/phases.model.ts'
import { cup_judges } from './judges/cup-judges.table.ts'
import { cup_modalities } from './modalities/cup-modalities.table.ts'
import { cup_prizes } from './prizes/cup-prizes.table.ts'
import { cup_sponsors } from './sponsors/cup-sponsors.table.ts'

const modalities = [
  ['flor-indoor', 'Flor indoor', 'Cultivada sob luz artificial, do começo ao fim.'],
  ['flor-outdoor', 'Flor outdoor', 'Com o sol, a chuva e o vento de onde você mora.'],
  ['organico', 'Orgânico', 'Solo vivo, sem sais: o que o diário de regas mostra.'],
  ['automatica', 'Automática', 'Da semente à colheita no tempo dela.'],
] as const

const criteria = [
  ['Aroma', 4, 'Intensidade, limpeza e o que lembra.'],
  ['Aparência', 2, 'Forma, cor, manicure e tricomas.'],
  ['Cura', 3, 'Umidade, ponto de corte, conservação.'],
  ['Conjunto', 1, 'A impressão que fica.'],
] as const

const sponsors = [
  ['Estufa da Vila', 'master', 'Tendas, luzes e substrato.'],
  ['Escola do Caio', 'ouro', 'Cursos de cultivo.'],
  ['Coletivo Raiz', 'apoio', 'Troca de saberes entre growers.'],
] as const

const rules = `Cada grower inscreve um redondo por modalidade, com uma planta do próprio diário e o cadastro completo. Menores de 18 anos não participam.
A amostra chega à bancada só com o número às cegas. Ninguém avalia o próprio redondo, nem o de quem conhece de perto: o site encontra os laços e tira da mesa.
O voto popular é um por pessoa, modalidade e fase, e pode ser trocado até o fim da fase. O que parecer errado fica em análise; do que for anulado, quem votou lê o motivo.
A copa é cultural, sem taxa e sem sorteio. Nada do que concorre é vendido.`

/** Days from the start of the phases until now, of an edition in its popular vote; and of the one before. */
const now = [-40, -6, 8, 18, 28, 35, 42]
const before = [-120, -75, -66, -58, -50, -46, -42]

/** The last edition, over, and the configured one, in its popular vote: with everything that staff keep. */
export async function seedDemoEditions(tx: Context, people: Map<string, { id: number }>) {
  const old = await edition(tx, { slug: 'copa-inverno-2026', name: 'Copa de Inverno 2026', days: before })
  const current = await edition(tx, { slug: tx.env.cup_edition, name: 'Copa Grower 2025/2026', days: now })
  await bench(tx, people, [old, current])
  return { old, current }
}

async function edition(tx: Context, { slug, name, days }: { slug: string; name: string; days: number[] }) {
  const today = tx.now().toISOString().slice(0, 10)
  const midnight = fromSaoPauloTime(`${today}T00:00`).getTime()
  const phases = Object.fromEntries(
    bounds.map((bound, at) => [bound, new Date(midnight + (days[at] ?? 0) * DAY)]),
  ) as Phased
  const [made] = await tx.db
    .insert(cup_editions)
    .values({
      ...{ slug, name, rules, published: true, jury_weight: 70, finalists: 3, ...phases },
      text: 'A copa de quem cultiva e anota: cada redondo traz o diário da planta como prova.',
      created_at: phases.entries_at,
    })
    .returning()
  const { id: edition_id } = made as CupEdition
  const rooms = await tx.db
    .insert(cup_modalities)
    .values(modalities.map(([slug, name, text], at) => ({ edition_id, slug, name, text, order: at + 1 })))
    .returning()
  await tx.db
    .insert(cup_criteria)
    .values(criteria.map(([name, weight, text], at) => ({ edition_id, name, weight, text, order: at + 1 })))
  const backing = await tx.db
    .insert(cup_sponsors)
    .values(sponsors.map(([name, level, text], at) => ({ edition_id, name, level, text, order: at + 1 })))
    .returning()
  const prize = { edition_id, kind: 'simbolico' as const, state: 'prometido' as const }
  await tx.db.insert(cup_prizes).values([
    { ...prize, place: 1, name: 'Troféu Cultivo do Ano', text: 'Entalhado em madeira de demolição.' },
    ...rooms.flatMap(({ id, name }) => [
      { ...prize, modality_id: id, place: 1, name: `Troféu ${name}`, sponsor_id: backing[0]?.id },
      { ...prize, modality_id: id, place: 2, name: `Diploma de segundo lugar, ${name}` },
    ]),
  ])
  return made as CupEdition
}

async function bench(tx: Context, people: Map<string, { id: number }>, editions: CupEdition[]) {
  const ids = [people.get('jurado')?.id, people.get('professora-copa')?.id].filter((id) => id !== undefined)
  const found = await tx.db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [0, ...ids]))
  if (found.length < 2) return
  for (const { id: edition_id } of editions)
    await tx.db.insert(cup_judges).values([
      { edition_id, user_id: ids[0], role: 'avaliador' },
      { edition_id, user_id: ids[1], role: 'professor' },
    ])
}
