import path from 'node:path';
import { runCommand } from './run-command.mjs';

/**
 * Builds the static Storybook and runs tests of it, which need no site.
 *
 * @param {string}                                               root
 * @param {AbortSignal}                                          signal
 * @param {( env: Record<string, string>, name: string ) => any} run
 * @throws {Error} If the build fails.
 */
export async function withStorybook( root, signal, run ) {
	const status = await runCommand(
		process.execPath,
		[
			path.join( root, 'node_modules/storybook/dist/bin/dispatcher.js' ),
			'build',
			'--output-dir',
			'.cache/storybook',
			'--quiet',
		],
		{ cwd: root, signal }
	);
	if ( status !== 0 ) {
		throw new Error( 'npm run build:storybook failed.' );
	}
	return run( {}, 'storybook' );
}
