import { anyone, inAStore, login, Nothing, whoCan } from '#platform/procedure.ts'
import { linkProduct, unlinkProduct } from '../sales/link-product.actions.ts'
import { changeCourse, createCourse, publishCourse, removeCourse, withdrawCourse } from './courses.actions.ts'
import { listAllCourses, listCourseAddresses, listCourses, listStoreCourses, listTaughtCourses, showCourse, showOwnCourse } from './courses.queries.ts'
import {
  CourseAddresses,
  CourseAddressPage,
  CourseChange,
  CourseCreate,
  CourseDetail,
  CourseFilter,
  CoursePage,
  CourseProductLink,
  CourseProductRef,
  CourseRef,
  OwnCourse,
  OwnCourseFilter,
  OwnCoursePage,
  StoreCourseFilter,
} from './courses.schemas.ts'

const all = '/v1/cursos/curso' as const
const one = `${all}/{slug}` as const
const own = '/v1/cursos/meu/{slug}' as const
const store = '/v1/market/store/{store}/course' as const
const edits = login.refusing('not_found', 'conflict')

export const coursesApi = {
  list: anyone.get(all, 'O catálogo de cursos', CourseFilter, CoursePage, listCourses),
  show: anyone.get(one, 'Um curso, com o programa', CourseRef, CourseDetail, showCourse),
  addresses: anyone.get('/v1/cursos/addresses', 'Endereços dos cursos (mapa do site)', CourseAddressPage, CourseAddresses, listCourseAddresses),
  ofStore: inAStore.refusing('not_found').get(store, 'Os cursos de uma loja', StoreCourseFilter, OwnCoursePage, listStoreCourses),
  create: inAStore.refusing('not_found').create(store, 'Um curso novo, como rascunho', CourseCreate, CourseRef, createCourse),
  taught: login.get('/v1/cursos/meu', 'Os cursos que você ensina', OwnCourseFilter, OwnCoursePage, listTaughtCourses),
  forStaff: whoCan('courses.manage').get('/v1/cursos/staff', 'Todos os cursos, para a equipe', OwnCourseFilter, OwnCoursePage, listAllCourses),
  showOwn: login.refusing('not_found').get(own, 'Um curso como quem o edita vê', CourseRef, OwnCourse, showOwnCourse),
  change: edits.put(own, 'Edita um curso', CourseChange, OwnCourse, changeCourse),
  publish: edits.post(`${own}/publish`, 'Publica', CourseRef, OwnCourse, publishCourse),
  withdraw: edits.post(`${own}/withdraw`, 'Retira: quem é aluno continua', CourseRef, OwnCourse, withdrawCourse),
  remove: edits.delete(own, 'Apaga um curso sem alunos', CourseRef, Nothing, removeCourse),
  linkProduct: edits.post(`${own}/product`, 'Um produto da loja passa a abrir o curso', CourseProductLink, OwnCourse, linkProduct),
  unlinkProduct: edits.delete(`${own}/product/{product_id}`, 'Um produto deixa de abrir o curso', CourseProductRef, OwnCourse, unlinkProduct),
}
