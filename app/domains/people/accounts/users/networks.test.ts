import { expect, test } from 'vitest'
import { handleOf, linksOf, siteOf } from './networks.model.ts'

test.for([
  ['instagram', '@Seu.Jardim', 'Seu.Jardim'],
  ['instagram', 'https://www.instagram.com/seu.jardim/?hl=pt', 'seu.jardim'],
  ['instagram', 'instagram.com/seu.jardim', 'seu.jardim'],
  ['instagram', 'seu jardim', null],
  ['instagram', 'seu..jardim', null],
  ['instagram', 'https://instagram.com.mal.example/seu', null],
  ['instagram', 'https://instagram.com/p/abc', null],
  ['instagram', 'https://instagram.com/%E0%A4%A', null],
  ['youtube', 'https://youtube.com/@canal-da-lu', 'canal-da-lu'],
  ['youtube', 'https://youtu.be/xyz', null],
  ['tiktok', 'https://tiktok.com/@lu_verde', 'lu_verde'],
  ['x', 'https://twitter.com/lu_verde', 'lu_verde'],
  ['x', 'um_nome_longo_demais', null],
  ['x', 'javascript:alert(1)', null],
] as const)('%s: %s is %s', ([network, typed, handle]) => expect(handleOf(network, typed)).toBe(handle))

test.for([
  ['meujardim.com.br', 'https://meujardim.com.br/'],
  ['http://meujardim.com.br/sobre?x=1', 'http://meujardim.com.br/sobre?x=1'],
  ['javascript:alert(1)', null],
  ['data:text/html,oi', null],
  ['https://banco.com@mal.example/', null],
  ['localhost:3000', null],
  ['http://127.0.0.1/', null],
  ['não é um site', null],
] as const)('the site %s is %s', ([typed, site]) => expect(siteOf(typed)).toBe(site))

test('links lead to the network itself, in one order', () => {
  expect(linksOf({ site: 'https://www.meujardim.com.br/', x: 'lu', instagram: 'lu.verde' })).toEqual([
    { name: 'instagram', label: 'Instagram', handle: '@lu.verde', url: 'https://www.instagram.com/lu.verde' },
    { name: 'x', label: 'X', handle: '@lu', url: 'https://x.com/lu' },
    { name: 'site', label: 'Site', handle: 'meujardim.com.br', url: 'https://www.meujardim.com.br/' },
  ])
  expect(linksOf({})).toEqual([])
})
