export { DownloadMyData } from './download-my-data.tsx';
