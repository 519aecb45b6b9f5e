import { z } from 'zod'
import { anyone, login, refusing } from '#platform/procedure.ts'
import { pageOf } from '#shared/pagination.ts'
import { changeComment, deleteComment, postComment } from './comments.actions.ts'
import { listComments } from './comments.queries.ts'
import {
  CommentAnswer,
  CommentCard,
  CommentChange,
  CommentCreate,
  CommentFilter,
  CommentRef,
} from './comments.schemas.ts'

const all = '/v1/social/comment' as const
const one = `${all}/{comment_id}` as const

export const commentsApi = {
  list: refusing(anyone, 'not_found')
    .route({ method: 'GET', path: all, summary: 'Comentários de uma coisa, com as respostas' })
    .input(CommentFilter)
    .output(pageOf(CommentCard))
    .handler(({ context, input }) => listComments(context, input)),
  post: login
    .route({ method: 'POST', path: all, successStatus: 201, summary: 'Comenta, ou responde a um comentário' })
    .input(CommentCreate)
    .output(CommentAnswer)
    .handler(({ context, input }) => postComment(context, input)),
  change: login
    .route({ method: 'PUT', path: one, summary: 'Muda um comentário seu' })
    .input(CommentChange)
    .output(CommentAnswer)
    .handler(({ context, input }) => changeComment(context, input)),
  removeComment: login
    .route({ method: 'DELETE', path: one, successStatus: 204, summary: 'Apaga um comentário' })
    .input(CommentRef)
    .output(z.void())
    .handler(({ context, input }) => deleteComment(context, input.comment_id)),
}
