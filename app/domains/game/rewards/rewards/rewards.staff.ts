import { eq, sql } from 'drizzle-orm'
import { badges } from '#domains/game/honours/badges/badges.table.ts'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import type { Context } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import { flag, long, optionalReference, order, quietCode, select, text, whole } from '#platform/staff/staff-fields.ts'
import { staffResource } from '#platform/staff/staff-resource.ts'
import { rewardWords } from './reward.words.ts'
import { rewards } from './rewards.table.ts'

export const rewardsList = staffResource(rewards, {
  name: 'Reward',
  subject: 'reward',
  permission: 'game.manage',
  path: '/v1/gameficacao/reward-list',
  at: '/admin/gameficacao/recompensas',
  title: 'Recompensas do jogo',
  text: 'O que se recebe em troca de pontos. O estoque é o total: o que já saiu conta nele.',
  noun: ['recompensa', 'recompensas'],
  gender: 'a',
  order_by: 'order',
  fields: {
    name: text('Nome', { max: 60 }),
    slug: quietCode('Código', { placeholder: 'cupom-vila-20' }),
    text: long('O que diz', { max: 300 }),
    kind: select('O que é', rewardWords),
    cost: whole('Custa', { min: 1, max: 1_000_000, unit: 'pontos' }),
    stock: whole('Estoque', { max: 100_000 }),
    store_id: {
      ...optionalReference(
        'Loja do cupom',
        { table: stores, title: stores.name, gone: 'Essa loja não existe mais.' },
        { none: 'Nenhuma', help: 'É ela que dá o desconto: combine antes.' },
      ),
      unlisted: true,
    },
    off_reais: { ...whole('Desconto do cupom', { max: 1000, unit: 'reais' }), initial: 0, unlisted: true },
    badge_id: {
      ...optionalReference(
        'Emblema',
        { table: badges, title: badges.name, gone: 'Esse emblema não existe mais.', where: sql`way = 'recompensa'` },
        { none: 'Nenhum' },
      ),
      unlisted: true,
    },
    order: order(),
    active: flag('Pode ser trocada', 'Ativa', 'Inativa'),
  },
  unique: { slug: 'Já existe uma recompensa com esse código. Escolha outro.' },
  uses: {
    claims_count: {
      count: sql<number>`(select count(*)::int from reward_claims c where c.reward_id = rewards.id)`,
      label: 'Trocas',
      noun: ['troca', 'trocas'],
      consequence: 'Quem trocou perde o que recebeu.',
    },
  },
  rules: async (tx, input, before) => {
    if (input.kind === 'cupom' && !input.store_id) throw invalidField('store_id', 'Escolha a loja que dá o desconto.')
    if (input.kind === 'cupom' && !input.off_reais) throw invalidField('off_reais', 'Escreva de quanto é o desconto.')
    if (input.kind === 'emblema' && !input.badge_id) throw invalidField('badge_id', 'Escolha o emblema.')
    if (input.badge_id) await demandTradeable(tx, input.badge_id)
    if (before?.claims_count && before.kind !== input.kind)
      throw invalidField('kind', 'Já foi trocada: o que ela é fica. Crie outra.')
    const taken = before
      ? await tx.db.execute<{ claimed: number }>(sql`select claimed from rewards where id = ${before.id}`)
      : null
    const claimed = taken?.rows[0]?.claimed ?? 0
    if (input.stock < claimed) throw invalidField('stock', `Já saíram ${claimed}: o estoque não pode ser menor.`)
    const { kind } = input
    return {
      ...input,
      store_id: kind === 'cupom' ? input.store_id : null,
      off_reais: kind === 'cupom' ? input.off_reais : 0,
      badge_id: kind === 'emblema' ? input.badge_id : null,
    }
  },
})

/** What is won by a rule or given by hand is not for sale. */
async function demandTradeable({ db }: Context, id: number) {
  const [badge] = await db.select({ way: badges.way }).from(badges).where(eq(badges.id, id))
  if (badge && badge.way !== 'recompensa')
    throw invalidField('badge_id', 'Este emblema se ganha de outro jeito: escolha um que se troca por pontos.')
}
