import { z } from 'zod'
import { anyone, whoCan } from '#platform/procedure.ts'
import type { TextKind } from './text.kinds.ts'
import { createText, publishText, removeText, updateText } from './texts.actions.ts'
import { currentText, listTexts, showText, upcomingText } from './texts.queries.ts'
import {
  CurrentText,
  TextChange,
  TextDetail,
  TextFilter,
  TextInput,
  TextPublication,
  TextRef,
  TextVersionPage,
  UpcomingText,
} from './texts.schemas.ts'

const staff = whoCan('legal.manage')

/** The calls of one kind of text. */
export function textsApi(kind: TextKind) {
  const root = `/v1/user/${kind.call}` as const
  const all = `${root}/versions` as const
  const one = `${all}/{slug}` as const
  return {
    current: anyone
      .route({ method: 'GET', path: `${root}/current`, summary: `${kind.title}: a versão atual` })
      .output(CurrentText)
      .handler(({ context }) => currentText(context, kind)),
    upcoming: anyone
      .route({ method: 'GET', path: `${root}/upcoming`, summary: `${kind.title}: a próxima versão já publicada` })
      .output(z.object({ next: UpcomingText.nullable() }))
      .handler(({ context }) => upcomingText(context, kind)),
    show: anyone
      .route({ method: 'GET', path: one, summary: `${kind.title}: uma versão` })
      .input(TextRef)
      .output(TextDetail)
      .handler(({ context, input }) => showText(context, kind, input.slug)),
    list: staff
      .route({ method: 'GET', path: all, summary: `${kind.title}: todas as versões` })
      .input(TextFilter)
      .output(TextVersionPage)
      .handler(({ context, input }) => listTexts(context, kind, input)),
    create: staff
      .route({ method: 'POST', path: all, successStatus: 201, summary: `${kind.title}: novo rascunho` })
      .input(TextInput)
      .output(TextDetail)
      .handler(({ context, input }) => createText(context, kind, input)),
    update: staff
      .route({ method: 'PUT', path: one, summary: `${kind.title}: muda um rascunho` })
      .input(TextChange)
      .output(TextDetail)
      .handler(({ context, input }) => updateText(context, kind, input)),
    publish: staff
      .route({ method: 'PUT', path: `${one}/publication`, summary: `${kind.title}: publica um rascunho` })
      .input(TextPublication)
      .output(TextDetail)
      .handler(({ context, input }) => publishText(context, kind, input)),
    remove: staff
      .route({ method: 'DELETE', path: one, successStatus: 204, summary: `${kind.title}: apaga um rascunho` })
      .input(TextRef)
      .output(z.void())
      .handler(({ context, input }) => removeText(context, kind, input.slug)),
  }
}
