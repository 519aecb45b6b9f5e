import { anyone, signedInOnly } from '#platform/procedure.ts'
import { pageOf } from '#shared/pagination.ts'
import { listFollowers, listFollowing } from './follows.queries.ts'
import { updateMe } from './users.actions.ts'
import { listPeopleAddresses, listUsers, showUser } from './users.queries.ts'
import {
  FollowFilter,
  FollowPage,
  MyProfileChange,
  PeopleAddresses,
  PeoplePage,
  UserCard,
  UserFilter,
  UserProfile,
  UserRef,
} from './users.schemas.ts'

export const usersApi = {
  list: anyone
    .route({ method: 'GET', path: '/v1/user/users', summary: 'Pessoas que escolheram ser encontradas' })
    .input(UserFilter)
    .output(pageOf(UserCard))
    .handler(({ context, input }) => listUsers(context, input)),
  show: anyone
    .route({ method: 'GET', path: '/v1/user/users/{id_or_nickname}', summary: 'O perfil público de uma pessoa' })
    .input(UserRef)
    .output(UserProfile)
    .handler(({ context, input }) => showUser(context, input.id_or_nickname)),
  addresses: anyone
    .route({ method: 'GET', path: '/v1/user/addresses', summary: 'Quem escolheu ser encontrado, para o mapa do site' })
    .input(PeoplePage)
    .output(PeopleAddresses)
    .handler(({ context, input }) => listPeopleAddresses(context, input)),
  following: signedInOnly
    .route({ method: 'GET', path: '/v1/user/follow/following', summary: 'Quem a pessoa da sessão segue' })
    .input(FollowFilter)
    .output(FollowPage)
    .handler(({ context, input }) => listFollowing(context, input)),
  followers: signedInOnly
    .route({ method: 'GET', path: '/v1/user/follow/followers', summary: 'Quem segue a pessoa da sessão' })
    .input(FollowFilter)
    .output(FollowPage)
    .handler(({ context, input }) => listFollowers(context, input)),
  updateMe: signedInOnly
    .route({ method: 'PUT', path: '/v1/user/users/me', summary: 'Muda o próprio perfil' })
    .input(MyProfileChange)
    .output(UserProfile)
    .handler(({ context, input }) => updateMe(context, input)),
}
