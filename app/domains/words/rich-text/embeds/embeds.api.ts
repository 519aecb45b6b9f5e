import { login } from '#platform/procedure.ts'
import { askEmbed } from './embeds.queries.ts'
import { EmbedAnswer, EmbedQuestion } from './embeds.schemas.ts'

export const embedsApi = {
  ask: login.get('/v1/rich-text/embed', 'O que um endereço deste site mostraria citado num texto', EmbedQuestion, EmbedAnswer, askEmbed),
}
