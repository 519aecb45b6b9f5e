import { z } from 'zod'
import { anyone, login, Nothing } from '#platform/procedure.ts'
import { answerQuestion, askQuestion, removeQuestion } from '../questions/questions.actions.ts'
import { agreeToEntry } from './agreements.actions.ts'
import { handInEntry, takeEntryBack } from './asks.actions.ts'
import { beat } from './beat.actions.ts'
import { openLessonFile, showLesson } from './classroom.queries.ts'
import {
  Beat,
  BeatAnswer,
  ClassroomPage,
  EntryAgree,
  EntryHandIn,
  LessonFileRef,
  LessonRef,
  NamedCourse,
  NameRef,
  NoteCreate,
  NoteRef,
  QuestionAnswer,
  QuestionCreate,
  QuestionRef,
  QuizAnswers,
  TaskHandIn,
} from './classroom.schemas.ts'
import { courseNamed } from './course-named.queries.ts'
import { listEntries } from './entries.queries.ts'
import { EntryFilter, HandedEntryPage } from './entries.schemas.ts'
import { finishLesson } from './finish.actions.ts'
import { addNote, removeNote } from './notes.actions.ts'
import { takeQuiz } from './quiz.actions.ts'
import { handIn, replyTask } from './tasks.actions.ts'
import { TaskReply } from './tasks.schemas.ts'

const one = '/v1/cursos/curso/{slug}/aula/{lesson}' as const
const acts = login.refusing('not_found', 'conflict', 'forbidden')

export const classroomApi = {
  whose: anyone.refusing('not_found').get('/v1/cursos/nome/{name}', 'De que curso é um nome: o próprio curso, ou uma aula dele', NameRef, NamedCourse, courseNamed),
  show: anyone.refusing('not_found', 'forbidden').get(one, 'Uma aula, de quem faz o curso ou aberta a todos', LessonRef, ClassroomPage, showLesson),
  file: anyone.refusing('not_found', 'forbidden').get(`${one}/arquivo/{file}`, 'Um material da aula', LessonFileRef, z.file(), openLessonFile),
  finish: acts.post(`${one}/feita`, 'Conclui uma aula', LessonRef, ClassroomPage, finishLesson),
  beat: acts.post(`${one}/sinal`, 'O vídeo está tocando', Beat, BeatAnswer, beat),
  takeQuiz: acts.post(`${one}/quiz`, 'Responde ao quiz', QuizAnswers, ClassroomPage, takeQuiz),
  handIn: acts.post(`${one}/tarefa`, 'Entrega a tarefa', TaskHandIn, ClassroomPage, handIn),
  handInEntry: acts.post(`${one}/registro`, 'Entrega um registro do diário', EntryHandIn, ClassroomPage, handInEntry),
  agreeToEntry: acts.post(`${one}/registro/combinado`, 'Combina que um registro faz a aula, e quem ensina vê só ele', EntryAgree, ClassroomPage, agreeToEntry),
  takeEntryBack: acts.delete(`${one}/registro`, 'Desfaz o combinado e tira o registro da vista de quem ensina', LessonRef, ClassroomPage, takeEntryBack),
  entries: login.refusing('not_found').get('/v1/cursos/meu/{slug}/registro', 'Registros que alunos entregaram, para quem ensina', EntryFilter, HandedEntryPage, listEntries),
  replyTask: acts.post('/v1/cursos/tarefa/{id}', 'Aceita ou devolve uma tarefa', TaskReply, Nothing, replyTask),
  addNote: acts.post(`${one}/anotacao`, 'Anota', NoteCreate, Nothing, addNote),
  removeNote: acts.delete(`${one}/anotacao/{id}`, 'Apaga uma anotação', NoteRef, Nothing, removeNote),
  ask: acts.refusing('too_many').post(`${one}/pergunta`, 'Pergunta', QuestionCreate, Nothing, askQuestion),
  answer: acts.post('/v1/cursos/pergunta/{id}', 'Responde a uma pergunta', QuestionAnswer, Nothing, answerQuestion),
  removeQuestion: acts.delete('/v1/cursos/pergunta/{id}', 'Apaga uma pergunta', QuestionRef, Nothing, removeQuestion),
}
