import { load } from 'cheerio'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { EventCard } from '../events/events.schemas.ts'
import { UpcomingEvents } from './upcoming-events.tsx'

const event: EventCard = {
  ...{ id: 1, slug: 'ao-vivo', title: 'Ao vivo', text: '', type: 'Aula', place: '', link: '', has_link: true },
  ...{ course: { slug: 'solo', title: 'Solo vivo' }, teacher: { nickname: 'ana', photo_url: null } },
  ...{ audience: 'alunos', state: 'publicado', capacity: 1, going: 1, waiting: 0, own_place: null, own_turn: null },
  starts_at: new Date('2026-12-01T22:00:00Z'),
  ends_at: new Date('2026-12-01T23:00:00Z'),
  can: { join: true, leave: false, edit: false },
}

function shown(events: EventCard[]) {
  const Page = createRoutesStub([
    { path: '/', Component: () => <UpcomingEvents events={events} back="/dichavando/cursos/solo" /> },
  ])
  return load(renderToString(<Page />))
}

test('on its page a course shows what is ahead, and leads back there', () => {
  const $ = shown([event])
  expect($('h2').text()).toBe('Próximos eventos')
  expect($('h3').text()).toBe('Ao vivo')
  expect($('form').attr('action')).toBe('/cursos/agenda')
  expect($('[name=back]').val()).toBe('/dichavando/cursos/solo')
  expect($('button').text()).toBe('Entrar na fila')
  // Its own name goes without saying.
  expect($.text()).not.toContain('Solo vivo')
})

test('nothing is said where nothing is ahead', () => {
  expect(shown([])('body').text()).toBe('')
})
