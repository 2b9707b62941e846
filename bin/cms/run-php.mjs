import { lastLines, run } from './processes.mjs';

/**
 * Runs PHP on the command line with the engine of a site.
 *
 * @param {Pick<import('./site.mjs').SiteSettings, 'plugin' | 'engine' | 'context'>} settings
 * @param {string}                                                                   folder    The current folder of the site.
 * @param {string[]}                                                                 args      The script and its arguments.
 * @param {{ readable?: string[], onLine?: ( line: string ) => void }}               [options] More folders that PHP reads.
 * @return {Promise<import('./processes.mjs').RunResult & { reason: string }>} `reason` is the last line of the errors.
 */
export async function runPhp(
	{ plugin, engine, context },
	folder,
	args,
	{ readable = [], onLine } = {}
) {
	const {
		command,
		args: all,
		env,
	} = engine.cli( args, [ folder, plugin, ...readable ] );
	const result = await run( command, all, {
		env,
		cwd: folder,
		signal: context.signal,
		onLine,
	} );
	const reason = lastLines( result.stderr || result.stdout, 1 );
	return { ...result, reason: reason || 'PHP printed no error message' };
}
