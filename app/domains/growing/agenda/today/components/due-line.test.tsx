import { load } from 'cheerio'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { DueTask } from '../today.schemas.ts'
import { DueLine } from './due-line.tsx'

const late: DueTask = {
  task_id: 1,
  title: 'Girar',
  notes: '',
  kind: 'lst',
  about: { type: 'plant', id: 1, slug: 'lua', name: 'Lua' },
  planned_at: new Date('2026-11-21T12:00:00Z'),
  time: null,
  days_late: 4,
  held_until: null,
  words: '',
  repeats: false,
  asks: false,
  opens: null,
  last: null,
}

/** What somebody sees, on first render. */
function seen(line: ReactNode) {
  const Page = createRoutesStub([{ path: '/', Component: () => line }])
  const $ = load(renderToString(<Page />))
  $('.invisible').remove()
  return $.text()
}

test('a task says how late it is until it is done', () => {
  expect(seen(<DueLine task={late} back="/" />)).toContain('4 dias de atraso')
  const done = seen(<DueLine task={late} back="/" gone />)
  expect(done).toContain('Feito')
  expect(done).not.toContain('atraso')
})
