import { record } from '#platform/events.ts'
import { owned } from '#platform/owned/owned.ts'
import '../banca.events.ts'
import { canSee, canUpdate, isCreator } from './posts.policy.ts'
import { posts } from './posts.table.ts'

/** For writes; reads go through `showPost`, which knows followers and members. */
export const ownedPosts = owned(posts, {
  subject: 'post',
  policy: { canSee, canUpdate, isCreator },
  notFound: 'Não encontramos esse post.',
  forbidden: 'Só quem escreveu pode mudar este post.',
  changed: (tx, { id, created_by }) => record(tx, 'post.changed', { post_id: id, created_by }),
})
