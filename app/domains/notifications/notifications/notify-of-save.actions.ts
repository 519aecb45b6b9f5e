import { targetNamed } from '#domains/social/index.ts'
import type { Context } from '#platform/context.ts'
import { notifyGrouped } from './notify-grouped.actions.ts'

type Saved = { target: string; target_id: number; user_id: number; saved: boolean }

/** Who owns the saved thing is told, or who is followed. A target without owner or card is told of to nobody. */
export async function notifyOfSave(tx: Context, { target, target_id, user_id: actor_id, saved: active }: Saved) {
  if (target === 'user') {
    const follow = { user_id: target_id, kind: 'follow' as const, target, target_id, actor_id, active }
    return notifyGrouped(tx, follow, async () => ({ text: '', url: '/perfil/seguidores' }))
  }
  const thing = targetNamed(target)
  const owner = await thing.ownerOf?.(tx, target_id)
  if (!owner) return
  await notifyGrouped(tx, { user_id: owner, kind: 'save', target, target_id, actor_id, active }, async () => {
    const [card] = (await thing.saved?.cards(tx, [target_id])) ?? []
    return card ? { text: card.title, url: card.url } : null
  })
}
