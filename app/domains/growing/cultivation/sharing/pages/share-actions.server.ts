import { z } from 'zod'
import { checkbox, formOf, submit } from '#web/form.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { ShareLinkId, ShareMake } from '../share-links.schemas.ts'

type Args = Parameters<typeof submit>[0]
type About = z.infer<typeof ShareMake>['target']

const Make = ShareMake.omit({ target: true, id_or_slug: true }).extend({ form: z.literal('make'), discreet: checkbox })
const End = ShareLinkId.extend({ form: z.literal('end') })

/** Creates or revokes a link, and redirects to the list. */
export async function shareAction(args: Args, target: About, id_or_slug: string) {
  const back = (text: string) => redirectWithToast(args.url.pathname, text)
  const form = (await formOf(args.request)).get('form')
  if (form === 'end')
    return submit(args, End, async ({ cultivation: { shareLinks } }, { id }) => {
      await shareLinks.end({ id })
      return back('O link foi desfeito: ninguém mais abre.')
    })
  return submit(args, Make, async ({ cultivation: { shareLinks } }, { form: _, ...input }) => {
    await shareLinks.make({ ...input, target, id_or_slug })
    return back('Link pronto. Copie e envie para quem quiser.')
  })
}
