/** Everything that is held about the signed-in person, to take away. Other features import from here only. */
export { DownloadMyData } from './download-my-data.tsx';
