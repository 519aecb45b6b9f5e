import { and, eq, ne } from 'drizzle-orm'
import { action_types } from '#domains/game/points/action-types/action-types.table.ts'
import type { Cause } from '#domains/game/points/causes/cause.kinds.ts'
import type { Context } from '#platform/context.ts'
import { DAY } from '#shared/durations.ts'
import { badges } from './badges/badges.table.ts'
import { giveBadge } from './badges/give-badge.actions.ts'
import { expireMissions, payPrize } from './missions/missions.actions.ts'
import { mission_enrolments, missions } from './missions/missions.table.ts'

type People = Map<string, { id: number }>
type NewBadge = typeof badges.$inferInsert

/** Badges of every way and tier, missions before, within and after their time, and who joined them when. */
export async function seedDemoHonours(tx: Context, people: People) {
  const types = new Map((await tx.db.select().from(action_types)).map(({ cause, id }) => [cause, id]))
  const action = (cause: Cause) => types.get(cause) ?? 0
  const at = (days: number) => new Date(tx.now().getTime() + days * DAY)
  const rule = (
    cause: Cause,
    times: number,
    window_days = 0,
  ): Pick<NewBadge, 'action_type_id' | 'times' | 'window_days'> => ({
    ...{ action_type_id: action(cause), times, window_days },
  })
  const [, , , , , , , , , , prize] = await tx.db
    .insert(badges)
    .values(
      (
        [
          [
            'primeiros-cuidados',
            'Primeiros cuidados',
            'As primeiras voltas pelo jardim.',
            'sprout',
            'bronze',
            rule('cuidado', 3),
          ],
          ['mao-boa', 'Mão boa', 'Cuidar já virou costume.', 'leaf', 'prata', rule('cuidado', 15)],
          [
            'jardim-em-dia',
            'Jardim em dia',
            'Cuidou quase todo dia de um mês.',
            'droplets',
            'ouro',
            rule('cuidado', 25, 30),
          ],
          ['olho-no-ph', 'Olho nos números', 'Mede com regularidade.', 'ruler', 'bronze', rule('medicao', 3)],
          [
            'caderno-de-campo',
            'Caderno de campo',
            'Mede há tempos, sem falhar.',
            'notebook-pen',
            'prata',
            rule('medicao', 10, 30),
          ],
          ['album-da-planta', 'Álbum da planta', 'Fotografa o crescimento.', 'camera', 'bronze', rule('foto', 3)],
          [
            'primeira-colheita',
            'Primeira colheita',
            'Acompanhou uma planta até o fim.',
            'wheat',
            'ouro',
            rule('colheita', 1),
          ],
          [
            'boa-vizinhanca',
            'Boa vizinhança',
            'Ajudou quem perguntou.',
            'hand-heart',
            'prata',
            rule('resposta-util', 1),
          ],
          ['aprendiz', 'Aprendiz', 'Começou a estudar.', 'graduation-cap', 'bronze', rule('aula', 3)],
          [
            'coruja',
            'Coruja',
            'Estudou até o fim um curso inteiro.',
            'sun-moon',
            'ouro',
            { ...rule('curso', 1), secret: true },
          ],
          ['mes-do-cuidado', 'Mês do cuidado', 'Da missão de mesmo nome.', 'star', 'ouro', { way: 'recompensa' }],
          ['amigo-do-jardim', 'Amigo do jardim', 'Trocado por pontos.', 'trophy', 'prata', { way: 'recompensa' }],
          [
            'guardiao',
            'Guardião da comunidade',
            'Da equipe, para quem cuida de todos.',
            'award',
            'ouro',
            { way: 'mao' },
          ],
        ] as const
      ).map(
        ([slug, name, text, icon, tier, more], order): NewBadge => ({
          slug,
          name,
          text,
          icon,
          tier,
          order: order + 1,
          ...more,
        }),
      ),
    )
    .returning()
  const made = await tx.db
    .insert(missions)
    .values([
      {
        ...{ slug: 'mes-do-cuidado', name: 'Mês do cuidado', points: 80, badge_id: prize?.id ?? null },
        ...{ text: 'Cuide das suas plantas ao longo do mês: dez dias no diário e duas medições.' },
        ...{ starts_at: at(-29), ends_at: at(6), first_action_id: action('cuidado'), first_times: 10 },
        ...{ second_action_id: action('medicao'), second_times: 2 },
      },
      {
        ...{ slug: 'retratos-da-semana', name: 'Retratos da semana', points: 25 },
        ...{ text: 'Duas fotos com dias de intervalo mostram mais que vinte no mesmo dia.' },
        ...{ starts_at: at(-5), ends_at: at(9), first_action_id: action('foto'), first_times: 2 },
      },
      {
        ...{ slug: 'voltar-a-estudar', name: 'Voltar a estudar', points: 40 },
        ...{ text: 'Três aulas e um curso concluído até o fim.' },
        ...{ starts_at: at(-20), ends_at: at(20), first_action_id: action('aula'), first_times: 3 },
        ...{ second_action_id: action('curso'), second_times: 1 },
      },
      {
        ...{ slug: 'medir-sem-falta', name: 'Medir sem falta', points: 60 },
        ...{ text: 'Doze medições em três semanas.' },
        ...{ starts_at: at(-26), ends_at: at(-3), first_action_id: action('medicao'), first_times: 12 },
      },
    ])
    .returning()
  const [month, photos, study, over] = made.map(({ id }) => id)
  const ids = [...people].flatMap(([name, { id }]) => (name === 'novata' ? [] : [id]))
  const grower = people.get('grower')?.id ?? 0
  const neighbour = people.get('vizinha')?.id ?? 0
  const others = ids.filter((id) => id !== grower && id !== neighbour)
  const join = (mission_id = 0, user_ids: number[], days: number) =>
    user_ids.map((user_id) => ({ mission_id, user_id, enrolled_at: at(days), created_at: at(days) }))
  await tx.db
    .insert(mission_enrolments)
    .values([
      ...join(month, [grower, neighbour, ...others.slice(0, 16)], -28),
      ...join(photos, [grower, ...others.slice(10, 20)], -4),
      ...join(over, [grower, ...others.slice(4, 12)], -25),
      ...join(study, [grower], -10).map((row) => ({ ...row, state: 'saiu' as const })),
      ...join(study, others.slice(0, 6), -15),
    ])
}

/** After the points: the prizes that were collected, what is over, and a badge by hand. The grower's wait for them. */
export async function seedDemoPrizes(tx: Context, people: People) {
  await expireMissions(tx)
  const grower = people.get('grower')?.id ?? 0
  const done = await tx.db
    .select({ mission: missions, enrolment: mission_enrolments })
    .from(mission_enrolments)
    .innerJoin(missions, eq(missions.id, mission_enrolments.mission_id))
    .where(and(eq(mission_enrolments.state, 'concluido'), ne(mission_enrolments.user_id, grower)))
  for (const { mission, enrolment } of done.slice(0, 10)) await payPrize(tx, mission, enrolment)
  const [guardian] = await tx.db.select().from(badges).where(eq(badges.slug, 'guardiao'))
  const [neighbour, admin] = [people.get('vizinha'), people.get('admin')]
  if (guardian && neighbour) await giveBadge(tx, guardian, { user_id: neighbour.id, given_by: admin?.id })
}
