import { cupBench, Nothing, whoCan } from '#platform/procedure.ts'
import { keepScore } from './cup-scores.actions.ts'
import { reportBench, showBench } from './cup-scores.queries.ts'
import { CupBench, CupBenchReport, CupScoreGiven, CupScoreInput, ScoreSetAside } from './cup-scores.schemas.ts'
import { setScoreAside } from './set-score-aside.actions.ts'

const path = '/v1/social/copa_grower' as const

export const cupScoresApi = {
  show: cupBench.refusing('not_found').get(`${path}/bancada`, 'A mesa de quem avalia: números, sem nomes', CupBench, showBench),
  keep: cupBench.refusing('not_found', 'conflict').put(`${path}/bancada/{blind_number}`, 'Guarda ou envia a nota de um redondo', CupScoreInput, CupScoreGiven, keepScore),
  report: whoCan('cup.manage').refusing('not_found').get(`${path}/equipe/bancada`, 'Como anda a bancada: conflitos com o motivo, notas distantes', CupBenchReport, reportBench),
  setAside: whoCan('cup.manage')
    .refusing('not_found', 'conflict')
    .put(`${path}/equipe/bancada/nota/{id}`, 'A nota de um jurado com conflito deixa de contar', ScoreSetAside, Nothing, setScoreAside),
}
