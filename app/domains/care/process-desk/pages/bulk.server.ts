import { z } from 'zod'
import { plural } from '#shared/numbers.ts'
import { submit } from '#web/form.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { ProcessBulk } from '../bulk/bulk.schemas.ts'

const Chosen = ProcessBulk.omit({ tokens: true }).extend({
  ids: z.array(z.uuid()).min(1, 'Marque ao menos um processo.').max(100),
})

/** The action of a list of processes: back to it, saying how many changed and which could not. */
export const bulkAction = (args: Parameters<typeof submit>[0]) =>
  submit(args, Chosen, async ({ processDesk }, { ids, ...what }) => {
    const { done, left } = await processDesk.bulk({ tokens: ids, ...what })
    const could = left.map(({ number, why }) => `${number ? `nº ${number}` : 'um deles'}: ${why}`).join(' ')
    return redirectWithToast(
      args.url.pathname + args.url.search,
      `${plural(done, 'processo mudou', 'processos mudaram')}.${could && ` Ficaram ${could}`}`,
      done ? 'success' : 'error',
    )
  })
