import { desc, eq, ne } from 'drizzle-orm'
import { badges } from '#domains/game/honours/badges/badges.table.ts'
import { lockPlayer } from '#domains/game/points/index.ts'
import { players } from '#domains/game/points/ledger/ledger.table.ts'
import type { Address } from '#domains/market/orders/checkout/address.kinds.ts'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import type { Context } from '#platform/context.ts'
import { exchange } from './rewards/claims.actions.ts'
import { rewards } from './rewards/rewards.table.ts'

const home: Address = {
  ...{
    recipient: 'Quem trocou pontos',
    phone: '+5531987654321',
    cep: '30130010',
    street: 'Rua dos Caetés',
    number: '12',
  },
  ...{ complement: '', district: 'Centro', city: 'Belo Horizonte', uf: 'MG' },
}

/** Of every kind, one of them sold out, and what some have got. */
export async function seedDemoRewards(tx: Context, people: Map<string, { id: number }>) {
  const [store] = await tx.db.select().from(stores).orderBy(stores.id).limit(1)
  const [badge] = await tx.db.select().from(badges).where(eq(badges.slug, 'amigo-do-jardim'))
  if (!store || !badge) return
  const made = await tx.db
    .insert(rewards)
    .values([
      {
        ...{ slug: 'cupom-20', name: 'R$ 20 de desconto', kind: 'cupom', cost: 60, stock: 30, order: 1 },
        ...{ text: 'Em qualquer compra na loja, por um código só seu.', store_id: store.id, off_reais: 20 },
      },
      {
        ...{
          slug: 'amigo-do-jardim',
          name: 'Emblema Amigo do jardim',
          kind: 'emblema',
          cost: 40,
          stock: 1000,
          order: 2,
        },
        ...{ text: 'Fica no seu perfil.', badge_id: badge.id },
      },
      {
        ...{ slug: 'kit-etiquetas', name: 'Kit de etiquetas', kind: 'produto', cost: 150, stock: 12, order: 3 },
        text: 'Cinquenta etiquetas à prova d’água para vasos, enviadas pela equipe.',
      },
      {
        ...{ slug: 'lupa-de-bolso', name: 'Lupa de bolso 60×', kind: 'produto', cost: 50, stock: 1, order: 4 },
        text: 'Para ver tricomas e pragas de perto.',
      },
    ])
    .returning()
  const [coupon, friend, , magnifier] = made
  const rich = await tx.db
    .select()
    .from(players)
    .where(ne(players.user_id, people.get('grower')?.id ?? 0))
    .orderBy(desc(players.balance))
    .limit(6)
  for (const [at, { user_id }] of rich.entries())
    for (const reward of [at === 0 ? magnifier : undefined, at % 2 ? coupon : friend]) {
      const player = await lockPlayer(tx, user_id)
      if (reward && player.balance >= reward.cost) await exchange(tx, player, reward, home)
    }
}
