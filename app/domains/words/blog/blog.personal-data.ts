import { eq, inArray, sql } from 'drizzle-orm'
import { isActive } from '#domains/people/accounts/users/users.policy.ts'
import type { Person, PersonalTable } from '#platform/personal-data.ts'
import { newsletter_recipients, newsletters } from './newsletter/newsletters.table.ts'
import {
  blog_authors,
  blog_old_slugs,
  blog_post_photos,
  blog_post_tags,
  blog_posts,
  blog_previews,
  blog_revisions,
} from './posts/blog-posts.table.ts'
import { handOver } from './posts/hand-over.actions.ts'

/** Begun by the person: a post that others sign too is handed to the next of them before. */
const own = ({ id }: Person) => sql`(select p.id from blog_posts p where p.created_by = ${id})`

export const blogPersonalData: PersonalTable[] = [
  {
    table: newsletters,
    label: 'Postagens que você mandou por e-mail, da equipe',
    tie: true,
    rows: ({ id }) => eq(newsletters.sent_by, id),
    exported: { file: 'blog-envios' },
    erased: {
      anonymised: () => ({ sent_by: null }),
      why: 'Quem recebeu continua sabendo o que recebeu, sem o seu nome.',
    },
    beforeErased: handOver,
  },
  {
    table: blog_previews,
    label: 'Links de prévia que você criou',
    tie: true,
    rows: ({ id }) => eq(blog_previews.created_by, id),
    exported: { not: 'São só chaves, e acabam em uma semana.' },
    erased: 'deleted',
  },
  {
    table: newsletter_recipients,
    label: 'E-mails do blog enviados a você',
    tie: true,
    rows: ({ id }) => eq(newsletter_recipients.user_id, id),
    exported: { file: 'blog-emails' },
    erased: 'deleted',
  },
  {
    table: blog_authors,
    label: 'Postagens do blog que você assina',
    tie: true,
    rows: ({ id }) => eq(blog_authors.user_id, id),
    exported: { file: 'blog-autoria' },
    erased: 'deleted',
  },
  {
    table: blog_revisions,
    label: 'Versões das suas postagens no blog',
    rows: ({ id }) => eq(blog_revisions.written_by, id),
    exported: { file: 'blog-versoes' },
    erased: {
      anonymised: () => ({ written_by: null }),
      why: 'As de postagens que só você assina somem com elas; as outras ficam com quem assina junto, sem o seu nome.',
    },
  },
  ...([blog_post_photos, blog_post_tags, blog_old_slugs] as const).map(
    (table, at): PersonalTable => ({
      table,
      label:
        ['Fotos das suas postagens no blog', 'Tags das suas postagens', 'Endereços antigos das suas postagens'][at] ??
        '',
      tie: true,
      rows: (person) => inArray(table.blog_post_id, own(person)),
      exported: { file: ['blog-fotos', 'blog-tags', 'blog-enderecos'][at] ?? '' },
      erased: 'deleted',
    }),
  ),
  {
    table: blog_posts,
    label: 'Suas postagens no blog',
    rows: ({ id }) => eq(blog_posts.created_by, id),
    // What others sign too stays with them (hand-over.actions.ts).
    lost: ({ id }) => sql`${blog_posts.created_by} = ${id} and ${blog_posts.deleted_at} is null and not exists (
      select from blog_authors a join users on users.id = a.user_id
      where a.blog_post_id = ${blog_posts.id} and a.user_id <> ${id} and ${isActive()})`,
    exported: { file: 'blog-postagens', omit: ['idempotency_key', 'search', 'text'] },
    erased: 'deleted',
  },
]
