import { anyone } from '#platform/procedure.ts'
import { listHelp, showHelp } from './help.queries.ts'
import { HelpAnswer, HelpFilter, HelpList, HelpRef } from './help.schemas.ts'

const all = '/v1/ajuda/pergunta'

export const helpApi = {
  list: anyone.get(all, 'As perguntas da ajuda, por assunto ou pelas palavras (sem páginas)', HelpFilter, HelpList, listHelp),
  show: anyone.refusing('not_found').get(`${all}/{slug}`, 'Uma pergunta com a resposta', HelpRef, HelpAnswer, showHelp),
}
