import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const root = path.resolve(
	fileURLToPath( new URL( '../..', import.meta.url ) )
);
