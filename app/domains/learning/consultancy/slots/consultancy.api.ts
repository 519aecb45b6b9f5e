import { CourseRef } from '#domains/learning/courses/courses/courses.schemas.ts'
import { anyone, login, Nothing } from '#platform/procedure.ts'
import { bookSlot, cancelBooking, linkBooking, settleBooking } from '../bookings/bookings.actions.ts'
import { listMembers, listSlots, showConsultancy } from './consultancy.queries.ts'
import {
  BookingLink,
  BookingRef,
  BookingSettle,
  Consultancy,
  ConsultancyMemberFilter,
  ConsultancyMemberPage,
  DeskFilter,
  DeskSlotPage,
  SlotBook,
  SlotRef,
  SlotsOpen,
  SlotsOpened,
} from './consultancy.schemas.ts'
import { openSlots, removeSlot } from './slots.actions.ts'

const one = '/v1/cursos/curso/{slug}/consultoria' as const
const own = '/v1/cursos/meu/{slug}/consultoria' as const
const booking = '/v1/cursos/consultoria/{id}' as const
const some = login.refusing('not_found', 'conflict')

export const consultancyApi = {
  show: anyone.refusing('not_found').get(one, 'A consultoria de um curso', CourseRef, Consultancy, showConsultancy),
  book: some.refusing('forbidden').post(`${one}/{id}`, 'Marca um horário', SlotBook, Consultancy, bookSlot),
  cancel: some.post(`${booking}/cancel`, 'Desmarca', BookingRef, Nothing, cancelBooking),
  link: some.put(`${booking}/link`, 'O endereço da conversa', BookingLink, Nothing, linkBooking),
  settle: some.post(`${booking}/settle`, 'Diz se a conversa aconteceu', BookingSettle, Nothing, settleBooking),
  slots: login.refusing('not_found').get(own, 'Horários com quem os marcou, para quem edita o curso', DeskFilter, DeskSlotPage, listSlots),
  open: some.post(own, 'Abre horários em sequência', SlotsOpen, SlotsOpened, openSlots),
  removeSlot: some.delete(`${own}/{id}`, 'Tira um horário livre', SlotRef, Nothing, removeSlot),
  members: login.refusing('not_found').get(`${own}/membro`, 'Membros da consultoria de um curso', ConsultancyMemberFilter, ConsultancyMemberPage, listMembers),
}
