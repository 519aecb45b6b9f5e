import type { PostCard } from '#domains/community/banca/posts/posts.schemas.ts'
import type { CupNow } from '#domains/contest/editions/editions/cup-editions.schemas.ts'
import { isOpenFor } from '#domains/contest/editions/editions/phases.kinds.ts'
import { phaseWords } from '#domains/contest/editions/editions/phases.words.ts'
import { countDue } from '#domains/growing/agenda/today/count-due.model.ts'
import type { Today } from '#domains/growing/agenda/today/today.schemas.ts'
import { courseAccessWords, courseLevelWords } from '#domains/learning/courses/courses/course.words.ts'
import type { CourseCard } from '#domains/learning/courses/courses/courses.schemas.ts'
import type { OwnEnrolment } from '#domains/learning/enrolment/enrolments/enrolments.schemas.ts'
import { progressWords } from '#domains/learning/enrolment/enrolments/progress.words.ts'
import { arrivalInWords } from '#domains/market/orders/orders/arrival.words.ts'
import type { OrderState } from '#domains/market/orders/orders/order.kinds.ts'
import { orderStateWords } from '#domains/market/orders/orders/order.words.ts'
import type { OrderCard } from '#domains/market/orders/orders/orders.schemas.ts'
import { deviceStateNames } from '#domains/robots/devices/devices/device-status.words.ts'
import type { DeviceCard } from '#domains/robots/devices/devices/devices.schemas.ts'
import type { BlogCard } from '#domains/words/blog/posts/blog-posts.schemas.ts'
import { formatDayTime } from '#shared/dates.ts'
import { plural } from '#shared/numbers.ts'
import { formatRelativeDay } from '#shared/relative-time.ts'
import type { IconName } from '#ui/components/icon-names.ts'

/** A room of the house in one line, which leads there. */
export type HouseLine = { icon: IconName; title: string; text: string; to: string }

/** Late ones are told above, in what can't wait. */
export function todayLine({ today, groups, done, stages, asks, next }: Today): HouseLine {
  const { due } = countDue({ groups })
  const rest = [
    stages.length && plural(stages.length, 'planta pode mudar de fase', 'plantas podem mudar de fase'),
    asks.length && plural(asks.length, 'registro que te pediram', 'registros que te pediram'),
  ].filter(Boolean)
  const line = { icon: 'calendar-check', to: '/cultivo' } as const
  if (due.length) {
    const first = due.toSorted((a, b) => b.days_late - a.days_late)[0]
    const text = rest.join(', ') || `${first?.title} (${first?.about.name})${due.length > 1 ? ' e mais' : ''}`
    return { ...line, title: `${plural(due.length, 'tarefa', 'tarefas')} para hoje`, text }
  }
  if (rest.length) return { ...line, title: 'Sem tarefas para hoje', text: rest.join(', ') }
  const did = done.length ? `${plural(done.length, 'tarefa feita', 'tarefas feitas')}. ` : ''
  if (next) {
    const text = `${did}A próxima é “${next.title}” (${next.about.name}), ${formatRelativeDay(next.on, today)}.`
    return { ...line, title: 'Nada para hoje', text }
  }
  const text = `${did}Marque uma tarefa que se repete e a gente lembra por você.`
  return { ...line, title: 'Nada para hoje', text, to: '/cultivo/agenda/nova' }
}

/** Those of which something should be known are named. */
export function robotsLine(robots: DeviceCard[], total: number): HouseLine[] {
  const [first] = robots
  if (!first) return []
  const apart = robots.filter(({ status }) => status !== 'online')
  const named = apart.slice(0, 2).map(({ name, status }) => `${name}: ${deviceStateNames[status].toLowerCase()}`)
  const one = { title: first.name, text: deviceStateNames[first.status], to: `/ganza/${first.ganza_serial_number}` }
  const all = { title: plural(total, 'robô', 'robôs'), text: named.join(', ') || 'Todos conectados', to: '/ganza' }
  return [{ icon: 'bot', ...(total === 1 ? one : all) }]
}

export const postLine = ({ slug, user, locked, teaser, text }: PostCard): HouseLine => ({
  icon: 'message-circle',
  title: `${user.nickname}, na banca`,
  text: (locked ? teaser : text) || 'Um post com foto',
  to: `/postagem/${slug}`,
})

/** From paying until it is there. */
const coming = new Set<OrderState>(['aguardando_pagamento', 'pago', 'em_separacao', 'enviado'])

/** One order by its name, several by their number; what a subscription was paid with is none. */
export function orderLine(orders: OrderCard[], today: string): HouseLine[] {
  const [first, ...others] = orders.filter(({ state, subscription }) => !subscription && coming.has(state))
  if (!first) return []
  const { uuid, title, kinds, state, arrives } = first
  const name = kinds > 1 ? `${title} e\u00a0mais\u00a0${kinds - 1}` : title
  const how = [orderStateWords[state].label, arrives && arrivalInWords(arrives, today)].filter(Boolean).join('. ')
  const one = { title: name, text: how, to: `/pedidos/${uuid}` }
  const all = {
    title: plural(others.length + 1, 'pedido', 'pedidos em andamento'),
    text: `${name}: ${how}`,
    to: '/pedidos',
  }
  return [{ icon: 'package', ...(others.length ? all : one) }]
}

/** The course to go on with: one that was begun, else one to begin. */
export function courseLine(courses: OwnEnrolment[]): HouseLine[] {
  const open = courses.filter(({ open, next, progress }) => open && next && !progress.complete)
  const course = open.find(({ progress }) => progress.done > 0) ?? open[0]
  if (!course?.next) return []
  return [
    {
      icon: 'graduation-cap',
      title: course.next.title,
      text: `${course.title}, ${progressWords(course.progress)}`,
      to: `/dichavando/cursos/${course.slug}/${course.next.slug}`,
    },
  ]
}

/** The cup, while there is something to do or see. */
export function cupLine(cup: CupNow | null): HouseLine[] {
  if (!cup || (!cup.phase && !cup.next && !cup.show_results)) return []
  const now = cup.more_infos.status.find(({ slug }) => slug === cup.phase)
  const phase = cup.phase && [phaseWords[cup.phase].label, now && `até ${formatDayTime(now.end_date)}`]
  const text = phase ? phase.filter(Boolean).join(', ') : cup.show_results ? 'O resultado saiu' : 'Ainda não começou'
  const to = isOpenFor('vote', cup.phase) ? '/copa-grower/votar' : '/copa-grower'
  return [{ icon: 'trophy', title: cup.name, text, to }]
}

/** The newest of the blog, and of the courses. */
export const blogLine = ({ slug, title, reading_minutes }: BlogCard): HouseLine => ({
  ...{ icon: 'book-open', title, to: `/blog/${slug}` },
  text: `Do blog, ${plural(reading_minutes, 'minuto', 'minutos')} de leitura`,
})
export const newCourseLine = ({ slug, title, access, level, lessons_count }: CourseCard): HouseLine => ({
  ...{ icon: 'graduation-cap', title, to: `/dichavando/cursos/${slug}` },
  text: `Curso, ${[courseAccessWords[access].label, courseLevelWords[level]].join(', ').toLowerCase()}, ${plural(lessons_count, 'aula', 'aulas')}`,
})
