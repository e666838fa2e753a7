export { Directory } from '../directory/directory.tsx';
