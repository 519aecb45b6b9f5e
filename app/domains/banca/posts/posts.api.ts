import { eventIterator } from '@orpc/server'
import { z } from 'zod'
import { anyone, login, owner, refusing, whoCan } from '#platform/procedure.ts'
import { rowId } from '#shared/row-id.ts'
import { drawPostPicture } from './picture/post-picture.export.ts'
import { followPostCounts } from './post.live.ts'
import { changePost, createPost, deletePost, highlightPost, pinPost, restorePost } from './posts.actions.ts'
import { listAddresses, listPosts, listVersions, showPost } from './posts.queries.ts'
import {
  PostAddresses,
  PostAddressPage,
  PostCard,
  PostChange,
  PostCreate,
  PostFilter,
  PostHighlight,
  PostLive,
  PostPage,
  PostPin,
  PostRef,
  PostVersions,
} from './posts.schemas.ts'

const all = '/v1/social/posts' as const
const one = `${all}/{id}` as const

export const postsApi = {
  list: anyone
    .route({ method: 'GET', path: all, summary: 'Posts que você pode ver, por páginas' })
    .input(PostFilter)
    .output(PostPage)
    .handler(({ context, input }) => listPosts(context, input)),
  show: anyone
    .route({ method: 'GET', path: one, summary: 'Um post' })
    .input(PostRef)
    .output(PostCard)
    .handler(({ context, input }) => showPost(context, input.id)),
  addresses: anyone
    .route({ method: 'GET', path: '/v1/social/post-addresses', summary: 'Endereços dos posts abertos (mapa do site)' })
    .input(PostAddressPage)
    .output(PostAddresses)
    .handler(({ context, input }) => listAddresses(context, input)),
  versions: anyone
    .route({ method: 'GET', path: `${one}/versions`, summary: 'O que um post dizia antes de cada edição' })
    .input(PostRef)
    .output(PostVersions)
    .handler(({ context, input }) => listVersions(context, input.id)),
  picture: refusing(anyone, 'too_many')
    .route({ method: 'GET', path: `${one}/picture`, summary: 'A imagem de um post aberto, para links em outros sites' })
    .input(PostRef)
    .output(z.file())
    .handler(({ context, input }) => drawPostPicture(context, input.id)),
  live: refusing(anyone, 'too_many')
    .route({ method: 'GET', path: `${one}/live`, summary: 'Contadores ao vivo (SSE, retoma por Last-Event-ID)' })
    .input(PostRef)
    .output(eventIterator(PostLive))
    .handler(({ context, input, lastEventId, signal }) => followPostCounts(context, input.id, { lastEventId, signal })),
  create: refusing(login, 'too_many')
    .route({ method: 'POST', path: all, successStatus: 201, summary: 'Publica um post' })
    .input(PostCreate)
    .output(PostCard)
    .handler(({ context, input }) => createPost(context, input)),
  update: owner
    .route({ method: 'PUT', path: one, summary: 'Edita um post' })
    .input(PostChange)
    .output(PostCard)
    .handler(({ context, input }) => changePost(context, input)),
  pin: owner
    .route({ method: 'PUT', path: `${one}/pin`, summary: 'Fixa um post no seu perfil, ou solta' })
    .input(PostPin)
    .output(PostCard)
    .handler(({ context, input }) => pinPost(context, input)),
  highlight: whoCan('posts.manage')
    .route({ method: 'PUT', path: `${one}/highlight`, summary: 'Põe um post nos destaques, ou tira' })
    .input(PostHighlight)
    .output(PostCard)
    .handler(({ context, input }) => highlightPost(context, input)),
  remove: owner
    .route({ method: 'DELETE', path: one, successStatus: 204, summary: 'Apaga um post' })
    .input(PostRef)
    .output(z.void())
    .handler(({ context, input }) => deletePost(context, input.id)),
  restore: owner
    .route({ method: 'POST', path: `${one}/restore`, summary: 'Traz de volta um post apagado' })
    .input(z.object({ id: rowId }))
    .output(PostCard)
    .handler(({ context, input }) => restorePost(context, input.id)),
}
