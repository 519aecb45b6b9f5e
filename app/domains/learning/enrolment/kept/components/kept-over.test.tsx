import { load } from 'cheerio'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { aClassroomPage } from '../kept-class.factory.ts'
import { asKept } from '../kept-class.model.ts'
import { KeptOver } from './kept-over.tsx'

test('a class that is over says so and until when, and shows nothing of itself', () => {
  const { kept } = asKept(aClassroomPage({}, { until: new Date('2026-12-01T15:00:00Z') }), 1)
  const Page = createRoutesStub([{ path: '/', Component: () => <KeptOver kept={kept} /> }])
  const $ = load(renderToString(<Page />))
  expect($.text()).toMatch(/Seu acesso a Rega terminou n[ao] .*1 de dez/)
  expect($('a[href="/dichavando/cursos/rega/o-peso"]').text()).toBe('Abrir com sinal')
  expect($('video')).toHaveLength(0)
})
