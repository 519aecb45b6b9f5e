import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aWalledProcess, type Room, rooms } from './walls.factory.ts'

/** Who may read which compartment's documents (D), conversation (C), notes (N) and texts to sign (S); 'list' whether the process is known to them. */
const walls: Record<string, { list: boolean; juridico: string; medico: string; agronomico: string }> = {
  client: { list: true, juridico: 'DCS', medico: 'DCS', agronomico: 'DCS' },
  lawyer: { list: true, juridico: 'DCNS', medico: '', agronomico: '' },
  'second lawyer': { list: true, juridico: 'DCNS', medico: '', agronomico: '' },
  doctor: { list: true, juridico: '', medico: 'DCNS', agronomico: '' },
  agronomist: { list: true, juridico: '', medico: '', agronomico: 'DCNS' },
  admin: { list: true, juridico: 'DCNS', medico: 'DCNS', agronomico: 'DCNS' },
  reception: { list: true, juridico: '', medico: '', agronomico: '' },
  'another client': { list: false, juridico: '', medico: '', agronomico: '' },
  'doctor out of the team': { list: false, juridico: '', medico: '', agronomico: '' },
  'former doctor': { list: false, juridico: '', medico: '', agronomico: '' },
  'grower without a process': { list: false, juridico: '', medico: '', agronomico: '' },
}
const textOf = (call: Promise<unknown>) =>
  call.then(
    (answer) => JSON.stringify(answer ?? {}),
    ({ status }) => `refused ${status}`,
  )
const given = (call: Promise<unknown>) =>
  call.then(
    () => true,
    ({ status }) => (status === 404 ? false : status),
  )

test('each person finds of each compartment what is theirs, by every door, and nothing else', async ({
  ctx,
  as,
  contextOf,
  page,
}) => {
  const { token, files, signings, people } = await aWalledProcess(ctx, as, contextOf)
  const found: Record<string, object> = {}
  let asked = 0
  for (const [name, person] of Object.entries(people)) {
    const api = await as(person)
    const opened = await page(`/comunidade-360/processo/${token}`, person)
    const texts = await Promise.all([
      textOf(api.processDocuments.documents.list({ token })),
      textOf(api.processChat.chat.list({ token })),
      textOf(api.processChat.chat.list({ token, search: 'marca' })),
      textOf(api.processes.processes.notes({ token })),
      textOf(api.processSigning.signings.list({ token })),
    ])
    const [documents = '', chat = '', search = '', notes = '', toSign = ''] = texts
    const row: Record<string, unknown> = { list: (await textOf(api.processDesk.list({}))).includes(token) }
    asked += 7
    for (const room of Object.keys(rooms) as Room[]) {
      const doors = {
        D: [
          documents.includes(`MARCA-${room}`),
          await given(api.processDocuments.documents.open({ token, file: files[room].document })),
        ],
        C: [
          chat.includes(`MARCA-${room}`),
          search.includes(`MARCA-${room}`),
          await given(api.processChat.chat.open({ token, file: files[room].chat })),
        ],
        N: [notes.includes(`NOTA-${room}`)],
        S: [
          toSign.includes(`MODELO-${room}`),
          await given(api.processSigning.signings.show({ token, signing: signings[room] })),
        ],
      }
      asked += 8
      // Every door of a room says the same.
      row[room] = Object.entries(doors)
        .map(([letter, answers]) =>
          answers.every((one) => one === true) ? letter : answers.some(Boolean) ? `${letter}?` : '',
        )
        .join('')
    }
    found[name] = row
    expect([name, opened.status === 404]).toEqual([name, !row.list])
  }
  expect(found).toEqual(walls)
  expect(asked).toBe(Object.keys(walls).length * 31)
})

test('who is foreign changes nothing by any call, and is told that there is no such process', async ({
  ctx,
  as,
  contextOf,
}) => {
  const { token, signings, people } = await aWalledProcess(ctx, as, contextOf)
  for (const name of ['another client', 'doctor out of the team', 'former doctor', 'grower without a process']) {
    const { processes, processDocuments, processChat, processSigning } = await as(people[name] ?? { id: 0 })
    const ref = { token, signing: signings.medico }
    const share = { token, compartment: 'medico', with: 'advogado' } as const
    for (const call of [
      processes.processes.show({ token }),
      processes.processes.move({ token, status_id: 1, from_id: 1 }),
      processes.processes.setTeam({
        token,
        advogado: null,
        advogado_secundario: null,
        medico: null,
        engenheiro_agronomo: null,
      }),
      processes.processes.teamOptions({ token }),
      processes.processes.share(share),
      processes.processes.withdraw(share),
      processes.processes.askShare({ token, compartment: 'medico', reason: 'Para o laudo preciso ler.' }),
      processes.processes.answerShare({ token, id: 1, answer: 'sim' }),
      processes.processes.openings({ token }),
      processes.processes.note({ token, text: 'oi' }),
      processes.processes.tag({ token }),
      processDocuments.documents.send({ token, kind_id: 1, file_ids: [1] }),
      processDocuments.documents.decide({ token, version_id: 1, verdict: 'aprovado' }),
      processDocuments.documents.ask({ token, title: 'Algo' }),
      processChat.chat.write({ token, audience: 'todos', text: 'oi' }),
      processChat.chat.read({ token, read_id: 1 }),
      processChat.chat.live({ token }),
      processSigning.signings.list({ token }),
      processSigning.signings.draft({ token, template_id: 1 }),
      processSigning.signings.prepare({ token, template_id: 1, title: 'Termo', text: 'Um texto para assinar.' }),
      processSigning.signings.show(ref),
      processSigning.signings.sign({ ...ref, sha256: '', name: 'Rosa Silva', accepted: true }),
      processSigning.signings.refuse({ ...ref, reason: 'Algo.' }),
      processSigning.signings.withdraw({ ...ref, reason: 'Algo.' }),
    ])
      await expect(call).rejects.toMatchObject({ status: 404 })
  }
})

test('nothing of it is found elsewhere: search, people, sitemap, the visitor', async ({
  ctx,
  as,
  contextOf,
  api,
  page,
}) => {
  const { token } = await aWalledProcess(ctx, as, contextOf)
  await expect(api.processes.processes.show({ token })).rejects.toMatchObject({ status: 401 })
  for (const address of ['/busca?search=MARCA', '/sitemap.xml', '/banca/explorar']) {
    const { text } = await page(address, address === '/sitemap.xml' ? undefined : await aUser(ctx))
    expect(text).not.toContain(token)
    expect(text).not.toContain('MARCA-')
    expect(text).not.toContain('MODELO-')
  }
})
