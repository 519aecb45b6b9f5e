import { users } from '#domains/people/accounts/users/users.table.ts'
import { thumbnailUrl } from '#platform/files/thumbnail-url.ts'

/** A person as the pages of a store show them; join `users`. */
export const personColumns = {
  id: users.id,
  nickname: users.nickname,
  photo_url: thumbnailUrl(users.photo_file_id),
}
