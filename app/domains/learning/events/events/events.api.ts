import { z } from 'zod'
import { login, Nothing, teachers } from '#platform/procedure.ts'
import { eventCalendar, ownCalendar } from '../calendar/event-calendar.export.ts'
import { joinEvent, leaveEvent } from '../places/places.actions.ts'
import { cancelEvent, changeEvent, createEvent, removeEvent } from './events.actions.ts'
import { listChoices, listEvents, listOwnEvents, listPlaces, showEvent, showOwnEvent } from './events.queries.ts'
import {
  EventCard,
  EventChange,
  EventChoices,
  EventChoicesRef,
  EventCreate,
  EventFilter,
  EventPage,
  EventPlacePage,
  EventRef,
  OwnEvent,
  OwnEventFilter,
  PlaceFilter,
} from './events.schemas.ts'

const all = '/v1/cursos/evento' as const
const one = `${all}/{slug}` as const
const own = '/v1/cursos/professor/evento' as const
const ownOne = `${own}/{slug}` as const
const some = login.refusing('not_found', 'conflict')

export const eventsApi = {
  list: login.get(all, 'Eventos que vêm e estão abertos a você', EventFilter, EventPage, listEvents),
  show: login.refusing('not_found').get(one, 'Um evento', EventRef, EventCard, showEvent),
  join: some.post(`${one}/lugar`, 'Pega um lugar, ou entra na fila', EventRef, EventCard, joinEvent),
  leave: some.delete(`${one}/lugar`, 'Devolve o lugar: o primeiro da fila o pega', EventRef, EventCard, leaveEvent),
  calendar: login.refusing('not_found').get(`${one}/ics`, 'Um evento para o calendário (iCalendar)', EventRef, z.file(), eventCalendar),
  ownCalendar: login.get('/v1/cursos/evento-ics', 'Os seus eventos para o calendário (iCalendar)', z.file(), ownCalendar),
  own: teachers.get(own, 'Os eventos que você conduz', OwnEventFilter, EventPage, listOwnEvents),
  choices: login.refusing('not_found').get('/v1/cursos/evento-escolhas', 'Tipos e cursos de que um evento pode ser', EventChoicesRef, EventChoices, listChoices),
  create: teachers.refusing('conflict').create(own, 'Cria um evento', EventCreate, OwnEvent, createEvent),
  showOwn: login.refusing('not_found').get(ownOne, 'Um evento como quem o edita vê', EventRef, OwnEvent, showOwnEvent),
  change: some.put(ownOne, 'Edita um evento', EventChange, OwnEvent, changeEvent),
  cancel: some.post(`${ownOne}/cancel`, 'Cancela: quem ia é avisado', EventRef, OwnEvent, cancelEvent),
  remove: some.delete(ownOne, 'Apaga um rascunho', EventRef, Nothing, removeEvent),
  places: login.refusing('not_found').get(`${ownOne}/lugar`, 'Quem vai e quem espera', PlaceFilter, EventPlacePage, listPlaces),
}
