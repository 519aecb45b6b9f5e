/** Feeds of posts. All but `ranked` and the filling of `following` are by time, newest first. */
export const feedKinds = [
  'following',
  'ranked',
  'recent',
  'highlights',
  'students',
  'members',
  'paid',
  'saved',
] as const
export type FeedKind = (typeof feedKinds)[number]

/** New posts are counted up to here. */
export const MOST_NEWS = 21
