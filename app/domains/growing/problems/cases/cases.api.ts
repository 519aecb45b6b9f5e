import { PlantRef } from '#domains/garden/garden/plants/plants.schemas.ts'
import { login, Nothing, owner } from '#platform/procedure.ts'
import { guessesOf } from '../guessing/guess.model.ts'
import { Guesses, ProblemSigns } from '../guessing/guess.schemas.ts'
import { deleteEntry, noteCase, recheckCase, treatCase } from './case-entries.actions.ts'
import { closeCase, deleteCase, openCase, renameCase, reopenCase } from './cases.actions.ts'
import { listCases, showCase } from './cases.queries.ts'
import {
  ProblemCases,
  ProblemClose,
  ProblemDetail,
  ProblemEntryRef,
  ProblemNote,
  ProblemOpen,
  ProblemRecheck,
  ProblemRef,
  ProblemRename,
  ProblemReopen,
  ProblemTreat,
} from './cases.schemas.ts'

const ofPlant = '/v1/plan-cultivation/plant/{id_or_slug}/problem' as const
const one = '/v1/plan-cultivation/problem/{case_id}' as const

export const problemCasesApi = {
  guesses: login.get('/v1/plan-cultivation/problem-guess', 'O que pode ser, por uma tabela de sinais com fontes', ProblemSigns, Guesses, async (_, signs) => ({
    data: guessesOf(signs),
  })),
  list: owner.get(ofPlant, 'Os problemas de uma planta sua, e até quando há carência', PlantRef, ProblemCases, (ctx, { id_or_slug }) => listCases(ctx, id_or_slug)),
  open: owner.refusing('conflict').create(ofPlant, 'Abre o caso de um problema', ProblemOpen, ProblemDetail, openCase),
  show: owner.get(one, 'Um caso, com tudo o que se viu e fez', ProblemRef, ProblemDetail, (ctx, { case_id }) => showCase(ctx, case_id)),
  rename: owner.put(one, 'Dá outro nome ao problema', ProblemRename, ProblemDetail, renameCase),
  remove: owner.delete(one, 'Apaga um caso', ProblemRef, Nothing, (ctx, { case_id }) => deleteCase(ctx, case_id)),
  note: owner.refusing('conflict').post(`${one}/note`, 'Anota o que se vê, com fotos', ProblemNote, ProblemDetail, noteCase),
  treat: owner.refusing('conflict').post(`${one}/treatment`, 'Anota um tratamento e sua carência', ProblemTreat, ProblemDetail, treatCase),
  recheck: owner.refusing('conflict').post(`${one}/recheck`, 'Marca o dia de rever, como tarefa da agenda', ProblemRecheck, ProblemDetail, recheckCase),
  close: owner.refusing('conflict').post(`${one}/close`, 'Encerra com um desfecho', ProblemClose, ProblemDetail, closeCase),
  reopen: owner.refusing('conflict').post(`${one}/reopen`, 'Reabre um caso encerrado', ProblemReopen, ProblemDetail, reopenCase),
  removeEntry: owner.refusing('conflict').delete(`${one}/entry/{entry_id}`, 'Apaga uma nota ou um tratamento', ProblemEntryRef, ProblemDetail, deleteEntry),
}
