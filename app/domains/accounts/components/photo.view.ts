import type { UserCard } from '../users/users.schemas.ts'

/** The smallest picture that is sharp at so many pixels. */
export function photoOf({ photo }: Pick<UserCard, 'photo'>, width: number) {
  const sizes = photo?.document.sizes ?? []
  return sizes.find((size) => size.width >= width)?.url ?? photo?.document.url
}
