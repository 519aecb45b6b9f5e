import type { Context } from '#platform/context.ts'
import { DAY } from '#shared/durations.ts'
import { audience_members } from './audience-members.table.ts'

type Someone = { id: number }

/** Students and readers of the professor, and members of the consultancy; one whose course is over. */
export async function seedDemoAudiences(tx: Context, people: Map<string, Someone>, others: Someone[]) {
  const of = (name: string) => people.get(name)?.id ?? 0
  const teacher = of('professor')
  const now = tx.now().getTime()
  const created_at = new Date(now - 60 * DAY)
  const classmates = others.filter(({ id }, i) => i % 5 === 2 && ![teacher, of('grower')].includes(id))
  await tx.db.insert(audience_members).values([
    ...[of('grower'), ...classmates.map(({ id }) => id)].map((user_id) => ({
      audience: 'alunos' as const,
      author_id: teacher,
      user_id,
      created_at,
    })),
    { audience: 'alunos', author_id: teacher, user_id: of('cliente'), until: new Date(now - 5 * DAY), created_at },
    { audience: 'pago', author_id: teacher, user_id: of('grower'), until: new Date(now + 300 * DAY), created_at },
    { audience: 'pago', author_id: teacher, user_id: of('cliente'), created_at },
    { audience: 'consultoria', author_id: null, user_id: of('grower'), created_at },
    { audience: 'consultoria', author_id: null, user_id: of('cliente'), created_at },
  ])
}
