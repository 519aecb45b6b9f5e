import { z } from 'zod'
import { anyone, login } from '#platform/procedure.ts'
import { issueCertificate, revokeCertificate, showOrHide } from './certificates.actions.ts'
import { exampleOf, listCertificates, openCertificate, ownNames, showCertificate } from './certificates.queries.ts'
import {
  CertificateCourse,
  CertificateDetail,
  CertificateExample,
  CertificateFilter,
  CertificateIssue,
  CertificateNames,
  CertificatePage,
  CertificateRef,
  CertificateRevoke,
  CertificateShown,
} from './certificates.schemas.ts'

const one = '/v1/cursos/certificados/{uuid}' as const
const acts = login.refusing('not_found', 'conflict')

export const certificatesApi = {
  show: anyone.refusing('not_found').get(one, 'Um certificado', CertificateRef, CertificateDetail, showCertificate),
  file: anyone.refusing('not_found').get(`${one}/pdf`, 'O documento de um certificado', CertificateRef, z.file(), openCertificate),
  issue: acts.refusing('forbidden').post('/v1/cursos/curso/{slug}/certificado', 'Emite o certificado, uma vez', CertificateIssue, CertificateDetail, issueCertificate),
  showOrHide: acts.post(`${one}/shown`, 'Mostra ou esconde', CertificateShown, CertificateDetail, showOrHide),
  revoke: acts.post(`${one}/revoke`, 'Revoga', CertificateRevoke, CertificateDetail, revokeCertificate),
  example: anyone.refusing('not_found').get('/v1/cursos/curso/{slug}/certificado', 'Um certificado que se pode ver', CertificateCourse, CertificateExample, exampleOf),
  names: login.get('/v1/cursos/certificados/meus/nomes', 'Os nomes que podem ir no seu certificado', CertificateNames, ownNames),
  list: login.refusing('not_found').get('/v1/cursos/meu/{slug}/certificado', 'Os certificados de um curso', CertificateFilter, CertificatePage, listCertificates),
}
