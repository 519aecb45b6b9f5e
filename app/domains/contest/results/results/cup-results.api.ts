import { z } from 'zod'
import { CupEntryRef } from '#domains/contest/entries/entries/cup-entries.schemas.ts'
import { anyone, login, whoCan } from '#platform/procedure.ts'
import { cupCertificate } from './cup-certificate.export.ts'
import { computeResult, publishResult } from './cup-results.actions.ts'
import { listResults, showBenchVotes, showEntryVotes, showPublication, showStaffResult } from './cup-results.queries.ts'
import {
  CupBenchVotes,
  CupBenchVotesRef,
  CupEditionSlug,
  CupEntryVotes,
  CupPublication,
  CupPublish,
  CupResults,
  CupResultsFilter,
  StaffResult,
  StaffResultRef,
} from './cup-results.schemas.ts'
import { recountFile } from './recount-file.export.ts'

const path = '/v1/social/copa_grower' as const
const seen = anyone.refusing('not_found')
const staff = whoCan('cup.manage').refusing('not_found', 'conflict')

export const cupResultsApi = {
  list: seen.get(`${path}/results`, 'O resultado, sem páginas; vazio até ser publicado', CupResultsFilter, CupResults, listResults),
  publication: seen.get(`${path}/copa_edition/{slug}/resultado`, 'Como o resultado foi publicado e retificado', CupEditionSlug, CupPublication, showPublication),
  file: seen.get(`${path}/copa_edition/{slug}/apuracao`, 'A lista publicada, para recontar', CupEditionSlug, z.file(), recountFile),
  votes: seen.get(`${path}/{uuid}/votos`, 'Os votos de um redondo, depois do resultado', CupEntryRef, CupEntryVotes, showEntryVotes),
  certificate: login.refusing('not_found').get(`${path}/{uuid}/certificado`, 'O certificado de quem subiu ao pódio', CupEntryRef, z.file(), cupCertificate),
  benchVotes: seen.get(`${path}/notas`, 'As notas da bancada, depois do resultado', CupBenchVotesRef, CupBenchVotes, showBenchVotes),
  showStaff: staff.get(`${path}/equipe/resultado`, 'Apurações de uma edição', StaffResultRef, StaffResult, showStaffResult),
  compute: staff.post(`${path}/equipe/resultado`, 'Apura', StaffResultRef, StaffResult, computeResult),
  publish: staff.post(`${path}/equipe/resultado/publicar`, 'Publica, ou retifica', CupPublish, StaffResult, publishResult),
}
