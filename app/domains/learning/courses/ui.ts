export { CourseCard, CourseCover, priceWords } from './courses/components/course-card.tsx'
