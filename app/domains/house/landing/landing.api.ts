import { anyone } from '#platform/procedure.ts'
import { LandingPieces, LandingRef } from './landing.schemas.ts'
import { piecesOf } from './pieces.queries.ts'

export const landingApi = {
  pieces: anyone.get('/v1/site/landing/{landing}', 'O que uma página de entrada mostra do que existe agora', LandingRef, LandingPieces, piecesOf),
}
