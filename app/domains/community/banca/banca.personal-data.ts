import { eq, inArray, or, sql } from 'drizzle-orm'
import type { Person, PersonalTable } from '#platform/personal-data.ts'
import { audience_members } from './audiences/audience-members.table.ts'
import { feed_readings } from './feeds/feed-readings.table.ts'
import { post_hashtags } from './hashtags/hashtags.table.ts'
import { post_mentions, post_photos, post_versions, posts } from './posts/posts.table.ts'

const ownPosts = ({ id }: Person) => sql`(select p.id from posts p where p.created_by = ${id})`

export const bancaPersonalData: PersonalTable[] = [
  {
    table: post_photos,
    label: 'Fotos dos seus posts',
    tie: true,
    rows: (person) => inArray(post_photos.post_id, ownPosts(person)),
    exported: { file: 'posts-fotos' },
    erased: 'deleted',
  },
  {
    table: post_versions,
    label: 'O que os seus posts diziam antes de cada edição',
    rows: (person) => inArray(post_versions.post_id, ownPosts(person)),
    exported: { file: 'posts-versoes' },
    erased: 'deleted',
  },
  {
    table: post_hashtags,
    label: 'Hashtags dos seus posts',
    tie: true,
    rows: ({ id }) => eq(post_hashtags.created_by, id),
    exported: { file: 'posts-hashtags' },
    erased: 'deleted',
  },
  {
    table: post_mentions,
    label: 'Quem você mencionou, e onde mencionaram você',
    tie: true,
    rows: (person) => or(inArray(post_mentions.post_id, ownPosts(person)), eq(post_mentions.user_id, person.id)),
    exported: { file: 'posts-mencoes' },
    erased: 'deleted',
  },
  {
    table: posts,
    label: 'Seus posts na banca',
    rows: ({ id }) => eq(posts.created_by, id),
    exported: { file: 'posts', omit: ['idempotency_key', 'rank', 'search'] },
    erased: 'deleted',
  },
  {
    table: audience_members,
    label: 'Grupos cujos posts você pode ler',
    tie: true,
    rows: ({ id }) => or(eq(audience_members.user_id, id), eq(audience_members.author_id, id)),
    exported: { file: 'grupos' },
    erased: 'deleted',
  },
  {
    table: feed_readings,
    label: 'Ordem dos feeds que você abriu no último dia',
    tie: true,
    rows: ({ id }) => eq(feed_readings.viewer_id, id),
    exported: { not: 'É só a ordem em que o feed apareceu, e some em um dia.' },
    erased: 'deleted',
  },
]
