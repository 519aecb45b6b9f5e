import { refusing, whoCan } from '#platform/procedure.ts'
import { removeForStaff, restoreForStaff } from './staff-posts.actions.ts'
import { listForStaff, showForStaff } from './staff-posts.queries.ts'
import {
  StaffPostDetail,
  StaffPostFilter,
  StaffPostPage,
  StaffPostRef,
  StaffPostRemoval,
} from './staff-posts.schemas.ts'

const team = whoCan('posts.manage')
const all = '/v1/social/staff-posts' as const
const one = `${all}/{id}` as const

export const staffPostsApi = {
  list: team
    .route({ method: 'GET', path: all, summary: 'Posts de todos, em qualquer estado' })
    .input(StaffPostFilter)
    .output(StaffPostPage)
    .handler(({ context, input }) => listForStaff(context, input)),
  show: team
    .route({ method: 'GET', path: one, summary: 'Um post, em qualquer estado' })
    .input(StaffPostRef)
    .output(StaffPostDetail)
    .handler(({ context, input }) => showForStaff(context, input.id)),
  removePost: refusing(team, 'conflict')
    .route({ method: 'POST', path: `${one}/remove`, summary: 'Apaga o post de alguém, com o motivo' })
    .input(StaffPostRemoval)
    .output(StaffPostDetail)
    .handler(({ context, input }) => removeForStaff(context, input)),
  restore: team
    .route({ method: 'POST', path: `${one}/restore`, summary: 'Traz de volta um post apagado' })
    .input(StaffPostRef)
    .output(StaffPostDetail)
    .handler(({ context, input }) => restoreForStaff(context, input)),
}
