import type { Permission } from '#platform/access/permissions.ts'

/** How a viewer stands to the owner, and what they may. */
export type Standing = {
  is_owner?: boolean
  /** One of the two blocked the other. */
  apart?: boolean
  follows?: boolean
  mutes?: boolean
  /** Groups of the owner's that they belong to. */
  member_of?: readonly ('alunos' | 'consultoria' | 'pago')[]
  /** 'all': an admin. */
  may?: 'all' | readonly Permission[]
}

const everyGroup = ['alunos', 'consultoria', 'pago'] as const

/**
 * Everybody who looks. People who are apart from the owner are members of all groups and followed before: a block is
 * stronger than what was paid.
 */
export const viewers = {
  visitor: {},
  stranger: {},
  follower: { follows: true },
  'member of every group': { member_of: everyGroup },
  'whom the owner blocked': { apart: true, member_of: everyGroup },
  'who blocked the owner': { apart: true, member_of: everyGroup },
  'who muted the owner': { mutes: true, follows: true },
  owner: { is_owner: true },
  'helper without role': { may: [] },
  moderator: { may: ['reports.manage'] },
  gardener: { may: ['plants.manage'] },
  editor: { may: ['posts.manage', 'comments.manage'] },
  admin: { may: 'all' },
} satisfies Record<string, Standing>
export type ViewerName = keyof typeof viewers
export const viewerNames = Object.keys(viewers) as ViewerName[]
export const standing = (name: ViewerName): Standing => viewers[name]

export type Kind =
  | 'plant'
  | 'space'
  | 'plan'
  | 'item'
  | 'update'
  | 'post'
  | 'comment'
  | 'hashtag'
  | 'person'
  | 'receiver'

/** A thing as the rules see it. */
export type Rule = {
  kind: Kind
  /** Private, or hidden by the moderation: its owner's and the staff's. */
  closed?: boolean
  deleted?: boolean
  audience?: 'todos' | 'seguidores' | 'alunos' | 'consultoria' | 'pago'
  /** What it stands on: who may not see that does not see this. */
  on?: Rule
  /** Whose it is: the owner's, or somebody's with whom nobody here has to do. */
  by?: 'owner' | 'somebody'
  /** Who sees it although it is closed. */
  staff?: Permission
}

/** Who may see a thing: the sentences of the privacy policy, written independently of the code under test. */
export function maySee(thing: Rule, viewer: Standing): boolean {
  // What is deleted is nobody's.
  if (thing.deleted) return false
  // Nobody sees what is said about something that they may not see.
  if (thing.on && !maySee(thing.on, viewer)) return false
  const owns = thing.by !== 'somebody' && viewer.is_owner
  // One's own is always one's own; staff sees what it looks after.
  if (owns || (thing.staff && mayManage(viewer, thing.staff))) return true
  // What is private or hidden is seen by nobody else.
  if (thing.closed) return false
  // People who are apart see nothing of each other.
  if (thing.by !== 'somebody' && viewer.apart) return false
  // A post is for whom its author wrote it.
  if (thing.audience === 'seguidores') return !!viewer.follows
  if (thing.audience && thing.audience !== 'todos') return !!viewer.member_of?.includes(thing.audience)
  return true
}

const mayManage = ({ may }: Standing, permission: Permission) => may === 'all' || !!may?.includes(permission)
