import { eq } from 'drizzle-orm'
import { process_document_kinds } from '#domains/care/process-documents/kinds/process-document-kinds.table.ts'
import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { staffHolds } from '#tests/staff-holds.ts'
import { signingTemplates } from './signing-templates.staff.ts'

staffHolds(signingTemplates, (api) => api.processSigning.templates)

test('a template names what its compartment may, and becomes a document of the same one', async ({ ctx, as }) => {
  const { templates } = (await as(await aStaffMember(ctx, ['processes.manage']))).processSigning
  const input = { name: 'Termo', compartment: 'medico', countersigned: true } as const
  await expect(templates.create({ ...input, text: 'Eu, {cliente}, CPF {cpf}.' })).rejects.toMatchObject({
    data: { errors: { text: ['Aqui não há {cpf}. Use {cliente}, {profissional}, {registro}, {dia}.'] } },
  })
  const [kind] = await ctx.db.select().from(process_document_kinds).where(eq(process_document_kinds.slug, 'rg-cpf'))
  const document_kind_id = kind?.id ?? 0
  await expect(templates.create({ ...input, text: 'Eu, {cliente}.', document_kind_id })).rejects.toMatchObject({
    data: { errors: { document_kind_id: [expect.stringContaining('outra profissão')] } },
  })
  const law = { ...input, compartment: 'juridico', text: 'Eu, {cliente}, CPF {cpf}.', document_kind_id } as const
  expect(await templates.create(law)).toMatchObject({ document_kind_id })
})
