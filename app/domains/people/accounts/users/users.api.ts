import { anyone, signedInOnly } from '#platform/procedure.ts'
import { pageOf } from '#shared/pagination.ts'
import { listFollowers, listFollowing } from './follows.queries.ts'
import { updateMe } from './users.actions.ts'
import { listPeopleAddresses, listUsers, showUser } from './users.queries.ts'
import { FollowFilter, FollowPage, MyProfileChange, PeopleAddresses, PeoplePage, UserCard, UserFilter, UserProfile, UserRef } from './users.schemas.ts'

export const usersApi = {
  list: anyone.get('/v1/user/users', 'Pessoas que escolheram ser encontradas', UserFilter, pageOf(UserCard), listUsers),
  show: anyone.get('/v1/user/users/{id_or_nickname}', 'O perfil público de uma pessoa', UserRef, UserProfile, (ctx, { id_or_nickname }) => showUser(ctx, id_or_nickname)),
  addresses: anyone.get('/v1/user/addresses', 'Quem escolheu ser encontrado, para o mapa do site', PeoplePage, PeopleAddresses, listPeopleAddresses),
  following: signedInOnly.get('/v1/user/follow/following', 'Quem a pessoa da sessão segue', FollowFilter, FollowPage, listFollowing),
  followers: signedInOnly.get('/v1/user/follow/followers', 'Quem segue a pessoa da sessão', FollowFilter, FollowPage, listFollowers),
  updateMe: signedInOnly.put('/v1/user/users/me', 'Muda o próprio perfil', MyProfileChange, UserProfile, updateMe),
}
