import { anyone, login, Nothing, whoCan, writers } from '#platform/procedure.ts'
import { setAuthors } from './authors.actions.ts'
import { showDesk } from './desk.queries.ts'
import { endPreview, makePreview, showPreview } from './previews.actions.ts'
import { approve, giveBack, sendToReview, takeBack, withdraw } from './review.actions.ts'
import { createWork, removeWork, restoreWork, saveWork } from './works.actions.ts'
import { listAllWorks, listOwnWorks, listRevisions, showRevision, showWork, showWorkToTeam } from './works.queries.ts'
import {
  PreviewRef,
  PreviewShown,
  RevisionRef,
  WorkApproval,
  WorkAuthors,
  WorkChange,
  WorkCreate,
  WorkDetail,
  WorkFilter,
  WorkForTeam,
  WorkPage,
  WorkPreview,
  WorkRef,
  WorkReturn,
  WorkRevision,
  WorkRevisions,
  WorkSaved,
  WriterDesk,
} from './works.schemas.ts'

const all = '/v1/blog/work' as const
const one = `${all}/{id}` as const
const team = whoCan('blog.manage')

export const worksApi = {
  desk: writers.get('/v1/blog/desk', 'O painel de quem escreve: números, o que anda, o mais lido', WriterDesk, showDesk),
  // A manager looks at the teacher's pages too, and signs nothing.
  list: login.get(all, 'Postagens que você assina', WorkFilter, WorkPage, listOwnWorks),
  all: team.get('/v1/blog/staff/work', 'Todas as postagens, em qualquer estado', WorkFilter, WorkPage, listAllWorks),
  show: writers.get(one, 'Uma postagem sua, com o rascunho', WorkRef, WorkDetail, (ctx, { id }) => showWork(ctx, id)),
  showToTeam: team.get('/v1/blog/staff/work/{id}', 'Uma postagem, para quem aprova', WorkRef, WorkForTeam, (ctx, { id }) => showWorkToTeam(ctx, id)),
  create: writers.refusing('too_many', 'conflict').create(all, 'Começa uma postagem', WorkCreate, WorkRef, createWork),
  save: writers.refusing('conflict').put(one, 'Guarda o rascunho', WorkChange, WorkSaved, saveWork),
  authors: writers.put(`${one}/authors`, 'Quem assina, em ordem', WorkAuthors, WorkDetail.nullable(), setAuthors),
  send: writers.refusing('conflict').post(`${one}/review`, 'Manda para revisão', WorkRef, Nothing, (ctx, { id }) => sendToReview(ctx, id)),
  takeBack: writers.refusing('conflict').post(`${one}/take-back`, 'Tira da revisão ou da agenda', WorkRef, Nothing, (ctx, { id }) => takeBack(ctx, id)),
  giveBack: team.refusing('conflict').post(`${one}/give-back`, 'Devolve a quem escreveu, com um recado', WorkReturn, Nothing, giveBack),
  approve: team.refusing('conflict').post(`${one}/approve`, 'Aprova: publica já, ou agenda', WorkApproval, Nothing, approve),
  withdraw: writers.refusing('conflict').post(`${one}/withdraw`, 'Tira do ar', WorkRef, Nothing, (ctx, { id }) => withdraw(ctx, id)),
  withdrawAsTeam: team.refusing('conflict').post('/v1/blog/staff/work/{id}/withdraw', 'Tira do ar, pela equipe', WorkRef, Nothing, (ctx, { id }) => withdraw(ctx, id)),
  remove: writers.delete(one, 'Apaga uma postagem', WorkRef, Nothing, (ctx, { id }) => removeWork(ctx, id)),
  restore: writers.post(`${one}/restore`, 'Traz de volta uma postagem apagada', WorkRef, WorkRef, (ctx, { id }) => restoreWork(ctx, id)),
  revisions: writers.get(`${one}/revisions`, 'O que o rascunho dizia antes', WorkRef, WorkRevisions, (ctx, { id }) => listRevisions(ctx, id)),
  revision: writers.get(`${one}/revisions/{version}`, 'Uma versão, e o que mudou desde ela', RevisionRef, WorkRevision, showRevision),
  revisionToTeam: team.get('/v1/blog/staff/work/{id}/revisions/{version}', 'Uma versão, e o que mudou desde ela, para quem aprova', RevisionRef, WorkRevision, showRevision),
  makePreview: writers.post(`${one}/preview`, 'Um link de prévia por uma semana', WorkRef, WorkPreview, (ctx, { id }) => makePreview(ctx, id)),
  endPreview: writers.delete(`${one}/preview`, 'Encerra o link de prévia', WorkRef, Nothing, (ctx, { id }) => endPreview(ctx, id)),
  preview: anyone.get('/v1/blog/preview/{token}', 'O rascunho, para quem tem o link', PreviewRef, PreviewShown, showPreview),
}
