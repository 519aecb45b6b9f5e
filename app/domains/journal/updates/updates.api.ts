import { z } from 'zod'
import { anyone, login, owner } from '#platform/procedure.ts'
import { pageOf } from '#shared/pagination.ts'
import { writeAct } from '../acts/write-act.actions.ts'
import { listCare } from '../care/care.queries.ts'
import { Care, CareFilter } from '../care/care.schemas.ts'
import { listAlbum } from '../photos/album.queries.ts'
import { AlbumFilter, AlbumPhoto, SpaceAlbumFilter, SpacePhoto } from '../photos/album.schemas.ts'
import { postPhotos } from '../photos/post-photos.actions.ts'
import { listSpaceAlbum } from '../photos/space-album.queries.ts'
import { showUpdateDetail } from './update-detail.queries.ts'
import { changeUpdate, deleteUpdate, postUpdate, removeUpdate } from './updates.actions.ts'
import { listSpaceUpdates, listUpdates } from './updates.queries.ts'
import {
  ActAnswer,
  ActInput,
  PhotosAnswer,
  PhotosPost,
  SpaceUpdateFilter,
  UpdateCard,
  UpdateChange,
  UpdateCreate,
  UpdateDelete,
  UpdateDetail,
  UpdateFilter,
  UpdateId,
  UpdatePage,
  UpdateRef,
} from './updates.schemas.ts'
import { showUsual } from './usual.queries.ts'
import { Usual, UsualOf } from './usual.schemas.ts'

const area = '/v1/plan-cultivation' as const
const ofPlant = `${area}/plant/{id_or_slug}/updates` as const
const one = `${area}/update/{id}` as const

export const updatesApi = {
  list: anyone
    .route({ method: 'GET', path: ofPlant, summary: 'Atualizações de uma planta' })
    .input(UpdateFilter)
    .output(UpdatePage)
    .handler(({ context, input }) => listUpdates(context, input)),
  ofSpace: anyone
    .route({ method: 'GET', path: `${area}/space/{slug}/updates`, summary: 'O que aconteceu em um espaço' })
    .input(SpaceUpdateFilter)
    .output(UpdatePage)
    .handler(({ context, input }) => listSpaceUpdates(context, input)),
  spaceAlbum: anyone
    .route({
      method: 'GET',
      path: '/v1/plan-cultivation/space/{slug}/photo',
      summary: 'As fotos de um espaço, por data',
    })
    .input(SpaceAlbumFilter)
    .output(pageOf(SpacePhoto))
    .handler(({ context, input }) => listSpaceAlbum(context, input)),
  postPhotos: owner
    .route({
      method: 'POST',
      path: `${area}/plant/{id_or_slug}/photos`,
      successStatus: 201,
      summary: 'Várias fotos de uma planta, cada uma no dia em que foi tirada',
    })
    .input(PhotosPost)
    .output(PhotosAnswer)
    .handler(({ context, input }) => postPhotos(context, input)),
  album: anyone
    .route({ method: 'GET', path: `${area}/plant/{id_or_slug}/photos`, summary: 'Fotos de uma planta, por data' })
    .input(AlbumFilter)
    .output(pageOf(AlbumPhoto))
    .handler(({ context, input }) => listAlbum(context, input)),
  care: anyone
    .route({ method: 'GET', path: `${area}/last-care`, summary: 'Última rega e última alimentação de cada planta' })
    .input(CareFilter)
    .output(z.object({ data: z.array(Care) }))
    .handler(({ context, input }) => listCare(context, input.plants_id)),
  usual: login
    .route({ method: 'GET', path: `${area}/update-usual`, summary: 'O que você costuma anotar, e do que escolher' })
    .input(UsualOf)
    .output(Usual)
    .handler(({ context, input }) => showUsual(context, input)),
  post: owner
    .route({ method: 'POST', path: ofPlant, successStatus: 201, summary: 'Escreve uma atualização' })
    .input(UpdateCreate)
    .output(UpdateCard)
    .handler(({ context, input }) => postUpdate(context, input)),
  remove: owner
    .route({ method: 'DELETE', path: `${ofPlant}/{update_id}`, successStatus: 204, summary: 'Apaga uma atualização' })
    .input(UpdateRef)
    .output(z.void())
    .handler(({ context, input }) => deleteUpdate(context, input)),
  act: owner
    .route({
      method: 'POST',
      path: `${area}/update`,
      successStatus: 201,
      summary: 'Registra de uma vez em muitas plantas, ou em um espaço',
    })
    .input(ActInput)
    .output(ActAnswer)
    .handler(({ context, input }) => writeAct(context, input)),
  show: anyone
    .route({ method: 'GET', path: one, summary: 'Uma atualização' })
    .input(UpdateId)
    .output(UpdateDetail)
    .handler(({ context, input }) => showUpdateDetail(context, input.id)),
  change: owner
    .route({
      method: 'PUT',
      path: one,
      summary: 'Corrige uma atualização, ou em todas as plantas do registro; o que dizia fica no histórico',
    })
    .input(UpdateChange)
    .output(UpdateCard)
    .handler(({ context, input }) => changeUpdate(context, input)),
  takeAway: owner
    .route({
      method: 'DELETE',
      path: one,
      successStatus: 204,
      summary: 'Apaga uma atualização, ou de todas as plantas do registro',
    })
    .input(UpdateDelete)
    .output(z.void())
    .handler(({ context, input }) => removeUpdate(context, input)),
}
