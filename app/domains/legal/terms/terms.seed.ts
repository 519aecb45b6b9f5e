import type { Context } from '#platform/context.ts'
import { terms_of_service } from './terms.table.ts'

const body = `# Termos de serviço

## 1. Quem pode usar
O Grower é para maiores de 18 anos. Ao criar a conta você declara ter essa idade.

## 2. O que é seu
Seus registros, fotos e textos são seus. Tudo nasce privado; só fica público o que você abrir.

## 3. O que não pode
Não é permitido anunciar ou vender plantas, sementes ou derivados, nem expor dados de outras pessoas.

## 4. Lei
O Grower é um caderno de jardim. Cultivar sem autorização pode ser crime no Brasil; procure orientação jurídica.

## 5. Sair quando quiser
Você pode levar uma cópia dos seus dados e apagar a conta a qualquer momento.`

export const seedTerms = ({ db }: Context) =>
  db.insert(terms_of_service).values({ version: '1.0', body, effective_at: new Date('2026-01-01T03:00:00Z') })
