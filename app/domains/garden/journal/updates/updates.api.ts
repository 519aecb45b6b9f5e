import { z } from 'zod'
import { HarvestHoldsOf, HeldPlants } from '#domains/garden/garden/harvest-holds/harvest-holds.schemas.ts'
import { listHarvestHolds } from '#domains/garden/garden/index.ts'
import { PlantRef } from '#domains/garden/garden/plants/plants.schemas.ts'
import { anyone, login, Nothing, owner } from '#platform/procedure.ts'
import { pageOf } from '#shared/pagination.ts'
import { PhotoDocument } from '#shared/photo-document.ts'
import { writeAct } from '../acts/write-act.actions.ts'
import { listCare } from '../care/care.queries.ts'
import { Care, CareFilter } from '../care/care.schemas.ts'
import { listAlbum } from '../photos/album.queries.ts'
import { AlbumFilter, AlbumPhoto, PhotoCopy, SpaceAlbumFilter, SpacePhoto } from '../photos/album.schemas.ts'
import { copyPlantPhoto } from '../photos/copy-photo.actions.ts'
import { postPhotos } from '../photos/post-photos.actions.ts'
import { listSpaceAlbum } from '../photos/space-album.queries.ts'
import { timeLapse } from '../photos/time-lapse.export.ts'
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
import { hasNoted, showUsual } from './usual.queries.ts'
import { Noted, Usual, UsualOf } from './usual.schemas.ts'

const area = '/v1/plan-cultivation' as const
const ofPlant = `${area}/plant/{id_or_slug}/updates` as const
const one = `${area}/update/{id}` as const

export const updatesApi = {
  list: anyone.get(ofPlant, 'Atualizações de uma planta', UpdateFilter, UpdatePage, listUpdates),
  ofSpace: anyone.get(`${area}/space/{slug}/updates`, 'O que aconteceu em um espaço', SpaceUpdateFilter, UpdatePage, listSpaceUpdates),
  spaceAlbum: anyone.get('/v1/plan-cultivation/space/{slug}/photo', 'As fotos de um espaço, por data', SpaceAlbumFilter, pageOf(SpacePhoto), listSpaceAlbum),
  postPhotos: owner.create(`${area}/plant/{id_or_slug}/photos`, 'Várias fotos de uma planta, cada uma no dia em que foi tirada', PhotosPost, PhotosAnswer, postPhotos),
  album: anyone.get(`${area}/plant/{id_or_slug}/photos`, 'Fotos de uma planta, por data', AlbumFilter, pageOf(AlbumPhoto), listAlbum),
  copyPhoto: owner
    .refusing('too_many')
    .create(`${area}/plant/{id_or_slug}/photos/{photo_id}/copy`, 'Uma cópia de uma foto de uma planta sua, para um post', PhotoCopy, PhotoDocument, copyPlantPhoto),
  timeLapse: login
    .refusing('not_found', 'too_many')
    .get(`${area}/plant/{id_or_slug}/photos/time-lapse`, 'As fotos de uma planta em WebP animado, por data', PlantRef, z.file(), (ctx, { id_or_slug }) =>
      timeLapse(ctx, id_or_slug),
    ),
  care: anyone.get(`${area}/last-care`, 'Última rega e última alimentação de cada planta', CareFilter, z.object({ data: z.array(Care) }), (ctx, { plants_id }) =>
    listCare(ctx, plants_id),
  ),
  usual: login.get(`${area}/update-usual`, 'O que você costuma anotar, e do que escolher', UsualOf, Usual, showUsual),
  holds: login.get(`${area}/harvest-hold`, 'Quais destas plantas suas esperam a carência de um tratamento, e até quando', HarvestHoldsOf, HeldPlants, listHarvestHolds),
  noted: login.get(`${area}/update-noted`, 'Se você já anotou alguma coisa', Noted, hasNoted),
  post: owner.comparing.create(ofPlant, 'Escreve uma atualização', UpdateCreate, UpdateCard, postUpdate),
  remove: owner.delete(`${ofPlant}/{update_id}`, 'Apaga uma atualização', UpdateRef, Nothing, deleteUpdate),
  act: owner.comparing.create(`${area}/update`, 'Registra de uma vez em muitas plantas, ou em um espaço', ActInput, ActAnswer, (ctx, input) => writeAct(ctx, input)),
  show: anyone.get(one, 'Uma atualização', UpdateId, UpdateDetail, (ctx, { id }) => showUpdateDetail(ctx, id)),
  change: owner.put(one, 'Corrige uma atualização, ou em todas as plantas do registro; o que dizia fica no histórico', UpdateChange, UpdateCard, changeUpdate),
  takeAway: owner.delete(one, 'Apaga uma atualização, ou de todas as plantas do registro', UpdateDelete, Nothing, removeUpdate),
}
