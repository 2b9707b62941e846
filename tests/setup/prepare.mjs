import { fileURLToPath } from 'node:url';
import { buildBundle } from '../../bin/cms/bundle.mjs';
import { createProgress } from '../../bin/cms/progress.mjs';

/** Builds what the sites of all workers serve, unless it is up to date. */
export default function prepare() {
	return buildBundle(
		fileURLToPath( new URL( '../..', import.meta.url ) ),
		createProgress()
	);
}
