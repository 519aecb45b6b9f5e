import { anyone, login, Nothing } from '#platform/procedure.ts'
import { pageOf } from '#shared/pagination.ts'
import { changeComment, deleteComment, postComment } from './comments.actions.ts'
import { listComments } from './comments.queries.ts'
import { CommentAnswer, CommentCard, CommentChange, CommentCreate, CommentFilter, CommentRef } from './comments.schemas.ts'

const all = '/v1/social/comment' as const
const one = `${all}/{comment_id}` as const

export const commentsApi = {
  list: anyone.refusing('not_found').get(all, 'Comentários de uma coisa, com as respostas', CommentFilter, pageOf(CommentCard), listComments),
  post: login.refusing('conflict').create(all, 'Comenta, ou responde a um comentário', CommentCreate, CommentAnswer, postComment),
  change: login.put(one, 'Muda um comentário seu', CommentChange, CommentAnswer, changeComment),
  removeComment: login.delete(one, 'Apaga um comentário', CommentRef, Nothing, (ctx, { comment_id }) => deleteComment(ctx, comment_id)),
}
