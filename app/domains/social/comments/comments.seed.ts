import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { chanceOf } from '#world/chance.ts'
import { social_counters } from '../counters/counters.table.ts'
import type { Saveable } from '../saves/saves.seed.ts'
import { comments } from './comments.table.ts'

const said = [
  'Que cor bonita! Parabéns pelo cuidado.',
  'Está crescendo rápido. O que você mudou na última semana?',
  'Qual a distância da luz até o topo?',
  'A minha está na mesma fase, vou acompanhar.',
  'Belo vaso. Quantos litros?',
  'Essas folhas estão com cara de sede ou é impressão?',
  'Ficou muito melhor depois da poda.',
  'Você deixa o ventilador ligado à noite?',
  'Primeira vez que vejo essa genética por aqui.',
  'Obrigado por anotar tudo, aprendi bastante.',
]
const answered = [
  'Obrigado! Foi só paciência mesmo.',
  'Uns quarenta centímetros.',
  'Ligado o dia todo, no mínimo.',
  'Onze litros, tecido.',
  'Era sede. Reguei e levantou.',
  'Conta depois como ficou a sua!',
]

/** Comments on half of the things, by other users, some with a reply of the owner. */
export async function seedDemoComments(tx: Context, things: Saveable[], people: number[]) {
  const chance = chanceOf('comments')
  const now = tx.now().getTime()
  for (const thing of things.filter(() => chance.chance(0.5))) {
    const others = chance.shuffled(people.filter((id) => id !== thing.created_by)).slice(0, chance.int(1, 4))
    const lines = chance.shuffled(said)
    const life = now - thing.since.getTime()
    const rows = others.map((created_by, i) => ({
      target: thing.target,
      target_id: thing.id,
      created_by,
      text: lines[i] ?? lines[0] ?? '',
      created_at: new Date(thing.since.getTime() + life * (0.3 + (0.6 * (i + chance.next())) / others.length)),
    }))
    const made = await tx.db.insert(comments).values(rows).returning({ id: comments.id, at: comments.created_at })
    const replies = made
      .filter(() => chance.chance(0.4))
      .map(({ id, at }) => ({
        target: thing.target,
        target_id: thing.id,
        parent_id: id,
        created_by: thing.created_by,
        text: chance.pick(answered),
        created_at: new Date(Math.min(now, at.getTime() + 3_600_000 * (1 + 20 * chance.next()))),
      }))
    if (replies.length) await tx.db.insert(comments).values(replies)
  }
  await tx.db.execute(sql`insert into ${social_counters} (target, target_id, comments_count)
    select target, target_id, count(*) from ${comments} group by target, target_id
    on conflict (target, target_id) do update set comments_count = excluded.comments_count`)
}
