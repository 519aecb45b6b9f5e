import { eventIterator } from '@orpc/server'
import { z } from 'zod'
import { anyone, login, Nothing, owner, whoCan } from '#platform/procedure.ts'
import { rowId } from '#shared/row-id.ts'
import { drawPostPicture } from './picture/post-picture.export.ts'
import { followPostCounts } from './post.live.ts'
import { changePost, createPost, deletePost, highlightPost, pinPost, restorePost } from './posts.actions.ts'
import { listAddresses, listPosts, listVersions, showPost } from './posts.queries.ts'
import { PostAddresses, PostAddressPage, PostCard, PostChange, PostCreate, PostFilter, PostHighlight, PostLive, PostPage, PostPin, PostRef, PostVersions } from './posts.schemas.ts'

const all = '/v1/social/posts' as const
const one = `${all}/{id}` as const

export const postsApi = {
  list: anyone.get(all, 'Posts que você pode ver, por páginas', PostFilter, PostPage, listPosts),
  show: anyone.get(one, 'Um post', PostRef, PostCard, (ctx, { id }) => showPost(ctx, id)),
  addresses: anyone.get('/v1/social/post-addresses', 'Endereços dos posts abertos (mapa do site)', PostAddressPage, PostAddresses, listAddresses),
  versions: anyone.get(`${one}/versions`, 'O que um post dizia antes de cada edição', PostRef, PostVersions, (ctx, { id }) => listVersions(ctx, id)),
  picture: anyone
    .refusing('too_many')
    .get(`${one}/picture`, 'A imagem de um post aberto, para links em outros sites', PostRef, z.file(), (ctx, { id }) => drawPostPicture(ctx, id)),
  live: anyone
    .refusing('too_many')
    .get(`${one}/live`, 'Contadores ao vivo (SSE, retoma por Last-Event-ID)', PostRef, eventIterator(PostLive), (ctx, { id }, stream) => followPostCounts(ctx, id, stream)),
  create: login.refusing('too_many', 'conflict').create(all, 'Publica um post', PostCreate, PostCard, createPost),
  update: owner.put(one, 'Edita um post', PostChange, PostCard, changePost),
  pin: owner.put(`${one}/pin`, 'Fixa um post no seu perfil, ou solta', PostPin, PostCard, pinPost),
  highlight: whoCan('posts.manage').put(`${one}/highlight`, 'Põe um post nos destaques, ou tira', PostHighlight, PostCard, highlightPost),
  remove: owner.delete(one, 'Apaga um post', PostRef, Nothing, (ctx, { id }) => deletePost(ctx, id)),
  restore: owner.post(`${one}/restore`, 'Traz de volta um post apagado', z.object({ id: rowId }), PostCard, (ctx, { id }) => restorePost(ctx, id)),
}
