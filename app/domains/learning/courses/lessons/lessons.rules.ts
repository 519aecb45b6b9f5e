import { plainText } from '#domains/words/rich-text/document/rich-text.model.ts'
import type { Context } from '#platform/context.ts'
import { AppError, type FieldErrors } from '#platform/errors.ts'
import { filesOf } from './lessons.queries.ts'
import type { Lesson } from './lessons.table.ts'

/** What a class needs before pupils get it. @throws invalid beside its fields. */
export async function demandTeachable(tx: Context, lesson: Lesson) {
  const errors: FieldErrors = {}
  const { kind, document, video_id, video_url, quiz, live_at } = lesson
  const text = plainText(document)
  if (kind === 'video' && !video_id && !video_url)
    errors.video_id = ['Envie o vídeo, ou cole o endereço dele no YouTube, no Vimeo ou em HLS.']
  if (kind === 'texto' && !text) errors.document = ['Escreva o texto da aula.']
  if (kind === 'tarefa' && !text) errors.document = ['Explique o que é para fazer.']
  if (kind === 'quiz' && !quiz.length) errors.quiz = ['Escreva ao menos uma pergunta, com a alternativa certa.']
  if (kind === 'ao_vivo' && !live_at && !video_url) errors.live_at = ['Diga o dia e a hora.']
  if (kind === 'material' && !(await filesOf(tx, lesson.id)).length) errors.file_ids = ['Envie o PDF ou a foto.']
  if (Object.keys(errors).length) throw new AppError('invalid', undefined, { errors })
}
