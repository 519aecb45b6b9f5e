import type { ReactNode } from 'react'
import { courseStateWords } from '#domains/learning/courses/courses/course.words.ts'
import type { OwnCourse } from '#domains/learning/courses/courses/courses.schemas.ts'
import { Badge } from '#ui/components/badge.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { Tabs } from '#ui/components/tabs.tsx'

type Props = {
  course: Pick<OwnCourse, 'slug' | 'title' | 'state' | 'hidden' | 'can'>
  base: string
  all: string
  inStore: boolean
  /** What this page is of the course: 'Alunos de …'. */
  title: string
  action?: ReactNode
  children: ReactNode
}

/** The head of every page of a course for who edits it. */
export const CourseFrame = ({ course, base, all, inStore, title, action, children }: Props) => (
  <div className="space-y-6">
    <PageHeader
      title={title}
      text={
        <>
          <Badge tone={courseStateWords[course.state].tone}>{courseStateWords[course.state].label}</Badge>
          {course.hidden && <Badge tone="danger">Escondido pela moderação</Badge>}
        </>
      }
      crumbs={[
        { to: all, label: 'Cursos' },
        ...(title === course.title ? [{ label: title }] : [{ to: base, label: course.title }]),
      ]}
      more={
        <LinkButton to={`/dichavando/cursos/${course.slug}`} icon="external-link" size="sm">
          Ver a página
        </LinkButton>
      }
      action={action}
    />
    <Tabs
      label="Partes do curso"
      tabs={[
        { to: base, label: 'Painel', icon: 'layout-dashboard', end: true },
        { to: `${base}/conteudo`, label: 'Conteúdo', icon: 'list' },
        { to: `${base}/edit`, label: 'Editar', icon: 'pencil' },
        { to: `${base}/alunos`, label: 'Alunos', icon: 'users' },
        ...(course.can.entries ? [{ to: `${base}/registros`, label: 'Registros', icon: 'notebook-pen' } as const] : []),
        ...(inStore ? [{ to: `${base}/consultoria`, label: 'Consultoria', icon: 'stethoscope' } as const] : []),
      ]}
    />
    {children}
  </div>
)
