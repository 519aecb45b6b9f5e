import { CourseRef } from '#domains/learning/courses/courses/courses.schemas.ts'
import { anyone, login, Nothing } from '#platform/procedure.ts'
import { PageInput } from '#shared/pagination.ts'
import { addPupil, endPupil } from '../pupils/pupils.actions.ts'
import { listPupils } from '../pupils/pupils.queries.ts'
import { answerReview, removeReview, reviewCourse } from '../reviews/reviews.actions.ts'
import { listReviews } from '../reviews/reviews.queries.ts'
import { CourseReviewAnswer, CourseReviewFilter, CourseReviewInput, CourseReviewPage } from '../reviews/reviews.schemas.ts'
import { listTaughtPupils, showDesk, showNumbers } from '../teaching/desk.queries.ts'
import { CourseNumbers, TaughtPupilFilter, TaughtPupilPage, TeacherDesk, TeacherDeskFilter } from '../teaching/desk.schemas.ts'
import { enrolFree, leaveCourse } from './enrol.actions.ts'
import { listOwnEnrolments, showOwnPlace } from './enrolments.queries.ts'
import { OwnEnrolmentPage, OwnPlace, PupilAdd, PupilFilter, PupilPage, PupilRef } from './enrolments.schemas.ts'

const one = '/v1/cursos/curso/{slug}' as const
const own = '/v1/cursos/meu/{slug}' as const
const some = login.refusing('not_found', 'conflict')

export const enrolmentsApi = {
  mine: login.get('/v1/cursos/inscricao', 'Os cursos em que você está', PageInput, OwnEnrolmentPage, listOwnEnrolments),
  place: anyone.refusing('not_found').get(`${one}/lugar`, 'O que você é em um curso, e até onde foi', CourseRef, OwnPlace, showOwnPlace),
  enrol: some.post(`${one}/inscricao`, 'Entra em um curso gratuito', CourseRef, OwnPlace, enrolFree),
  leave: some.delete(`${one}/inscricao`, 'Sai de um curso que não comprou', CourseRef, Nothing, leaveCourse),
  reviews: anyone.get(`${one}/avaliacao`, 'O que alunos acharam', CourseReviewFilter, CourseReviewPage, listReviews),
  review: some.refusing('forbidden').post(`${one}/avaliacao`, 'Avalia, depois de 30 %', CourseReviewInput, OwnPlace, reviewCourse),
  removeReview: some.delete(`${one}/avaliacao`, 'Apaga a sua avaliação', CourseRef, Nothing, removeReview),
  answerReview: some.post(`${own}/avaliacao/{id}/answer`, 'Responde a uma avaliação', CourseReviewAnswer, Nothing, answerReview),
  pupils: login.refusing('not_found').get(`${own}/aluno`, 'Quem está em um curso, para quem o edita', PupilFilter, PupilPage, listPupils),
  addPupil: some.post(`${own}/aluno`, 'Põe alguém no curso', PupilAdd, Nothing, addPupil),
  endPupil: some.delete(`${own}/aluno/{user_id}`, 'Tira alguém que não comprou', PupilRef, Nothing, endPupil),
  numbers: login.refusing('not_found').get(`${own}/numeros`, 'Onde os alunos param', CourseRef, CourseNumbers, showNumbers),
  desk: login.refusing('not_found').get('/v1/cursos/professor', 'O que espera quem ensina', TeacherDeskFilter, TeacherDesk, showDesk),
  taught: login.get('/v1/cursos/professor/aluno', 'Alunos dos cursos que você ensina', TaughtPupilFilter, TaughtPupilPage, listTaughtPupils),
}
