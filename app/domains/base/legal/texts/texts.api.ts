import { z } from 'zod'
import { anyone, Nothing, whoCan } from '#platform/procedure.ts'
import type { TextKind } from './text.kinds.ts'
import { createText, publishText, removeText, updateText } from './texts.actions.ts'
import { currentText, listTexts, showText, upcomingText } from './texts.queries.ts'
import { CurrentText, TextChange, TextDetail, TextFilter, TextInput, TextPublication, TextRef, TextVersionPage, UpcomingText } from './texts.schemas.ts'

const staff = whoCan('legal.manage')

/** The calls of one kind of text. */
export function textsApi(kind: TextKind) {
  const root = `/v1/user/${kind.call}` as const
  const all = `${root}/versions` as const
  const one = `${all}/{slug}` as const
  return {
    current: anyone.get(`${root}/current`, `${kind.title}: a versão atual`, CurrentText, (ctx) => currentText(ctx, kind)),
    upcoming: anyone.get(`${root}/upcoming`, `${kind.title}: a próxima versão já publicada`, z.object({ next: UpcomingText.nullable() }), (ctx) => upcomingText(ctx, kind)),
    show: anyone.get(one, `${kind.title}: uma versão`, TextRef, TextDetail, (ctx, { slug }) => showText(ctx, kind, slug)),
    list: staff.get(all, `${kind.title}: todas as versões`, TextFilter, TextVersionPage, (ctx, input) => listTexts(ctx, kind, input)),
    create: staff.create(all, `${kind.title}: novo rascunho`, TextInput, TextDetail, (ctx, input) => createText(ctx, kind, input)),
    update: staff.put(one, `${kind.title}: muda um rascunho`, TextChange, TextDetail, (ctx, input) => updateText(ctx, kind, input)),
    publish: staff.put(`${one}/publication`, `${kind.title}: publica um rascunho`, TextPublication, TextDetail, (ctx, input) => publishText(ctx, kind, input)),
    remove: staff.delete(one, `${kind.title}: apaga um rascunho`, TextRef, Nothing, (ctx, { slug }) => removeText(ctx, kind, slug)),
  }
}
