export { ActFields } from './components/act-fields.tsx'
export { ActForm } from './components/act-form.tsx'
export { MeasureField } from './components/measure-field.tsx'
export { TargetFields } from './components/target-fields.tsx'
