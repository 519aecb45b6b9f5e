import { z } from 'zod'
import type { Client } from './api-for.server.ts'
import { formOf, submit } from './form.server.ts'
import { redirectWithToast } from './toast.server.ts'

type Thing = {
  remove: (api: Client) => Promise<unknown>
  archive: (api: Client, archived: boolean) => Promise<{ slug: string; archived: boolean }>
  /** URL to redirect to after deletion, and prefix of the thing's own page, before its slug. */
  list: string
  page: string
  words: { deleted: string; archived: string; back: string }
}

const Intent = z.object({ intent: z.enum(['archive', 'restore', 'delete']) })

/** Handles the form of `ArchiveOrDelete`; undefined when another form of the page was sent. */
export async function archivedOrDeleted(
  args: Parameters<typeof submit>[0],
  { remove, archive, list, page, words }: Thing,
) {
  if (!(await formOf(args.request)).get('intent')) return undefined
  return submit(args, Intent, async (api, { intent }) => {
    if (intent === 'delete') {
      await remove(api)
      return redirectWithToast(list, words.deleted)
    }
    const { slug, archived } = await archive(api, intent === 'archive')
    return redirectWithToast(`${page}/${slug}`, archived ? words.archived : words.back)
  })
}
