import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { checkbox, submit } from '#web/form.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import type { GrowRef } from '../grow-export.schemas.ts'

type Args = { request: Request; url: URL; context: Readonly<RouterContextProvider> }

/** Requests the PDF of a large grow and redirects back, where its progress is shown. */
export const askPdf = (args: Args, of: Omit<GrowRef, 'discreet'>) =>
  submit(args, z.object({ discreto: checkbox }), async (api, { discreto }) => {
    const { name } = await api.cultivation.growExport.requestPdf({ ...of, discreet: discreto })
    const text = 'Pedido feito. A gente avisa por e-mail quando o PDF estiver pronto.'
    return redirectWithToast(`/cultivo/${name}/exportar`, text)
  })
