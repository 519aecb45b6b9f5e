import type { UserCard } from '../users/users.schemas.ts'

/** URL of the smallest stored size that is at least this many pixels wide. */
export function photoOf({ photo }: Pick<UserCard, 'photo'>, width: number) {
  const sizes = photo?.document.sizes ?? []
  return sizes.find((size) => size.width >= width)?.url ?? photo?.document.url
}
