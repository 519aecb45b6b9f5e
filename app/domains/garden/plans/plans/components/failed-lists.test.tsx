import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { SpaceGrid } from '#domains/garden/garden/spaces/ui.ts'
import { PlanGrid } from './plan-grid.tsx'

test('plans and spaces that could not be loaded say so in the words of the specification', () => {
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <>
          <PlanGrid plans={null} empty="" />
          <SpaceGrid spaces={null} empty="" />
        </>
      ),
    },
  ])
  const html = renderToString(<Page />)
  for (const these of ['esses planos', 'esses espaços'])
    expect(html).toContain(`Opa, tente mais tarde! Uma pena, mas não foi possível carregar ${these}<`)
})
