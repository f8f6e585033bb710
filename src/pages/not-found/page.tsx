export { PageFinderSection as default } from './PageFinderSection.tsx'
