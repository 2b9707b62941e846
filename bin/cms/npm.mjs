import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run } from './processes.mjs';
import { UserError } from './user-error.mjs';

/**
 * How npm is called here: the one that runs us, else the one next to this Node,
 * else the one on the PATH. The person's own npm settings (registry, proxy,
 * certificates) apply.
 *
 * @return {{ command: string, args: string[] }} Program and leading arguments.
 */
function npmCommand() {
	const folder = dirname( process.execPath );
	const candidates = [
		process.env.npm_execpath ?? '',
		join( folder, 'node_modules/npm/bin/npm-cli.js' ),
		join( folder, '../lib/node_modules/npm/bin/npm-cli.js' ),
	];
	const script = candidates.find(
		( path ) => /npm-cli\.c?js$/.test( path ) && existsSync( path )
	);
	return script
		? { command: process.execPath, args: [ script ] }
		: { command: 'npm', args: [] };
}

/**
 * @param {string} output What npm printed.
 * @return {string} Why it failed, in a few words.
 */
export function describeNpmFailure( output ) {
	const network =
		/\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED|FETCH_ERROR)\b/.exec(
			output
		);
	if ( network ) {
		return `the npm registry cannot be reached (${ network[ 1 ] }); check the network and try again`;
	}
	if ( /\bEINTEGRITY\b/.test( output ) ) {
		return 'a download is damaged or was altered (EINTEGRITY); try again';
	}
	if ( /\bENOSPC\b/.test( output ) ) {
		return 'the disk is full';
	}
	const [ , reason = 'npm failed' ] =
		/npm (?:error|ERR!) (?!code|errno|A complete log)([^\n]+)/.exec(
			output
		) ?? [];
	return reason.trim().replace( /\.+$/, '' );
}

/**
 * Runs npm.
 *
 * @param {string[]}                                               args
 * @param {{ cwd: string, failure: string, signal?: AbortSignal }} options `failure` begins the error line: "npm ci failed".
 * @return {Promise<import('./processes.mjs').RunResult>} Its output.
 * @throws {UserError} With one line that says why.
 */
export async function npm( args, { cwd, failure, signal } ) {
	const { command, args: leading } = npmCommand();
	const result = await run( command, [ ...leading, ...args ], {
		cwd,
		signal,
		shell: process.platform === 'win32' && command === 'npm',
		// A call from inside "npm start" must not inherit that call's own settings.
		env: {
			...process.env,
			npm_config_update_notifier: 'false',
			npm_config_fund: 'false',
			npm_config_audit: 'false',
		},
	} );
	if ( result.code === 127 ) {
		throw new UserError( `${ failure }: npm was not found next to Node.` );
	}
	if ( result.code !== 0 ) {
		throw new UserError(
			`${ failure }: ${ describeNpmFailure(
				result.stderr + result.stdout
			) }.`
		);
	}
	return result;
}
