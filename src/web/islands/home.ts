export { StartBox } from '../home/start-box.tsx';
