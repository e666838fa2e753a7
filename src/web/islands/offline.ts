export { OfflineStore } from '../offline/offline-store.tsx';
export { OpenFile } from '../offline/open-file.tsx';
