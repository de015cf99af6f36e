export { expertisePage as retailPage } from './expertise.ts'
