import { z } from 'zod'
import { Opened } from '#shared/opened.ts'
import { PageInput, pageOf, queryBoolean } from '#shared/pagination.ts'
import { PhotoDocument } from '#shared/photo-document.ts'
import { rowId } from '#shared/row-id.ts'
import { type NetworkName, networks } from './networks.kinds.ts'
import { handleOf, siteOf } from './networks.model.ts'

const id = z.number().int()

/** Digits are an id (no nickname is numeric), anything else a nickname. */
export const UserRef = z.object({ id_or_nickname: z.string().min(1).max(60) })
export type UserRef = z.infer<typeof UserRef>

export const UserFilter = PageInput.extend({
  order_by: z.enum(['created_at', 'nickname', 'saves_count']).default('created_at'),
})
export type UserFilter = z.infer<typeof UserFilter>

/** Public data of a user. Followers are saves of the user. */
export const UserCard = z.object({
  id,
  nickname: z.string(),
  bio: z.string(),
  photo: z.object({ document: PhotoDocument }).nullable(),
  created_at: z.date(),
  saves_count: z.number().int(),
  is_save: z.boolean(),
})
export type UserCard = z.infer<typeof UserCard>

export const UserProfile = UserCard.extend({
  /** Opted in to lists, search and search engines. */
  discoverable: z.boolean(),
  following_count: z.number().int(),
  networks: z.array(
    z.object({
      name: z.enum(['instagram', 'youtube', 'tiktok', 'x', 'site']),
      label: z.string(),
      handle: z.string(),
      url: z.string(),
    }),
  ),
  /** By the viewer. */
  muted: z.boolean(),
  can: z.object({ update: z.boolean(), save: z.boolean() }),
  /** Only in the viewer's own profile. */
  own: z
    .object({
      email: z.string(),
      email_verified_at: z.date().nullable(),
      photo_file_id: id.nullable(),
    })
    .nullable(),
})
export type UserProfile = z.infer<typeof UserProfile>

const handle = (name: NetworkName) =>
  z
    .string()
    .trim()
    .max(200)
    .transform((typed, issues) => {
      const found = handleOf(name, typed)
      if (found) return found
      issues.addIssue({
        code: 'custom',
        message: `Escreva só o seu nome no ${networks[name].label}, como ${networks[name].placeholder}.`,
      })
      return z.NEVER
    })
    .optional()

const site = z
  .string()
  .trim()
  .max(200)
  .transform((typed, issues) => {
    const found = siteOf(typed)
    if (found) return found
    issues.addIssue({ code: 'custom', message: 'Escreva o endereço do site, como meujardim.com.br.' })
    return z.NEVER
  })
  .optional()

export const Networks = z.object({
  instagram: handle('instagram'),
  youtube: handle('youtube'),
  tiktok: handle('tiktok'),
  x: handle('x'),
  site,
})

export const MyProfileChange = z.object({
  bio: z.string().trim().max(500, 'Use no máximo 500 caracteres.').default(''),
  discoverable: queryBoolean.default(false),
  networks: Networks.default({}),
  /** One of the user's uploads; empty = no photo. */
  photo_file_id: rowId.nullable().default(null),
  opened: Opened,
})
export type MyProfileChange = z.infer<typeof MyProfileChange>

/** For the sitemap: discoverable users by age, in files. */
export const PeoplePage = z.object({
  page: z.coerce.number().int().min(1).max(10_000),
  per_file: z.coerce.number().int().min(1).max(5000),
})
export const PeopleAddresses = z.object({
  data: z.array(z.object({ nickname: z.string() })),
  total: z.number().int(),
})

/** Followers, or followed users, of the viewer. */
export const FollowFilter = PageInput.pick({ page: true, per_page: true, show: true })
export type FollowFilter = z.infer<typeof FollowFilter>

/** `hidden`: followers who are not discoverable. */
export const FollowPage = pageOf(UserCard).extend({ hidden: z.number().int() })
export type FollowPage = z.infer<typeof FollowPage>
