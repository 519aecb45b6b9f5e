import { whoCan } from '#platform/procedure.ts'
import { removeForStaff, restoreForStaff } from './staff-posts.actions.ts'
import { listForStaff, showForStaff } from './staff-posts.queries.ts'
import { StaffPostDetail, StaffPostFilter, StaffPostPage, StaffPostRef, StaffPostRemoval } from './staff-posts.schemas.ts'

const team = whoCan('posts.manage')
const all = '/v1/social/staff-posts' as const
const one = `${all}/{id}` as const

export const staffPostsApi = {
  list: team.get(all, 'Posts de todos, em qualquer estado', StaffPostFilter, StaffPostPage, listForStaff),
  show: team.get(one, 'Um post, em qualquer estado', StaffPostRef, StaffPostDetail, (ctx, { id }) => showForStaff(ctx, id)),
  removePost: team.refusing('conflict').post(`${one}/remove`, 'Apaga o post de alguém, com o motivo', StaffPostRemoval, StaffPostDetail, removeForStaff),
  restore: team.post(`${one}/restore`, 'Traz de volta um post apagado', StaffPostRef, StaffPostDetail, restoreForStaff),
}
