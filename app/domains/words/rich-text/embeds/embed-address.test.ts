import { expect, test } from 'vitest'
import { embedOf } from './embed-address.model.ts'

test('addresses of things that can be cited, whole or as paths', () => {
  expect(embedOf('https://grower.example/cultivo/planta/lua-2?x=1#y')).toEqual({ kind: 'plant', path: 'lua-2' })
  expect(embedOf('/cultivo/planta/lua/atualizacoes')).toEqual({ kind: 'plant', path: 'lua' })
  expect(embedOf('/cultivo/espaco/tenda/clima')).toEqual({ kind: 'chart', path: 'tenda' })
  expect(embedOf(' /postagem/oi-abc ')).toEqual({ kind: 'post', path: 'oi-abc' })
  expect(embedOf('/loja/casa/vaso')).toEqual({ kind: 'product', path: 'casa/vaso' })
  for (const none of ['/perfil/ana', '/loja/casa', 'lua', 'javascript:x', '/cultivo/planta/'])
    expect(embedOf(none)).toBeNull()
})
