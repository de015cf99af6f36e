export { expertisePage as officePage } from './expertise.ts'
